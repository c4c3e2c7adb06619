"""The daily deal: the cards of a day are the same everywhere, and a record cannot claim another day."""

from __future__ import annotations

import pytest

from farebox import RULES_VERSION, Game, Record, RecordError, board_names, load_board
from farebox.game.daily import code_of, day_of, secret_of
from farebox.game.deal import LOT, Deal, Terms, commitment_of
from farebox.table.lobby import daily

DAY = "2026-11-17"


def dealt(day: str, board: str, secret: str) -> Game:
    terms = Terms(board, load_board(board).digest, RULES_VERSION, 3, LOT)
    deal = Deal(code_of(day), secret, commitment_of(code_of(day), secret), terms)
    return Game(board, 3, first_seat=deal.first_seat, deal=deal)


def test_the_secret_of_a_day_never_changes() -> None:
    assert secret_of(DAY, "new_york") == "6c5fa6719bdd910febea997daad4ab7ef636a8e16d842c5a3585550302d16da4"
    secrets = [secret_of(day, board) for day in (DAY, "2026-11-18") for board in daily.DAILY_SEATS]
    assert len(set(secrets)) == len(secrets)


def test_every_board_has_a_daily_deal() -> None:
    assert set(daily.DAILY_SEATS) == set(board_names())


def test_a_deal_names_its_day() -> None:
    assert day_of(code_of(DAY)) == DAY
    for code in ("KQVXBM", "daily-", "daily-2026-13-01", "daily-20261117", "daily-2026-11-17x", DAY):
        assert day_of(code) is None


@pytest.mark.parametrize("board", daily.DAILY_SEATS)
def test_the_record_of_a_daily_deal_verifies(board: str) -> None:
    game = dealt(DAY, board, secret_of(DAY, board))
    game.play(game.legal_actions[0], game.to_act[0])
    verified = Record.parse(str(game.record())).verify()
    assert verified.deal is not None
    assert verified.deal.is_daily


def test_another_deal_cannot_claim_to_be_that_of_a_day() -> None:
    for day, secret in ((DAY, secret_of("2026-11-18", "new_york")), (DAY, "ab" * 32), ("2026-02-30", "ab" * 32)):
        with pytest.raises(RecordError, match="not the daily deal"):
            Record.parse(str(dealt(day, "new_york", secret).record())).verify()
