"""A game looked back on: who came where, from what, how it went over time, and what decided it.

A game makes it from what was told and from its own positions, so that page and terminal show the same. What decided it
is said by *verdicts*: sentences of the catalogues with what they speak of, each found by a small rule that can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from tawy.kernel.event import Event

SHOWN: Final = 2
"""How many verdicts are told: what won, and what made the difference."""

Thing = str | int | list[int]
"""What a verdict can speak of."""
Told = Sequence[Sequence[Event]]
"""What happened: entry n after the n-th pick, entry 0 before the first."""
At = Callable[[int], Any]
"""The game at a position."""


class Step(msgspec.Struct, frozen=True):
    """A moment of the game at which everyone's points are looked at."""

    number: int
    """Of the part of the game it belongs to, a round or a conflict; 0 is the beginning."""
    name: str
    """What it is; the catalogues have it as summary-<game>-step-<name>."""
    about: dict[str, int]
    position: int
    """How many picks the game had had."""


class Contender(msgspec.Struct, frozen=True):
    """One who could win: a seat, seats that play as one, or an automa."""

    who: int
    """As events name it."""
    seats: tuple[int, ...]
    """The seats that win or lose with it; none for an automa, and for who became a part of another."""
    place: int | None
    """In the ranking, from 1; None for who became a part of another."""
    points: int
    """What it had at the end, or when it was gone."""
    sources: dict[str, int]
    """Where they came from, less what was lost; all together they are the points."""
    course: list[int | None]
    """By step: its points; None where it was not in the game any more."""
    fate: str = ""
    """Why it did not stay to the end; the catalogues have it as summary-<game>-fate-<fate>."""


class Verdict(msgspec.Struct, frozen=True):
    """What decided the game, in a sentence."""

    name: str
    """The catalogues have its sentence as summary-<game>-<name>."""
    rule: str
    about: dict[str, Thing]


class Summary(msgspec.Struct, frozen=True):
    """A whole game, looked back on."""

    contenders: list[Contender]
    """By place; those who became a part of others last."""
    winners: list[int]
    """Those who won, as events name them."""
    steps: list[Step]
    verdicts: list[Verdict]

    @property
    def ranked(self) -> list[Contender]:
        """Those who have a place."""
        return [one for one in self.contenders if one.place is not None]


def verdict(name: str, rule: str, **about: Thing) -> Verdict:
    """What a rule has found."""
    return Verdict(name, rule, about)


def plain(scores: Sequence[int], winners: Sequence[int]) -> Summary:
    """All that can be said of a game that says nothing itself: the winners first, then by points."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    standing = [(seat in winners, scores[seat]) for seat in order]
    contenders = [
        Contender(seat, (seat,), standing.index(each) + 1, scores[seat], {}, [])
        for seat, each in zip(order, standing, strict=True)
    ]
    return Summary(contenders, list(winners), [], [])


# --- what made the difference -------------------------------------------------------------------------


class Race(msgspec.Struct, frozen=True):
    """The winner, and the best of the others: between them it was decided."""

    winner: Contender
    rival: Contender
    others: list[Contender]
    """All but the winner, the rival among them."""
    steps: list[Step]

    @property
    def lead(self) -> int:
        """By how much it was won."""
        return self.winner.points - self.rival.points

    def ahead_before_last(self) -> tuple[Contender, int] | None:
        """Who led before the last part of the game, and by how much, if it was not the winner."""
        before = [place for place, step in enumerate(self.steps) if step.number < self.steps[-1].number]
        if not before or not self.steps[before[-1]].number:
            return None
        leader = max(self.others, key=lambda one: one.course[before[-1]] or 0)
        ahead = (leader.course[before[-1]] or 0) - (self.winner.course[before[-1]] or 0)
        return (leader, ahead) if ahead > 0 else None

    def led_since(self) -> int | None:
        """The part of the game since which the winner has been ahead of everyone; None if it was not at the end."""
        since = None
        for place in reversed(range(len(self.steps))):
            best = max(one.course[place] or 0 for one in self.others)
            if (self.winner.course[place] or 0) <= best:
                break
            since = self.steps[place].number
        return since

    def best_source(self) -> tuple[str, int, int] | None:
        """Where the winner got most more than its rival, if that alone outweighs the lead: what each got."""
        mine, theirs = self.winner.sources, self.rival.sources
        gaps = [(amount - theirs.get(name, 0), name) for name, amount in mine.items() if amount > 0]
        gap, name = max(gaps, key=lambda each: each[0], default=(0, ""))
        return (name, mine[name], theirs.get(name, 0)) if gap > 0 and gap >= self.lead else None

    def cost(self, source: str) -> int | None:
        """What the rival lost by a source, if no more than that was missing in the end."""
        lost = -self.rival.sources.get(source, 0)
        return lost if lost > 0 and lost >= self.lead else None


def first_of(rules: Iterable[Callable[[Race], Verdict | None]], race: Race) -> Iterator[Verdict]:
    """What the first rule says that has something to say."""
    said = (rule(race) for rule in rules)
    yield from [found for found in said if found is not None][:1]
