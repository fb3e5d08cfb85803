"""Who judges a position in a review: what bots have learnt of a game, or games played on at random where they have not.

Nothing here knows how the game went on. A judgement for a seat is made on copies in which all that the seat cannot know
is dealt anew, by dice that depend on the position's number alone: so it is the same whatever the truth was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf
from random import Random
from typing import Any, Final, Protocol

from tawy.ai.minds import has_sense, judge
from tawy.ai.search import Considered, Search, Settings, Thoughts
from tawy.ai.value import ended
from tawy.kernel.frame import CHANCE
from tawy.kernel.spec import GameSpec
from tawy.review.format import Chances

Roll = Callable[[int], int]

LONGEST: Final = 80
"""Questions answered at random until things have stopped happening."""
PLAY_OUTS: Final = 48
"""Games that are played to the end at random for one chance, where nobody has taught bots to judge."""


class Judge(Protocol):
    """Judges positions of one game."""

    spec: GameSpec

    def size(self, g: Any) -> int:
        """How many parties there are."""

    def party(self, g: Any, seat: int) -> int:
        """Who wins if this seat, or party, does: of those who play as one it is one and the same."""

    def unsettled(self, g: Any) -> bool:
        """Things are in the middle of happening."""

    def outlook(self, g: Any, dice: Random) -> Chances:
        """Everyone's chance to win once things have stopped happening, chance answering; the position is used up."""

    def think(self, g: Any, settings: Settings, dice: Random, among: Sequence[int] | None = None) -> Thoughts:
        """What can be answered, each with the chance to win it gives."""


class Taught:
    """By what bots have learnt."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self._value = judge(spec.name)
        self._sense = self._value.sense

    def size(self, g: Any) -> int:
        """As many as could win at the beginning."""
        return self._sense.size(g)

    def party(self, g: Any, seat: int) -> int:
        """Its contender."""
        return self._sense.contender(g, seat)

    def unsettled(self, g: Any) -> bool:
        """A battle, losses."""
        return self._sense.unsettled(g)

    def outlook(self, g: Any, dice: Random) -> Chances:
        """As the learnt value says, put right by what came of it in other games."""
        left = LONGEST
        while g.ask is not None and left and (g.ask.seat == CHANCE or self._sense.unsettled(g)):
            g.answer(g.ask.draw(dice.randrange))
            left -= 1
        value = self._value
        chances = ended(self.spec, self._sense, g) if g.ask is None else value.chances(g, value(g))
        return [chances[self._sense.contender(g, party)] for party in range(self._sense.size(g))]

    def think(self, g: Any, settings: Settings, dice: Random, among: Sequence[int] | None = None) -> Thoughts:
        """As a bot looks ahead."""
        search = Search(self.spec, self._value, settings, dice)
        return search.think(g, inf, None if among is None else list(among))


class Untaught:
    """By playing on at random and seeing who wins."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec

    def size(self, g: Any) -> int:
        """A party for every seat."""
        return int(getattr(g, "seats", self.spec.seats[1]))

    def party(self, _g: Any, seat: int) -> int:
        """Everyone for itself."""
        return seat

    def unsettled(self, _g: Any) -> bool:
        """Nobody has said when."""
        return False

    def outlook(self, g: Any, dice: Random) -> Chances:
        """How often each has won."""
        return mean(self._won(g.clone(), dice) for _ in range(1 if g.ask is None else PLAY_OUTS))

    def think(self, g: Any, settings: Settings, dice: Random, among: Sequence[int] | None = None) -> Thoughts:
        """Every answer by as many games, with the same dice for all: they differ by nothing else."""
        seat, found = g.ask.seat, []
        times, seed = max(PLAY_OUTS, settings.iterations), dice.random()
        for pick in among or g.ask.options:
            roll = Random(seed)  # noqa: S311  a game, not a secret
            won = 0.0
            for _ in range(times):
                copy = self.spec.redeal(g, seat, roll.randrange)
                copy.answer(pick)
                won += self._won(copy, roll)[seat]
            found.append(Considered(pick, times, won / times, won / times))
        found.sort(key=lambda each: each.worth, reverse=True)
        return Thoughts(found[0].pick, found, times)

    def _won(self, g: Any, dice: Random) -> Chances:
        """Everyone's part of the win, if everything is left to chance from here on."""
        while g.ask is not None:
            g.answer(g.ask.draw(dice.randrange))
        result = self.spec.result(g)
        winners = result.winners if result else ()
        return [1 / len(winners) if party in winners else 0.0 for party in range(self.size(g))]


def judge_of(spec: GameSpec) -> Judge:
    """Who judges a game."""
    return Taught(spec) if has_sense(spec.name) else Untaught(spec)


def mean(all_chances: Iterable[Chances]) -> Chances:
    """What several outlooks say together.

    >>> mean([[0.5, 0.5], [1.0, 0.0]])
    [0.75, 0.25]
    """
    columns = zip(*all_chances, strict=True)
    return [sum(column) / len(column) for column in columns]


def dice_for(*moment: object) -> Random:
    """Dice that depend on nothing but the moment."""
    return Random(f"review {' '.join(map(str, moment))}")  # noqa: S311  a game, not a secret


def is_open(spec: GameSpec, g: Any, seat: int) -> bool:
    """Nothing is hidden from the seat: dealing anew rolls no dice."""
    rolled: list[int] = []

    def roll(sides: int) -> int:
        rolled.append(sides)
        return 0

    spec.redeal(g, seat, roll)
    return all(sides == 1 for sides in rolled)


def is_begun(spec: GameSpec, g: Any) -> bool:
    """Others have answered the pending question already, at the same moment."""
    return g.ask is not None and g.ask.simultaneous and spec.mark(spec.reopened(g)) != spec.mark(g)
