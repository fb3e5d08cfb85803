"""What a position is worth to everyone: a chance to win, or points in the end, by weights learnt from self-play."""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec

from tawy.ai.calibration import UNCALIBRATED, Calibration, tempered
from tawy.ai.learnt import Weights
from tawy.ai.sense import Sense
from tawy.kernel.frame import Game
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import GameSpec

Worths = list[float]
"""By contender's number: what a position is worth to it. A search compares a contender's worths with each other."""

UNIT: Final = 50.0
"""Points are learnt in units of so many, as features are, so that weights are about 1."""
RANGE: Final = 20.0
"""So many points between two moves are as much to a search as a sure win and a sure defeat."""
RIVALRY: Final = 0.5
"""What a point less for the others, on average, is worth beside a point for oneself."""
SLOPE: Final = 1.2
"""By how many doubts one has to be ahead to win about three games of four: the logistic curve nearest to two errors."""


def dot(row: list[float], weights: list[float]) -> float:
    """What a row weighs, added up one by one: from Python 3.12 on `sum` rounds in another way."""
    total = 0.0
    for feature, weight in zip(row, weights, strict=True):
        total += feature * weight
    return total


class Value:
    """Judges positions of one game."""

    sense: Sense

    def worths(self, g: Game) -> Worths:
        """What a position is worth to everyone."""
        raise NotImplementedError

    def __call__(self, g: Game) -> Worths:
        """The same."""
        return self.worths(g)

    def chances(self, g: Game, worths: Worths) -> list[float]:
        """Everyone's chance to win that such worths stand for, in a game as far as this one; calibrated."""
        raise NotImplementedError

    def instead(self, worths: Worths, contender: int, worth: float) -> Worths:
        """What everyone has if it is worth so much to one of them, and to the others what it usually is."""
        raise NotImplementedError


class ByChance(Value):
    """A position is worth the chance to win. All chances together are less than 1 where nobody may win."""

    def __init__(self, spec: GameSpec, sense: Sense, weights: Weights, calibration: Calibration) -> None:
        self._spec = spec
        self.sense = sense
        self._stages = weights.stages
        self._world = weights.world
        self._calibration = calibration

    def worths(self, g: Game) -> Worths:
        """Everyone's chance to win; when the game is over, who has won."""
        if g.ask is None:
            return ended(self._spec, self.sense, g)
        sense = self.sense
        stage = sense.stage(g)
        weights = self._stages[stage]
        scores = [dot(row, weights) for row in sense.rows(g)]
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        whole = sum(shares)
        if world := sense.world(g):
            whole += exp(dot(world, self._world[stage]) - best)
        chances = [0.0] * sense.size(g)
        for contender, share in zip(sense.contenders(g), shares, strict=True):
            chances[contender] = share / whole
        return chances

    def chances(self, g: Game, worths: Worths) -> list[float]:
        """They are the worths, put right."""
        return worths if g.ask is None else tempered(worths, self._calibration.power(len(worths), self.sense.stage(g)))

    def instead(self, worths: Worths, contender: int, worth: float) -> Worths:
        """The others share what one leaves them as they did."""
        others = 1 - worths[contender]
        left = max(0.0, 1 - worth) / others if others > 0 else 0.0
        return [worth if each == contender else old * left for each, old in enumerate(worths)]


class ByPoints(Value):
    """A position is worth the points it leads to, and a part of those the others do not get."""

    def __init__(self, sense: Sense, weights: Weights, calibration: Calibration) -> None:
        self.sense = sense
        self._stages = weights.stages
        self._doubts = weights.doubts
        self._calibration = calibration

    def worths(self, g: Game) -> Worths:
        """Everyone's points in the end against the others', as far as can be foretold."""
        sense = self.sense
        if g.ask is None:
            return against(list(map(float, sense.points(g))))
        weights = self._stages[sense.stage(g)]
        return against([UNIT * dot(row, weights) for row in sense.rows(g)])

    def chances(self, g: Game, worths: Worths) -> list[float]:
        """The further ahead by points, the likelier; the less, the more rounds are to come."""
        stage = self.sense.stage(g)
        doubt = self._doubts[stage] / SLOPE
        best, apart = max(worths), RANGE / (1 + RIVALRY / (len(worths) - 1))
        shares = [exp((worth - best) * apart / doubt) for worth in worths]
        whole = sum(shares)
        return tempered([share / whole for share in shares], self._calibration.power(len(worths), stage))

    def instead(self, worths: Worths, contender: int, worth: float) -> Worths:
        """Points that one has more are not the others' loss."""
        return [worth if each == contender else old for each, old in enumerate(worths)]


def against(points: list[float]) -> Worths:
    """What everyone's points are worth to each: with those of the others, on average, taken off in part."""
    whole, others = sum(points), RIVALRY / (len(points) - 1)
    return [(own - (whole - own) * others) / RANGE for own in points]


def ended(spec: GameSpec, sense: Sense, g: Game) -> list[float]:
    """A win counts 1, shared by those who win against each other's hopes together (a tie, not a merged god).

    Where most points win and no seat has won, an automa has.
    """
    result = spec.result(g)
    winners = {sense.contender(g, seat) for seat in result.winners} if result else set()
    if not winners and sense.ends_in_points:
        points = sense.points(g)
        winners = {contender for contender, each in enumerate(points) if each == max(points)}
    return [1 / len(winners) if contender in winners else 0.0 for contender in range(sense.size(g))]


def value(spec: GameSpec, sense: Sense, weights: Weights, calibration: Calibration = UNCALIBRATED) -> Value:
    """What positions of a game are judged by, with these weights; features that they do not know weigh nothing."""
    if len(weights.stages) != sense.stages:
        stages = f"{len(weights.stages)} stages of {weights.game}, and there are {sense.stages}"
        raise Refused(f"These weights were learnt for {stages}: learn them again.")
    if (weights.names, weights.world_names) != (list(sense.names), list(sense.world_names)):
        weights = msgspec.structs.replace(
            weights,
            stages=_spread(weights, weights.stages, weights.names, sense.names),
            world=_spread(weights, weights.world, weights.world_names, sense.world_names),
        )
    if sense.ends_in_points:
        return ByPoints(sense, weights, calibration)
    return ByChance(spec, sense, weights, calibration)


def _spread(weights: Weights, rows: list[list[float]], known: list[str], names: tuple[str, ...]) -> list[list[float]]:
    """Rows with a place for every name, in order: nothing for new ones, so that old weights judge as they did."""
    places, left = [], list(reversed(known))
    for place, name in enumerate(names):
        if left and left[-1] == name:
            places.append(place)
            left.pop()
    if left:
        other = f"other features of {weights.game}, {left[-1]!r} among them"
        raise Refused(f"These weights were learnt for {other}: learn them again.")
    found = [[0.0] * len(names) for _ in rows]
    for row, old in zip(found, rows, strict=True):
        for place, weight in zip(places, old, strict=True):
            row[place] = weight
    return found
