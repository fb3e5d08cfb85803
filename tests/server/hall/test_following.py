"""One socket for a page: it looks from whichever seat of its person is asked, and says where it looks from."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from contract.updating import as_sent
from server.tables.party import INVITATION, NOON, Party
from tawy.kernel.event import heard_by
from tawy.server.hall.following import Follower, Following
from tawy.server.tables import commands as c
from tawy.server.tables import messages as m
from tawy.server.tables import outlook
from tawy.server.tables.table import Table

Message = m.Snapshot | m.Update | m.Ahead | m.Closing


class Page:
    """A follower and what it was sent."""

    def __init__(self, following: Following, party: Party, person: str) -> None:
        self.follower = Follower(person, None)
        following.add(self.follower, party.table, NOON, 0)

    def read(self) -> Iterator[Message]:
        """Everything that waits."""
        while not self.follower._messages.empty():
            if data := self.follower._messages.get_nowait():
                yield msgspec.json.decode(data, type=Message)

    def last(self) -> Message:
        """The last of it."""
        *_, last = self.read()
        return last


def is_from(table: Table, message: Message, seat: int | None, hears: int | None) -> None:
    """A message that begins with all that is to be seen from a seat."""
    assert isinstance(message, m.Snapshot)
    assert (message.seat, message.hears) == (seat, hears)
    assert message.view == as_sent(outlook.view(table, seat))
    assert msgspec.json.encode(message.own) == msgspec.json.encode(outlook.own(table, seat))
    assert [message.figures, message.stakes] == list(map(as_sent, outlook.figures_and_stakes(table)))
    assert as_sent(message.missed) == as_sent(outlook.moments(table, hears, table.n - len(message.missed)))


def test_who_sits_down_and_stands_up_goes_on_at_the_same_socket() -> None:
    party, following = Party("ankh", "A.", dealt=False), Following()
    party.do("B", c.Join(INVITATION))
    page = Page(following, party, "B")
    is_from(party.table, page.last(), None, None)
    for command, seat in ((c.Sit(1), 1), (c.Stand(1), None), (c.Sit(1), 1)):
        party.do("B", command)
        following.publish(party.table, NOON)
        is_from(party.table, page.last(), seat, seat)
    party.do("A", c.Ready())
    following.publish(party.table, NOON)
    assert isinstance(page.last(), m.Update)


def test_who_loses_its_seat_looks_on_without_one() -> None:
    party, following = Party("ankh", "AB", public=True), Following()
    page = Page(following, party, "A")
    is_from(party.table, page.last(), 0, 0)
    party.do("A", c.Leave())
    following.publish(party.table, NOON)
    party.do("B", c.Vote(0, "replace"))
    following.publish(party.table, NOON)
    is_from(party.table, page.last(), None, None)


def test_at_one_screen_it_looks_from_whoever_is_asked_and_hears_what_everyone_may() -> None:
    party, following = Party("plagues", "AAB", provinces=["buto", "edfu", "memphis"]), Following()
    page = Page(following, party, "A")
    looked, secrets, turns = 0, 0, 0
    for message in page.read():
        assert isinstance(message, m.Snapshot)
        looked = message.seat or 0
    while party.table.status == "running":
        party.answer()
        following.publish(party.table, NOON)
        message = page.last()
        asked = [one.seat for one in party.table.pending]
        if asked and asked[0] in {0, 1} and asked[0] != looked:
            is_from(party.table, message, asked[0], None)
            looked, turns = asked[0], turns + 1
            assert isinstance(message, m.Snapshot)
            (moment,) = message.missed
        else:
            assert isinstance(message, m.Update)
            moment = message.moment
        told = party.table.stories[-1].told
        assert [event for _, event in moment.events] == [one.event for one in heard_by(None, told)]
        secrets += len(told) - len(moment.events)
    assert turns > 10
    assert secrets > 0, "something was told that not everyone may hear"


def test_figures_are_sent_as_far_as_they_change_and_are_the_same_for_everyone() -> None:
    party, following = Party("plagues", "AB", public=True), Following()
    pages = [Page(following, party, person) for person in "ABC"]
    for page in pages:
        page.last()
    unchanged = 0
    for _ in range(60):
        before = as_sent(outlook.figures_and_stakes(party.table)[0])
        party.answer()
        following.publish(party.table, NOON)
        sent = [page.last() for page in pages]
        assert all(isinstance(message, m.Update) for message in sent)
        assert len({msgspec.json.encode(message.figures) for message in sent if isinstance(message, m.Update)}) == 1
        assert isinstance(sent[0], m.Update)
        assert (sent[0].figures == {}) == (before == as_sent(outlook.figures_and_stakes(party.table)[0]))
        unchanged += sent[0].figures == {}
    assert 0 < unchanged < 60


def test_what_options_would_do_comes_a_moment_after_the_question_to_who_is_asked() -> None:
    party, following = Party("plagues", "AB", public=True), Following()
    pages = [Page(following, party, person) for person in "ABC"]
    told = 0
    for _ in range(20):
        party.answer()
        following.publish(party.table, NOON)
        for seat, page in zip((0, 1, None), pages, strict=True):
            sent, own = page.last(), outlook.own(party.table, seat)
            assert isinstance(sent, m.Update)
            assert as_sent(sent.own) == as_sent(
                msgspec.structs.replace(own, foreseen=None, follows=own.foreseen is not None)
            )
        following.look_ahead(party.table)
        for seat, page in zip((0, 1, None), pages, strict=True):
            whole = outlook.own(party.table, seat)
            later = [message for message in page.read() if isinstance(message, m.Ahead)]
            assert len(later) == (whole.foreseen is not None)
            for ahead in later:
                assert (ahead.seat, ahead.asked_in) == (seat, party.table.asked_in)
                assert as_sent(ahead.foreseen) == as_sent(whole.foreseen)
                told += 1
        seat = party.table.waiting_for()[0].seat
        assert outlook.foreseen(party.table, seat).foreseen
    assert told


def test_of_the_table_itself_only_what_has_changed_is_sent() -> None:
    party, following = Party("ankh", "AB"), Following()
    page = Page(following, party, "A")
    first = page.last()
    assert isinstance(first, m.Snapshot)
    known = as_sent(first.table)
    for command in [None, None, c.Abandon(), c.Agree(yes=False)]:
        if command is None:
            party.answer()
        else:
            party.do("B" if isinstance(command, c.Agree) else "A", command)
        following.publish(party.table, NOON)
        *_, sent = (message for message in page.read() if isinstance(message, m.Update))
        now = as_sent(outlook.info(party.table))
        assert sent.table == {name: value for name, value in now.items() if known[name] != value}
        assert "seats" not in sent.table
        known = now
