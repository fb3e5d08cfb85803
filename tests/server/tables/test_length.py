"""A journal does not grow for ever: after very many steps a table can only be played to its end."""

from __future__ import annotations

from random import Random

import pytest

from server.tables.party import INVITATION, Party, all_of, any_command
from tawy.server.refusal import Refusal
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import length
from tawy.server.tables.setup import Clock

MOST = 60
SENTENCE = f"This table has seen {MOST} steps, more than a game needs: play it to its end, or open another table."
ENOUGH = ("not_now", SENTENCE)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(length, "MOST_STEPS", MOST)


def back_and_forth(party: Party) -> Party:
    """Somebody who plays all seats takes back what they have chosen, until that is refused."""
    while party.table.n < MOST:
        party.answer()
        if party.table.n < MOST:
            party.do("A", c.Undo(party.table.position))
    return party


def test_who_goes_back_and_forth_can_in_the_end_only_play_on() -> None:
    party = back_and_forth(Party("ankh", "AA"))
    before = party.table.position
    assert before < MOST / 2
    party.answer()
    assert party.refusal("A", c.Undo(party.table.position)) == ENOUGH
    assert party.refusal("A", c.Abandon()) == ENOUGH
    party.until(lambda table: table.status == "over")
    assert party.table.outcome is not None
    assert party.table.outcome.how == "rules"
    assert all_of(party.again()) == all_of(party.table)


def test_nobody_is_asked_for_anything_at_a_table_that_never_began() -> None:
    party = Party("ankh", "AB", dealt=False)
    while party.table.n < MOST:
        party.do("B", c.Ready(ready=party.table.n % 2 == 0))
    for who, command in (("B", c.Ready()), ("B", c.Stand(1)), ("C", c.Join(INVITATION)), ("A", c.Reinvite())):
        assert party.refusal(who, command) == ENOUGH


def test_who_used_up_the_steps_holds_nobody_in_the_game() -> None:
    """The others can still choose a bot for a seat whose time is over, or give up."""
    party = Party("ankh", "AB", clock=Clock("turn", 60))
    party.until_asked(1)
    while party.table.n < MOST:
        party.do("B", c.Leave() if party.table.seats[1].away is None else c.Return())
    party.later(120_000)
    assert party.table.open_votes() == [1]
    assert party.refusal("A", c.Leave()) == ENOUGH
    assert e.TakenOver(1, "medium") in party.do("A", c.Vote(1, "bot"))
    assert isinstance(party.do("A", c.Concede(0))[0], e.Conceded)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_people_do_besides_answering_comes_to_an_end(seed: int) -> None:
    party = Party("ankh", "ABC", seed=seed, undo="revealed")
    dice, done, met = Random(f"length {seed}"), 0, set()
    while party.table.n < MOST:
        party.answer()
    for _ in range(3000):
        command = any_command(dice, party.table, INVITATION)
        if isinstance(command, c.Answer | c.Concede):
            continue
        try:
            done += bool(party.do(dice.choice("ABC"), command))
        except Refusal as refused:
            met.add(str(refused))
    assert SENTENCE in met
    assert done <= 3
