"""The daily deal in the page: the same cards and bots as on every server, and par. It has only the results of this device."""

from __future__ import annotations

from dataclasses import replace

from farebox import Game
from farebox.page.networks import NetworkBot, NetworkKey, Networks
from farebox.page.reviews import PageReviews
from farebox.table.clock import DAY
from farebox.table.errors import Refused
from farebox.table.lobby import daily, par, starting
from farebox.table.lobby.permissions import check_seats
from farebox.table.messages.review_json import players_of
from farebox.table.messages.same_deals import DailyData, DailyDeal, SameDealResult
from farebox.table.rows import StoredEntry
from farebox.table.table import HostedTable

Of = tuple[str, str]  # day and board


def today(now: float) -> DailyData:
    days = [[daily.described(daily.day_of(one), board) for board in daily.DAILY_SEATS] for one in (now, now - DAY)]
    return DailyData(date=daily.day_of(now), until=daily.until(now), today=days[0], yesterday=days[1])


def deal(table: HostedTable, board: str) -> list[StoredEntry]:
    """Deal a new table the cards of today."""
    day = daily.day_of(table.clock.time())
    table.change(deal=daily.deal(day, board), same_deal=daily.same_deal(day, board))
    starting.fix(table)
    pending = starting.propose_deal(table)
    table.apply(pending)
    return [pending.entry]


class DailyPar:
    """Plays par after a deal is finished."""

    def __init__(self, networks: Networks) -> None:
        self._networks = networks
        self._pars: dict[Of, SameDealResult | None] = {}  # None: still to play

    def results_for(self, table: HostedTable, secret: str, record: str, reviews: PageReviews) -> DailyDeal:
        """The deal that a table has played, with its own result and par as soon as that is played."""
        row, game = table.row, table.game
        seat = check_seats(row, secret)[0]
        kind, _, of = (row.same_deal or "").partition(" ")
        if kind != "daily":
            raise Refused("not_your_seat", "this table does not play a daily deal")
        if game is None or not game.over:
            raise Refused("challenge_running", "the results are shown when your own game is over")
        day, board = of.split()
        own = SameDealResult(
            name=row.places[seat].name,
            avatar=row.places[seat].avatar,
            seat=seat,
            totals=[score.total for score in game.scores],
            winners=list(game.winners),
            place=_place(game, seat),
            finished=table.log.entries[-1].row.time,
            review=reviews.add(record, players_of(row)),
        )
        failed = self._has_failed((day, board))
        champion = None if failed else self._pars.setdefault((day, board))
        return replace(daily.described(day, board), par=champion, results=[own], par_failed=failed)

    def _has_failed(self, of: Of) -> bool:
        """Whether the champion's weights could not be fetched for this deal; the next request tries again."""
        key = _key(of)
        if of not in self._pars or not self._networks.has_failed(key):
            return False
        del self._pars[of]
        self._networks.try_again(key)
        return True

    def _next(self) -> Of | None:
        waiting = (of for of, played in self._pars.items() if played is None)
        return next((of for of in waiting if not self._networks.has_failed(_key(of))), None)

    @property
    def network(self) -> NetworkKey | None:
        """The network that the next step needs."""
        of = self._next()
        return None if of is None else _key(of)

    def step(self, reviews: PageReviews, now: float) -> None:
        """Play par, which takes less than a second."""
        if (of := self._next()) is None:
            return
        day, board = of
        game, record = par.play_par(day, board, NetworkBot(par.CHAMPION, self._networks.forward))
        self._pars[of] = SameDealResult(
            name="",
            avatar=par.AVATAR,
            seat=daily.DAILY_SEAT,
            totals=[score.total for score in game.scores],
            winners=list(game.winners),
            place=_place(game, daily.DAILY_SEAT),
            finished=now,
            review=reviews.add(str(record), par.players(board)),
        )


def _place(game: Game, seat: int) -> int:
    return daily.place_of(seat, [score.total for score in game.scores], game.winners)


def _key(of: Of) -> NetworkKey:
    return of[1], daily.DAILY_SEATS[of[1]]
