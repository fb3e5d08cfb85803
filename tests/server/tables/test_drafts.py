"""A draft: what is refused, or never stored, has changed nothing at the table that everyone sees."""

from __future__ import annotations

from random import Random

import pytest

from server.tables.party import INVITATION, LOTS, Party, all_of, any_command, caller
from tawy.server.refusal import STATUS, Refusal
from tawy.server.tables import commands as c
from tawy.server.tables.agreeing import pass_time
from tawy.server.tables.conduct import carry_out
from tawy.server.tables.setup import Clock


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), [("ankh", "ABC"), ("ankh", "AAB*"), ("plagues", "AB")])
def test_whatever_is_tried_a_refusal_changes_nothing_and_the_journal_replays(game: str, seats: str, seed: int) -> None:
    party = Party(game, seats, seed=seed, dealt=seed > 0, clock=Clock("budget", 60, 2), public=seed > 1)
    dice = Random(f"{game} {seats} {seed}")
    codes, said, done = set(), set(), 0
    while done < 150 and party.table.status != "over":
        who, command = dice.choice("AABBBCD*"), any_command(dice, party.table, INVITATION)
        if dice.random() < 0.4 and party.table.pending:
            who, command = party.who(party.asked), party.answering()
        if who == "*" and not isinstance(command, c.Answer):
            continue  # the server's hand does nothing else
        party.now += dice.randrange(3000)
        before = all_of(party.table)
        draft = party.table.draft(party.now, LOTS)
        try:
            carry_out(command, draft, caller(who))
        except Refusal as refused:
            codes.add(refused.code)
            said.add(str(refused))
        else:
            draft.close_step()
            assert all_of(party.table) == before, "a draft that was not stored"
            party.do(who, command)
            done += 1
            party.later(0)
            before = all_of(party.table)
        assert all_of(party.table) == before
    assert codes <= STATUS.keys()
    assert all(sentence.endswith(".") for sentence in said)
    assert len(codes) >= 4
    assert all_of(party.again()) == all_of(party.table)


def test_time_that_passes_on_a_draft_passes_on_no_other() -> None:
    party = Party("ankh", "AB", clock=Clock("turn", 60))
    before = all_of(party.table)
    draft = party.table.draft(party.now + 61_000)
    pass_time(draft)
    draft.close_step()
    assert draft.open_votes() != []
    assert all_of(party.table) == before


def test_what_a_draft_plays_on_stays_in_the_draft() -> None:
    party = Party("ankh", "AB")
    for _ in range(45):
        party.answer()
    before = all_of(party.table)
    draft = party.table
    for _ in range(60):
        draft = draft.draft(party.now)
        seat = draft.waiting_for()[0].seat
        one = next(one for one in draft.pending if one.seat == seat)
        token = draft.spec.token(one.game, one.ask.options[-1])
        carry_out(c.Answer(seat, draft.position, token), draft, caller(party.who(seat)))
        draft.close_step()
        if draft.status == "over":
            break
    assert draft.position > party.table.position
    assert all_of(party.table) == before


def test_a_vote_on_a_draft_is_not_given_at_the_table() -> None:
    party = Party("ankh", "ABCD")
    party.do("A", c.Leave())
    party.do("B", c.Vote(0, "bot"))
    before = all_of(party.table)
    carry_out(c.Vote(0, "bot"), party.table.draft(party.now, LOTS), caller("C"))
    assert all_of(party.table) == before


@pytest.mark.parametrize(
    "command", [c.Sit(1), c.Join(INVITATION), c.Ready()], ids=lambda command: type(command).__name__
)
def test_what_is_done_on_a_draft_is_not_done_at_the_table(command: c.Command) -> None:
    party = Party("ankh", "A.", dealt=False, public=True)
    before = all_of(party.table)
    draft = party.table.draft(party.now, LOTS)
    carry_out(command, draft, caller("C" if not isinstance(command, c.Ready) else "A"))
    draft.close_step()
    assert all_of(draft) != before
    assert all_of(party.table) == before
