"""Taking back: freely what one has done alone since the last chance or reveal; further if all others agree.

Past a draw or a reveal only where the table was opened for that, and everyone says yes.
"""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from server.tables.party import Party, all_of, game_of
from tawy.kernel.frame import CHANCE
from tawy.server.hall.turns import bots_asked
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.agreeing import MINUTE, PATIENCE
from tawy.server.tables.setup import Clock, Undo
from tawy.server.tables.table import Table

YES, NO = c.Agree(yes=True), c.Agree(yes=False)


def drawn(table: Table) -> bool:
    """Chance has drawn something, after a few choices."""
    return table.play is not None and table.n > 8 and table.play.picks[-1].seat == CHANCE


def alone_for(choices: int, seats: str = "AB", game: str = "ankh", seed: int = 0) -> Party:
    """One person has just made some choices in a row."""
    party = Party(game, seats, seed=seed)
    party.until(lambda table: table.position - table.loose >= choices and table.loose > 0)
    return party


def last_player(party: Party) -> str:
    return party.who(party.play.picks[-1].seat)


def revealed(table: Table) -> bool:
    return any(isinstance(entry, e.Picked) and entry.revealed for entry in table.stories[-1].entries)


def beyond(seats: str = "ABC", game: str = "ankh", clock: Clock | None = None, undo: Undo = "agreed") -> Party:
    """A has made a choice, and another has played since."""
    party = Party(game, seats, clock=clock or Clock(), undo=undo)
    party.until_asked(0)
    party.answer()
    party.until(lambda table: table.loose > last_choice(party, 0) and len(table.pending) == 1)
    return party


def last_choice(party: Party, seat: int) -> int:
    position = party.play.last_choice(seat)
    assert position is not None
    return position


# --- freely ------------------------------------------------------------------------------------------


def test_ones_own_choices_are_taken_back_one_after_another() -> None:
    party = alone_for(4)
    who, loose = last_player(party), party.table.loose
    games = {position: game_of(party.table)[2] for position in [party.table.position]}
    games |= {position: party.table.spec.dump(party.play.at(position).game) for position in range(loose, max(games))}
    while party.table.position > loose:
        to = party.table.position - 1
        seat = party.play.picks[to].seat
        assert party.do(who, c.Undo(party.table.position)) == (e.TakenBack(to, seat),)
        assert party.table.position == to
        assert party.table.spec.dump(party.play.game) == games[to]
        assert party.asked == seat
    assert party.table.loose == loose


def test_several_are_taken_back_at_once() -> None:
    party = alone_for(4)
    who, loose = last_player(party), party.table.loose
    seat = party.asked_at(loose)
    assert party.do(who, c.Undo(party.table.position, loose)) == (e.TakenBack(loose, seat),)
    assert party.table.position == loose


def test_what_was_taken_back_can_be_done_otherwise_and_taken_back_again() -> None:
    party = alone_for(2)
    who, loose = last_player(party), party.table.loose
    for _ in range(3):
        party.do(who, c.Undo(party.table.position, loose))
        for token in party.tokens(party.asked):
            party.answer(token=token)
            assert party.table.loose in {loose, party.table.position}
            if party.table.loose == party.table.position:
                return
            party.do(who, c.Undo(party.table.position, loose))
        party.answer()
    assert all_of(party.again()) == all_of(party.table)


def test_after_another_has_played_the_others_are_asked() -> None:
    party = beyond("AB")
    assert isinstance(party.do("A", c.Undo(party.table.position))[0], e.Requested)
    assert party.table.request is not None
    assert party.table.request.to == last_choice(party, 0)


def test_the_others_are_not_asked_while_only_oneself_has_played() -> None:
    party = alone_for(1)
    other = ({"A", "B"} - {last_player(party)}).pop()
    party.do(last_player(party), c.Undo(party.table.position))
    assert party.table.request is None
    assert party.refusal(other, YES) == ("not_now", "Nothing is asked of the players now.")


def test_one_person_on_several_seats_goes_back_across_them() -> None:
    party = Party("ankh", "AAB")
    party.until(
        lambda table: (
            table.play is not None and {0, 1} <= {pick.seat for pick in table.play.picks[table.loose : table.position]}
        )
    )
    loose = party.table.loose
    seats = [pick.seat for pick in party.play.picks[loose:]]
    assert [entry for _ in seats for entry in party.do("A", c.Undo(party.table.position))] == [
        e.TakenBack(loose + number, seats[number]) for number in reversed(range(len(seats)))
    ]


def test_two_bots_are_not_one_player() -> None:
    party = Party("ankh", "A***")
    party.until(
        lambda table: (
            table.play is not None
            and len(table.play.picks) > 1
            and {1, 2} == {pick.seat for pick in table.play.picks[-2:]}
        )
    )
    assert party.table.loose >= party.table.position - 1


def test_nobody_takes_back_the_choice_of_another() -> None:
    party = alone_for(2)
    other = ({"A", "B"} - {last_player(party)}).pop()
    to = party.table.position - 1
    said = f"You have no choice of yours to take back at position {to}."
    assert party.refusal(other, c.Undo(party.table.position, to)) == ("not_now", said)


@pytest.mark.parametrize("ahead", [0, 1, 1000])
def test_nobody_goes_back_to_what_has_not_been(ahead: int) -> None:
    party = alone_for(2)
    to = party.table.position + ahead
    assert party.refusal(last_player(party), c.Undo(party.table.position, to))[0] == "not_now"


def test_going_back_is_meant_for_the_position_that_is_seen() -> None:
    party = alone_for(2)
    assert party.refusal(last_player(party), c.Undo(party.table.position - 1))[0] == "moved_on"


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    party = Party("ankh", "AB")
    assert party.refusal("A", c.Undo(party.table.position)) == ("not_now", "You have made no choice yet.")


def test_a_spectator_takes_nothing_back() -> None:
    party = Party("ankh", "AB", public=True)
    party.answer()
    for command in (c.Undo(party.table.position), c.Abandon(), YES):
        assert party.refusal("C", command) == ("not_yours", "You hold no seat in this game.")


# --- if all others agree -----------------------------------------------------------------------------


def test_when_all_others_agree_it_is_taken_back() -> None:
    party = beyond("ABC")
    to = last_choice(party, 0)
    before = party.table.spec.dump(party.play.at(to).game)
    party.do("A", c.Undo(party.table.position))
    assert party.do("B", YES) == (e.Agreed("B"),)
    assert party.table.position > to
    assert party.do("C", YES) == (e.Agreed("C"), e.TakenBack(to, None))
    assert (party.table.position, party.table.loose, party.table.request) == (to, to, None)
    assert party.table.spec.dump(party.play.game) == before
    assert all_of(party.again()) == all_of(party.table)


def test_to_agree_twice_counts_once() -> None:
    party = beyond("ABC")
    party.do("A", c.Undo(party.table.position))
    party.do("B", YES)
    party.do("B", YES)
    assert party.table.request is not None


def test_whoever_asks_needs_not_agree_and_cannot_agree_for_others() -> None:
    party = beyond("AB")
    position = party.table.position
    party.do("A", c.Undo(position))
    party.do("A", YES)
    assert party.table.position == position


def test_one_refusal_ends_the_request() -> None:
    party = beyond("ABC")
    position = party.table.position
    party.do("A", c.Undo(position))
    party.do("B", YES)
    assert party.do("C", NO) == (e.Lapsed("refused", "C"),)
    assert (party.table.request, party.table.position) == (None, position)


def test_whoever_asks_may_withdraw() -> None:
    party = beyond("AB")
    party.do("A", c.Undo(party.table.position))
    assert party.do("A", NO) == (e.Lapsed("withdrawn", "A"),)
    assert party.table.request is None


@pytest.mark.parametrize("clock", [Clock(), Clock("budget", 3600), Clock("turn", 3600), Clock("days", 30 * 86_400)])
def test_a_request_that_nobody_answers_lapses_in_time(clock: Clock) -> None:
    party = beyond("AB", clock=clock)
    party.do("A", c.Undo(party.table.position))
    assert party.table.wake() == party.now + PATIENCE[clock.kind]
    assert party.later(PATIENCE[clock.kind] - 1) == ()
    assert party.later(1) == (e.Lapsed("time"),)
    assert party.table.request is None
    assert party.later(MINUTE) == ()


def test_a_request_is_overtaken_when_somebody_plays_on() -> None:
    party = beyond("ABC")
    who = party.who(party.asked)
    party.do("A", c.Undo(party.table.position))
    lapsed, picked = party.answer()
    assert lapsed == e.Lapsed("overtaken", who)
    assert isinstance(picked, e.Picked)
    assert party.table.request is None


def test_a_request_is_overtaken_when_somebody_freely_takes_back() -> None:
    party = beyond("ABC")
    party.until(lambda table: table.loose < table.position)
    mover = last_player(party)
    players = [party.who(pick.seat) for pick in party.play.picks if pick.seat != CHANCE]
    asker = next(person for person in players if person != mover)
    party.do(asker, c.Undo(party.table.position))
    to = party.table.position - 1
    taken = e.TakenBack(to, party.asked_at(to))
    assert party.do(mover, c.Undo(party.table.position)) == (e.Lapsed("overtaken", mover), taken)


def test_there_is_one_request_at_a_time() -> None:
    party = beyond("ABC")
    party.do("A", c.Undo(party.table.position))
    said = "Another request is waiting for its answer."
    assert party.refusal("A", c.Undo(party.table.position)) == ("not_now", said)
    assert party.refusal("B", c.Abandon()) == ("not_now", said)


def test_bots_hold_still_while_people_are_asked() -> None:
    party = beyond("AB*")
    party.until_asked(2)
    assert bots_asked(party.table) == [2]
    party.do("A", c.Undo(party.table.position))
    assert bots_asked(party.table) == []
    party.do("B", NO)
    assert bots_asked(party.table) == [2]


def test_a_bot_that_thought_already_does_not_overtake_a_request() -> None:
    party = beyond("AB*")
    party.until_asked(2)
    answer = party.answering(2)
    party.do("A", c.Undo(party.table.position))
    said = "Bots hold still while people are asked to agree on something."
    assert party.refusal("*", answer) == ("not_now", said)
    party.do("B", NO)
    party.do("*", answer)


def test_alone_with_bots_it_is_granted_at_once() -> None:
    party = beyond("A**")
    to = last_choice(party, 0)
    requested, taken = party.do("A", c.Undo(party.table.position))
    assert isinstance(requested, e.Requested)
    assert taken == e.TakenBack(to, None)
    assert (party.table.position, party.table.request) == (to, None)


def test_alone_in_a_solo_game_chance_is_taken_back_at_once() -> None:
    party = Party("plagues", "A")
    party.until(drawn)
    to = last_choice(party, 0)
    assert party.do("A", c.Undo(party.table.position))[-1] == e.TakenBack(to, None)


def test_when_the_last_who_has_not_agreed_gives_up_it_is_taken_back() -> None:
    party = beyond("ABC")
    party.do("A", c.Undo(party.table.position))
    party.do("B", YES)
    assert isinstance(party.do("C", c.Concede(2))[-1], e.TakenBack)


def test_a_table_may_be_opened_without_asking_to_go_back() -> None:
    party = beyond("AB", undo="own")
    said = "At this table only what concerns nobody else is taken back."
    assert party.refusal("A", c.Undo(party.table.position)) == ("not_now", said)
    party.do(last_player(party), c.Undo(party.table.position))
    assert isinstance(party.do("A", c.Abandon())[0], e.Requested)


# --- past a draw or a reveal -------------------------------------------------------------------------

STAYS = "Something was drawn or revealed since: at this table that is not taken back."


def after_draw(seats: str = "AB", undo: Undo = "agreed") -> tuple[Party, str]:
    """Chance has just drawn after a choice of somebody."""
    party = Party("plagues", seats, undo=undo)
    party.until(drawn)
    return party, next(party.who(pick.seat) for pick in reversed(party.play.picks) if pick.seat != CHANCE)


def after_reveal(seats: str = "AB", undo: Undo = "agreed", clock: Clock | None = None) -> Party:
    """Battle cards were just revealed."""
    party = Party("ankh", seats, undo=undo, clock=clock or Clock())
    party.until(revealed)
    return party


@pytest.mark.parametrize("undo", ["agreed", "own"])
def test_what_was_drawn_is_not_taken_back(undo: Undo) -> None:
    party, who = after_draw(undo=undo)
    assert party.table.loose == party.table.position
    code, sentence = party.refusal(who, c.Undo(party.table.position))
    assert (code, sentence == STAYS) == ("not_now", undo == "agreed")


def test_what_was_revealed_is_not_taken_back() -> None:
    party = after_reveal()
    assert party.refusal("A", c.Undo(party.table.position)) == ("not_now", STAYS)
    together = party.opened_together()
    before = max(at for at in range(party.table.position) if party.asked_at(at) == 0 and at not in together)
    assert party.refusal("A", c.Undo(party.table.position, before)) == ("not_now", STAYS)


def test_what_came_after_a_reveal_is_taken_back_by_consent() -> None:
    party = after_reveal()

    def chosen(table: Table) -> list[int]:
        """What A chose since the last reveal, before B chose something."""
        return [at for at in range(table.reveals[-1], table.loose) if party.asked_at(at) == 0]

    party.until(lambda table: bool(chosen(table)))
    at = chosen(party.table)[0]
    party.do("A", c.Undo(party.table.position, at))
    assert party.do("B", YES)[-1] == e.TakenBack(at, None)


def test_where_the_table_was_opened_for_it_everyone_may_agree_to_go_back_past_a_reveal() -> None:
    party = after_reveal("ABC", "revealed")
    to = party.ground(party.opened_together()[-1])
    party.do("A", c.Undo(party.table.position))
    request = outlook.info(party.table).request
    assert request is not None
    assert (request.past_reveal, request.awaited, request.then) == (True, ["B", "C"], "lapsed")
    party.do("B", YES)
    assert party.do("C", YES) == (e.Agreed("C"), e.TakenBack(to, None))
    assert not party.table.is_past_reveal(to)
    assert all_of(party.again()) == all_of(party.table)


@pytest.mark.parametrize("gone", [c.Leave(), None])
def test_silence_never_takes_back_what_was_revealed(gone: c.Command | None) -> None:
    party = after_reveal("ABC", "revealed")
    if gone is not None:
        party.do("C", gone)
    party.do("A", c.Undo(party.table.position))
    assert party.do("B", YES) == (e.Agreed("B"),)
    assert party.later(PATIENCE["none"]) == (e.Lapsed("time"),)


def test_an_older_reveal_counts_again_when_a_later_one_was_taken_back() -> None:
    party = after_reveal("AB", "revealed")
    first = party.table.position
    party.until(lambda table: table.position > first and revealed(table))
    second = party.ground(party.opened_together()[-1])
    party.do("A", c.Undo(party.table.position))
    party.do("B", YES)
    assert party.table.position == second
    assert not party.table.is_past_reveal(second)
    assert party.table.is_past_reveal(first - 1)


# --- the trace ---------------------------------------------------------------------------------------


def test_what_was_taken_back_stays_in_the_story() -> None:
    party = alone_for(2)
    picked = party.table.stories[-1]
    who = last_player(party)
    party.do(who, c.Undo(party.table.position))
    assert party.table.stories[-2] == picked
    told = [moment for moment in outlook.moments(party.table, None) if moment.n >= picked.n]
    assert [msgspec.json.decode(news)["type"] for moment in told for news in moment.news] == ["TakenBack"]


@pytest.mark.parametrize(("game", "seats"), [("ankh", "AB*"), ("ankh", "ABC"), ("plagues", "AB"), ("plagues", "AA*")])
def test_a_game_with_much_taking_back_goes_on_to_its_end_and_replays(game: str, seats: str) -> None:
    party = Party(game, seats, undo="revealed")
    back = 0
    while party.table.status == "running":
        party.answer(party.dice.choice([one.seat for one in party.table.waiting_for()]))
        person = party.dice.choice(sorted(party.table.players()))
        mine = [position for position, pick in enumerate(party.play.picks) if pick.seat in party.table.seats_of(person)]
        if party.table.status == "running" and mine and back < 25 and party.dice.random() < 0.2:
            back += 1
            party.do(person, c.Undo(party.table.position, party.dice.choice(mine[-3:])))
            for other in sorted(party.table.players() - {person}) if party.table.request is not None else []:
                party.do(other, YES)
            assert party.table.request is None
        if party.dice.random() < 0.02:
            assert all_of(party.again()) == all_of(party.table)
    assert back > 10
    assert all_of(party.again()) == all_of(party.table)
    assert party.table.outcome is not None
    assert party.table.outcome.how == "rules"


# --- an answer names the step it answers -----------------------------------------------------------------------------

ANEW = ("moved_on", "Something was taken back since: look at what is asked now, and answer that.")


def test_an_answer_to_what_was_asked_before_an_undo_is_none_to_the_same_question_asked_again() -> None:
    party = alone_for(2)
    who = last_player(party)
    party.do(who, c.Undo(party.table.position))
    seen = party.answering()
    party.do(who, seen)
    party.do(who, c.Undo(party.table.position))
    assert party.table.position == seen.position, "the same place once more"
    assert party.refusal(who, seen) == ANEW
    assert party.refusal(who, replace(seen, asked_in=None)) == ANEW, "which of the two is meant?"
    party.do(who, replace(seen, asked_in=party.table.asked_in))
    assert party.table.position == seen.position + 1


def test_where_nothing_was_taken_back_the_position_says_which_question_is_meant() -> None:
    party = alone_for(2)
    answer = replace(party.answering(), asked_in=None)
    party.do(party.who(answer.seat), answer)
    assert party.table.position > answer.position


def test_a_sealed_answer_is_not_taken_back_for_a_question_of_before() -> None:
    party = Party("ankh", "ABC")
    party.until(lambda table: len(table.waiting_for()) > 1)
    seat = party.asked
    party.answer(seat)
    unseal = c.Unseal(seat, party.table.position, party.table.asked_in - 1)
    assert party.refusal(party.who(seat), unseal) == ANEW
    party.do(party.who(seat), replace(unseal, asked_in=party.table.asked_in))


def test_an_undo_names_the_step_too() -> None:
    party = alone_for(3)
    late = c.Undo(party.table.position, asked_in=party.table.asked_in)
    who = last_player(party)
    party.do(who, late)
    party.answer()
    assert party.table.position == late.position
    assert party.refusal(who, late) == ANEW


def test_consent_is_to_the_request_that_was_seen() -> None:
    party = Party("ankh", "ABC")
    party.do("A", c.Abandon())
    first = party.table.request
    assert first is not None
    yes = c.Agree(yes=True, asked_in=first.asked_in)
    party.do("A", NO)
    party.do("C", c.Abandon())
    said = "Something else is requested meanwhile: look at it, and answer that."
    assert party.refusal("B", yes) == ("moved_on", said)
    assert party.table.request is not None
    party.do("B", c.Agree(yes=True, asked_in=party.table.request.asked_in))
    assert "B" in party.table.request.agreed


def test_what_was_retraced_is_kept_and_replayed() -> None:
    party = alone_for(2)
    party.do(last_player(party), c.Undo(party.table.position))
    assert party.again().retraced == party.table.retraced == party.table.position + 1
