"""Frames and the one loop, shown on a game of three steps."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tawy.kernel.codec import Codec, frames_in
from tawy.kernel.event import Event, heard_by
from tawy.kernel.frame import CHANCE, Ask, Columns, Frame
from tawy.kernel.refusal import Refused


class Pile(Columns):
    """Two seats take stones in turn."""

    __slots__ = ("hidden", "notes", "stones")
    columns: ClassVar[tuple[str, ...]] = __slots__
    stones: int
    notes: list[int]
    hidden: list[int]


class Take(Frame["Pile"], frozen=True):
    """A seat takes one or two stones; with one stone left there is no choice."""

    seat: int

    def run(self, g: Pile) -> Ask | None:
        return Ask("take", self.seat, [1, 2][: g.stones]) if g.stones else None

    def take(self, g: Pile, pick: int) -> None:
        g.stones -= pick
        g.notes[self.seat] += pick
        g.then(Take(1 - self.seat))


class Whisper(Event, frozen=True):
    """Only seat 1 hears it."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        return (1,)


def pile(stones: int) -> Pile:
    g = Pile()
    g.stones, g.notes, g.hidden = stones, [0, 0], [7, 8]
    g.then(Take(0))
    g.run()
    return g


CODEC = Codec(Pile, frames_in(__name__))


def test_a_single_option_is_taken_without_a_question() -> None:
    g = pile(3)
    g.answer(2)
    assert g.ask is None
    assert g.notes == [2, 1]


def test_then_is_reading_order() -> None:
    g = pile(4)
    g.stack = []
    g.then(Take(0), Take(1))
    assert g.stack == [Take(1), Take(0)]


def test_finishing_leaves_nothing_to_do() -> None:
    g = pile(5)
    g.finish()
    g.run()
    assert g.ask is None


def test_a_loaded_game_asks_again() -> None:
    g = pile(4)
    g.answer(1)
    loaded = CODEC.load(CODEC.dump(g))
    assert (loaded.ask, loaded.stones, loaded.stack) == (g.ask, 3, g.stack)
    assert CODEC.mark(loaded) == CODEC.mark(g) != CODEC.mark(pile(4))


class Diary(Pile):
    """The same game, with a page on which it is written who took what."""

    __slots__ = ("page",)
    columns: ClassVar[tuple[str, ...]] = (*Pile.columns, "page")
    remembered: ClassVar[frozenset[str]] = frozenset({"page"})
    page: list[int]


DIARY = Codec(Diary, frames_in(__name__))


def test_a_remembered_column_is_saved_but_older_positions_may_lack_it_and_marks_do_not_count_it() -> None:
    older = pile(4)
    data = CODEC.dump(older)
    g = DIARY.load(data)
    assert (g.page, DIARY.dump(g), DIARY.mark(g)) == ([], data, CODEC.mark(older))
    g.page = [1, 2]
    assert DIARY.load(DIARY.dump(g)).page == [1, 2]
    assert DIARY.mark(g) == CODEC.mark(older)


class Draw(Frame["Pile"], frozen=True):
    """Chance draws as many stones as there are, for one seat's eyes or for all."""

    secret: bool

    def run(self, g: Pile) -> Ask | None:
        return Ask("draw", CHANCE, list(range(1, g.stones + 1)), (1,), secret=self.secret)

    def take(self, g: Pile, pick: int) -> None:
        g.hidden[1] = pick


@pytest.mark.parametrize(("secret", "asked"), [(True, "draw"), (False, None)])
def test_a_draw_that_one_seat_alone_may_see_is_asked_even_without_a_choice(*, secret: bool, asked: str | None) -> None:
    g = pile(1)
    g.stones, g.stack = 1, [Draw(secret)]
    g.run()
    assert (g.ask.kind if g.ask else None) == asked


def test_a_lot_is_as_likely_as_its_weight_says() -> None:
    bag = Ask("draw", CHANCE, [4, 5, 6], weights=(1, 0, 3))
    parts = iter((0.0, 0.2, 0.25, 0.99))
    assert [bag.lot(parts.__next__) for _ in range(4)] == [4, 4, 6, 6]
    parts = iter((0.49, 0.5))
    assert [Ask("any", 0, [4, 5]).lot(parts.__next__) for _ in range(2)] == [4, 5]


def test_a_play_out_goes_to_the_end_and_counts_what_people_decided_and_all_questions() -> None:
    g = pile(5)
    g.stack.append(Draw(secret=True))
    g.run()
    assert g.play_out(lambda: 0.0, 2) == (1, 2)
    assert (g.ask.kind if g.ask else None, g.stones) == ("take", 4)
    assert g.play_out(lambda: 0.0, 100) == (3, 3)  # the last stone is no choice
    assert (g.ask, g.notes) == (None, [3, 2])


@pytest.mark.parametrize("data", [b"", b"{}", b'{"stones":1,"notes":[],"hidden":[],"stack":[["Steal",0]]}', b"[]"])
def test_a_damaged_position_is_refused(data: bytes) -> None:
    with pytest.raises(Refused, match="not a saved position of Pile"):
        CODEC.load(data)


def test_a_whisper_is_heard_by_its_audience_only() -> None:
    events: list[Event] = [Whisper(), Event()]
    assert [len(heard_by(seat, events)) for seat in (0, 1, None)] == [1, 2, 1]


def test_a_frame_without_rules_says_its_name() -> None:
    class Empty(Frame["Pile"], frozen=True):
        pass

    with pytest.raises(NotImplementedError, match="Empty"):
        Empty().run(pile(1))
    with pytest.raises(NotImplementedError, match="Empty"):
        Empty().take(pile(1), 0)
