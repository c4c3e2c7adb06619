"""Opening and closing the home network, which only a page on this computer may do."""

from __future__ import annotations

from fastapi import Request

from farebox.server.api.middleware import host_of, is_local, is_loopback
from farebox.server.api.protocol import ChangeHomeNetwork, HomeNetworkData
from farebox.server.home_network import HomeNetwork
from farebox.table.errors import Refused

PROXIED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


async def home_network(request: Request) -> HomeNetworkData:
    """The addresses for other devices, as told to pages on this computer; all others already have one that works."""
    home, fixed = _home(request), request.app.state.settings.address
    if not is_this_computer(request):
        return HomeNetworkData(can_change=False, addresses=[])
    if fixed is not None or home is None:
        return HomeNetworkData(can_change=False, addresses=[] if fixed is None else [fixed])
    return HomeNetworkData(can_change=True, addresses=await home.addresses())


async def change_home_network(request: Request, change: ChangeHomeNetwork) -> HomeNetworkData:
    """Let other devices in the home network connect, or disconnect them again."""
    home = _home(request)
    if home is None or not is_this_computer(request):
        raise Refused("not_this_computer", "only a page on the computer that runs the server may do that")
    await (home.open() if change.open else home.close())
    return await home_network(request)


def is_this_computer(request: Request) -> bool:
    """Whether a page or program on this computer asks, without a proxy in between.

    The host is also checked: another site may let its own name point to this computer, but cannot call itself localhost.
    """
    urls = [f"//{request.headers.get('host', '')}", *request.headers.getlist("origin")]
    own = all(is_loopback(host_of(url) or "") for url in urls)
    return is_local(request.scope) and own and not any(name in request.headers for name in PROXIED)


def _home(request: Request) -> HomeNetwork | None:
    home: HomeNetwork | None = request.app.state.home
    return home
