"""What the host may do: send people away before the game, keep them out, withdraw the invitation."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from server.tables.party import INVITATION, Party, all_of, caller
from tawy.server.hall.following import Follower, Following, may_follow
from tawy.server.refusal import Refusal, no_such_table
from tawy.server.tables import commands as c
from tawy.server.tables import entries as e
from tawy.server.tables import outlook
from tawy.server.tables.caller import may_see
from tawy.server.tables.hosting import MOST_CALLED, offer
from tawy.server.tables.parts import Seat

NO_TABLE = ("not_found", str(no_such_table()))
NO_HOST = ("not_yours", "Only the host can do that: whoever has opened the table.")


def gathered(seats: str = "ABB", *, public: bool = False) -> Party:
    """A is the host, B sits, C has come in and watches."""
    party = Party("ankh", seats, dealt=False, public=public)
    party.do("C", c.Join(INVITATION))
    return party


# --- sending away ------------------------------------------------------------------------------------


def test_who_is_sent_away_stands_up_from_every_seat_and_sees_the_table_no_more() -> None:
    party = gathered()
    party.do("B", c.Ready())
    watching = [Follower("B", 1), Follower("B", None)]
    assert party.do("A", c.Remove("B")) == (e.Removed("B", "Ms B"),)
    assert party.table.seats[1:] == [Seat(), Seat()]
    assert (party.table.ready, sorted(party.table.members)) == (frozenset(), ["A", "C"])
    assert not may_see(party.table, "B", party.now)
    assert not any(may_follow(party.table, follower) for follower in watching)
    assert party.refusal("B", c.Sit(1)) == NO_TABLE
    assert all_of(party.again()) == all_of(party.table)


def test_who_was_sent_away_comes_back_by_the_invitation() -> None:
    party = gathered()
    party.do("A", c.Remove("B"))
    party.do("B", c.Join(INVITATION))
    party.do("B", c.Sit(2))
    assert party.table.seats_of("B") == [2]


def test_everybody_at_the_table_hears_who_was_sent_away() -> None:
    party = gathered()
    party.do("A", c.Ban("B"))
    (moment,) = outlook.moments(party.table, None, party.table.n - 1)
    assert [msgspec.json.decode(news) for news in moment.news] == [{"type": "Removed", "person": "B", "name": "Ms B"}]


def test_nobody_is_sent_away_once_the_game_has_begun() -> None:
    party = Party("ankh", "AB")
    assert party.refusal("A", c.Remove("B")) == ("not_now", "The game has begun already.")


def test_only_who_came_in_can_be_sent_away_and_never_the_host() -> None:
    party = gathered()
    assert party.refusal("A", c.Remove("D")) == ("not_now", "Nobody like that is at this table.")
    for command in (c.Remove("A"), c.Ban("A")):
        said = "This is your own table: you cannot send yourself away."
        assert party.refusal("A", command) == ("not_now", said)


@pytest.mark.parametrize("command", [c.Remove("C"), c.Ban("C"), c.Ban("C", banned=False), c.Reinvite()])
def test_only_the_host_is_the_host(command: c.Command) -> None:
    for public in (False, True):
        party = gathered(public=public)
        assert party.refusal("B", command) == NO_HOST
        assert party.refusal("C", command) == NO_HOST
        assert party.refusal("D", command) == (NO_HOST if public else NO_TABLE)


# --- keeping out -------------------------------------------------------------------------------------


@pytest.mark.parametrize("public", [False, True])
def test_who_is_kept_out_finds_no_table_by_any_way(*, public: bool) -> None:
    party = gathered(public=public)
    assert party.do("A", c.Ban("B")) == (e.Removed("B", "Ms B"), e.Banned("B", "Ms B"))
    assert not may_see(party.table, "B", party.now)
    for command in (c.Join(INVITATION), c.Sit(1), c.Ready(), c.Abandon()):
        assert party.refusal("B", command) == NO_TABLE
    assert party.table.seats[1:] == [Seat(), Seat()]
    assert all_of(party.again()) == all_of(party.table)


def test_who_watches_a_public_game_is_kept_out_and_its_pages_are_closed() -> None:
    party = Party("ankh", "AB", public=True)
    assert may_follow(party.table, Follower("D", None))
    assert party.do("A", c.Ban("D")) == (e.Banned("D", ""),)
    assert not may_follow(party.table, Follower("D", None))
    assert may_follow(party.table, Follower("127.0.0.1", None)), "who it is, is not known"


def test_who_is_kept_out_is_not_among_those_who_watch_while_its_page_closes() -> None:
    party, following = gathered(), Following()
    for person in "AC":
        following.add(Follower(person, None, f"Ms {person}"), party.table, party.now, None)
    assert following.named() == {"A": "Ms A", "C": "Ms C"}
    party.do("A", c.Remove("C"))
    following.publish(party.table, party.now)
    assert following.named() == {"A": "Ms A"}


def test_of_who_only_watched_nobody_hears() -> None:
    party = Party("ankh", "AB", public=True)
    for banned in (True, False):
        party.do("A", c.Ban("D", banned=banned))
        for viewpoint in (0, 1, None):
            sent = msgspec.json.encode(outlook.snapshot(party.table, viewpoint, 0, 0, viewpoint))
            assert b'"D"' not in sent
            assert b"anned" not in sent


def test_nobodys_seat_in_a_game_that_has_begun_is_the_hosts_to_take() -> None:
    said = "Nobody's seat is taken away once the game has begun: when a player is away, the others choose."
    party = Party("ankh", "ABC")
    assert party.refusal("A", c.Ban("B")) == ("not_now", said)
    party.do("B", c.Leave())
    assert party.refusal("A", c.Ban("B")) == ("not_now", said)
    for person in "AC":
        party.do(person, c.Vote(1, "replace"))
    assert party.refusal("A", c.Ban("B")) == ("not_now", said), "B may sit down again"
    party.do("C", c.Concede(2))
    assert party.refusal("A", c.Ban("C")) == ("not_now", said)
    party.do("A", c.Concede(0))
    assert party.table.status == "over"
    assert party.refusal("A", c.Ban("C")) == ("not_now", said)


def test_whose_seat_another_has_taken_can_be_kept_out() -> None:
    party = Party("ankh", "AB")
    party.do("B", c.Leave())
    party.do("A", c.Vote(1, "replace"))
    party.do("C", c.Join(INVITATION))
    party.do("C", c.Sit(1))
    assert party.do("A", c.Ban("B")) == (e.Banned("B", "Ms B"),)
    assert not may_see(party.table, "B", party.now)


def test_who_is_kept_out_may_be_let_in_again() -> None:
    party = gathered()
    party.do("A", c.Ban("B"))
    assert party.refusal("A", c.Ban("B")) == ("not_now", "They are kept out already.")
    assert party.do("A", c.Ban("B", banned=False)) == (e.Unbanned("B"),)
    assert not may_see(party.table, "B", party.now)
    party.do("B", c.Join(INVITATION))
    assert may_see(party.table, "B", party.now)
    assert party.refusal("A", c.Ban("B", banned=False)) == ("not_now", "They are not kept out.")


def test_the_host_sees_who_came_in_who_watches_and_who_is_kept_out() -> None:
    party = gathered(public=True)
    party.do("A", c.Ban("C"))
    here = outlook.people(party.table, {"A": "Ms A", "B": "Bee", "D": "Dee"})
    assert [(one.person, one.name, one.seated, one.banned) for one in here] == [
        ("B", "Ms B", True, False),
        ("D", "Dee", False, False),
        ("C", "Ms C", False, True),
    ]


# --- the invitation ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dealt", [False, True])
def test_a_withdrawn_invitation_opens_nothing_and_the_new_one_does(*, dealt: bool) -> None:
    party = Party("ankh", "AB", dealt=dealt)
    (reinvited,) = party.do("A", c.Reinvite())
    assert isinstance(reinvited, e.Reinvited)
    assert reinvited.invitation == party.table.invitation != INVITATION
    assert party.refusal("C", c.Join(INVITATION)) == NO_TABLE
    party.do("C", c.Join(reinvited.invitation))
    assert sorted(party.table.members) == ["A", "B", "C"], "who came in by the old one stays"
    assert all_of(party.again()) == all_of(party.table)


def test_who_came_to_watch_sits_only_by_the_invitation_to_play() -> None:
    party = gathered("AB.")
    party.do("A", c.Reinvite("watch"))
    party.do("Z", c.Join(party.table.watching))
    assert party.refusal("Z", c.Sit(2)) == (
        "not_yours",
        "You came in to watch: ask for the invitation to play, and open that.",
    )
    party.do("Z", c.Join(party.table.invitation))
    party.do("Z", c.Sit(2))
    assert party.table.watchers == frozenset()
    assert all_of(party.again()) == all_of(party.table)


def test_the_spectators_invitation_is_renewed_by_itself() -> None:
    party = gathered()
    party.do("A", c.Reinvite("watch"))
    play, watch = party.table.invitation, party.table.watching
    party.do("A", c.Reinvite("watch"))
    assert party.table.invitation == play
    assert party.table.watching not in {watch, play}
    assert party.refusal("Z", c.Join(watch)) == NO_TABLE


def test_an_old_table_has_no_spectators_invitation_and_an_empty_one_opens_nothing() -> None:
    party = gathered()
    assert party.table.watching == ""
    assert party.refusal("Z", c.Join("")) == NO_TABLE


def test_no_two_invitations_are_the_same() -> None:
    party = gathered()
    known = {INVITATION}
    for _ in range(3):
        party.do("A", c.Reinvite())
        known.add(party.table.invitation)
    assert len(known) == 4


def test_a_new_invitation_is_told_to_nobody() -> None:
    party = Party("ankh", "AB", public=True)
    party.do("A", c.Reinvite())
    secret = party.table.invitation.encode()
    for viewpoint in (0, 1, None):
        (moment,) = outlook.moments(party.table, viewpoint, party.table.n - 1)
        assert moment.news == []
        assert secret not in msgspec.json.encode(outlook.snapshot(party.table, viewpoint, 0, 0, viewpoint))
        assert secret not in msgspec.json.encode(outlook.diary(party.table, viewpoint))
    assert secret not in msgspec.json.encode(outlook.summary(party.table))


def test_at_most_so_many_people_are_called_and_the_journal_knows_them() -> None:
    party = Party("ankh", "A.", dealt=False)
    for number in range(MOST_CALLED):
        party.step(partial(offer, caller=caller("A"), person=f"friend {number}"))
    with pytest.raises(Refusal, match="At most 20 people are called"):
        offer(party.table.draft(party.now), caller("A"), "one more")
    assert len(party.table.called) == MOST_CALLED
    assert party.again().offered == party.table.offered
    with pytest.raises(Refusal, match="Only the host"):
        offer(party.table.draft(party.now), caller("friend 0"), "somebody")


def test_nobody_is_offered_a_seat_whom_the_host_keeps_out() -> None:
    party = Party("ankh", "A.", dealt=False)
    party.do("C", c.Join(INVITATION))
    party.do("A", c.Ban("C"))
    with pytest.raises(Refusal, match="let them in first"):
        offer(party.table.draft(party.now), caller("A"), "C")
