"""Two seats of one merged god: both see what is asked, the lower proposes, the upper answers (A8.9)."""

from __future__ import annotations

import msgspec
import pytest

from server.tables.party import Party, all_of
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.table import Table


def partner_of(table: Table) -> int | None:
    """The seat that shares a god with the one that is asked, if a question with more than one to ask is pending."""
    for one in table.pending:
        for ally in table.spec.allies(one.game, one.seat):
            if ally != one.seat and ally not in {other.seat for other in table.pending}:
                return ally
    return None


class Merged:
    """Three people; two of them share a god, and the upper is asked."""

    def __init__(self) -> None:
        self.party = Party("ankh", "ABC")
        self.party.until(lambda table: partner_of(table) is not None)
        lower = partner_of(self.party.table)
        assert lower is not None
        self.lower = lower
        self.upper = next(
            one.seat for one in self.table.pending if self.lower in self.table.spec.allies(one.game, one.seat)
        )
        (self.third,) = {0, 1, 2} - {self.lower, self.upper}
        self.tokens = self.party.tokens(self.upper)

    @property
    def table(self) -> Table:
        return self.party.table

    def propose(self, token: str) -> tuple[e.Entry, ...]:
        return self.party.do(self.party.who(self.lower), c.Propose(self.lower, self.table.position, token))


@pytest.fixture
def merged() -> Merged:
    return Merged()


def test_both_seats_of_the_god_see_the_options_and_the_third_does_not(merged: Merged) -> None:
    for seat in (merged.upper, merged.lower):
        question = outlook.own(merged.table, seat).question
        assert question is not None
        assert question.options is not None
        assert question.seat == merged.upper
        assert [option.token for option in question.options] == merged.tokens
    question = outlook.own(merged.table, merged.third).question
    assert question is not None
    assert question.options is None


def test_a_proposal_reaches_the_two_alone(merged: Merged) -> None:
    token = merged.tokens[-1]
    assert merged.propose(token) == (e.Proposed(merged.lower, token),)
    for seat in (merged.upper, merged.lower):
        assert outlook.own(merged.table, seat).proposals == {str(merged.lower): token}
    for viewpoint in (merged.third, None):
        assert outlook.own(merged.table, viewpoint).proposals == {}
    for viewpoint in (merged.upper, merged.lower, merged.third, None):
        (moment,) = outlook.moments(merged.table, viewpoint, merged.table.n - 1)
        assert (moment.news, moment.events) == ([], [])


def test_what_is_proposed_makes_no_difference_to_what_the_third_is_sent() -> None:
    sent = set()
    for choice in (0, -1):
        merged = Merged()
        merged.propose(merged.tokens[choice])
        sent.add(msgspec.json.encode(outlook.snapshot(merged.table, merged.third, 0, 0, merged.third)))
    assert len(sent) == 1


def test_the_last_proposal_counts(merged: Merged) -> None:
    merged.propose(merged.tokens[0])
    merged.propose(merged.tokens[-1])
    assert merged.table.proposals == {merged.lower: merged.tokens[-1]}


def test_a_proposal_changes_nothing_in_the_game(merged: Merged) -> None:
    game, position = merged.table.spec.dump(merged.party.play.game), merged.table.position
    merged.propose(merged.tokens[0])
    assert (merged.table.spec.dump(merged.party.play.game), merged.table.position) == (game, position)


def test_the_lower_seat_cannot_answer_for_the_upper(merged: Merged) -> None:
    lower, position, token = merged.party.who(merged.lower), merged.table.position, merged.tokens[0]
    foreign = merged.party.refusal(lower, c.Answer(merged.upper, position, token))
    assert foreign == ("not_yours", f"Seat {merged.upper} is not yours.")
    own = merged.party.refusal(lower, c.Answer(merged.lower, position, token))
    assert own == ("not_now", f"Seat {merged.lower} is not asked now.")


def test_a_proposal_is_gone_after_the_answer(merged: Merged) -> None:
    merged.propose(merged.tokens[0])
    merged.party.answer(merged.upper, merged.tokens[-1])
    if merged.table.sealed:
        merged.party.until(lambda table: not table.sealed)
    assert merged.table.proposals == {}
    assert outlook.own(merged.table, merged.upper).proposals == {}
    assert all_of(merged.party.again()) == all_of(merged.table)


def test_only_what_can_be_answered_can_be_proposed(merged: Merged) -> None:
    command = c.Propose(merged.lower, merged.table.position, "nonsense")
    assert merged.party.refusal(merged.party.who(merged.lower), command)[0] == "illegal"
    late = c.Propose(merged.lower, merged.table.position - 1, merged.tokens[0])
    assert merged.party.refusal(merged.party.who(merged.lower), late)[0] == "moved_on"


def test_who_shares_no_god_with_the_asked_proposes_nothing(merged: Merged) -> None:
    position, token = merged.table.position, merged.tokens[0]
    for seat in (merged.third, merged.upper):
        refused = merged.party.refusal(merged.party.who(seat), c.Propose(seat, position, token))
        assert refused == ("not_now", "Nobody who shares a god with you is asked now.")


def test_nobody_proposes_for_another_seat(merged: Merged) -> None:
    command = c.Propose(merged.lower, merged.table.position, merged.tokens[0])
    assert merged.party.refusal(merged.party.who(merged.third), command)[0] == "not_yours"


def test_the_lower_seat_knows_the_sealed_answer_of_its_god() -> None:
    for seed in range(60):
        party = Party("ankh", "ABC", seed=seed)
        while party.table.status == "running":
            lower = partner_of(party.table)
            if lower is not None and len(party.table.pending) > 1:
                upper = next(
                    one.seat for one in party.table.pending if lower in party.table.spec.allies(one.game, one.seat)
                )
                party.answer(upper, party.tokens(upper)[0])
                sealed = party.table.sealed[upper]
                (third,) = {0, 1, 2} - {lower, upper}
                assert [outlook.own(party.table, seat).sealed for seat in (upper, lower, third)] == [
                    sealed,
                    sealed,
                    None,
                ]
                return
            party.answer()
    raise AssertionError("no battle of a merged god")
