"""Listening sockets, and the addresses of this computer in a home network."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address, ip_network

BACKLOG = 2048  # pending connections: after a restart, all clients reconnect at once
PRIVATE_RANGES = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")))
# An address for documentation finds the default route, the others find home networks beside a VPN. IPv4 goes first.
PROBES = ("192.0.2.1", "192.168.1.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "2001:db8::1")


def listen(host: str, ports: Iterable[int]) -> socket.socket:
    """Listen on the first of the ports that is free; 0 is any free port. Raises OSError."""
    problem = OSError(errno.EADDRINUSE, "no port is free")
    for port in ports:
        listener = socket.socket(_family(host))
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen(BACKLOG)
            return listener
        except OSError as error:
            listener.close()
            problem = error
    raise problem


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def home_addresses() -> list[str]:
    """This computer's addresses in private networks, the most likely one first."""
    found = list(dict.fromkeys(filter(_is_private, own_addresses())))
    return found or list(dict.fromkeys(filter(_is_private, _named_addresses())))


def own_addresses() -> Iterator[str]:
    """The addresses this computer would send from, by its routes: nothing is sent. An address may be repeated."""
    for target in PROBES:
        with suppress(OSError), socket.socket(_family(target), socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            yield str(probe.getsockname()[0])


def _named_addresses() -> Iterator[str]:
    """The addresses of this computer's name. This may ask a name server that does not answer."""
    for family in (socket.AF_INET, socket.AF_INET6):
        with suppress(OSError):
            for *_, address in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM):
                yield str(address[0])


def _is_private(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in PRIVATE_RANGES)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
