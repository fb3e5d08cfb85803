"""How strong somebody is at a game with so many players, and how sure that is: the arithmetic of ratings.

The model is OpenSkill's (Plackett and Luce): a skill is a mean and a deviation, and a game says who came before whom.
It is shown on the scale that chess players know: whoever has 400 points more comes in first ten times of eleven, and a
bot of medium strength has 1500. Who has played no rated game is taken to be as strong, give or take much.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from tawy.games import registered

MEAN: Final = 25.0
BETA: Final = MEAN / 6
"""How much a single game is luck."""
TAU: Final = MEAN / 300
"""How much people change from game to game: nobody is ever known for good."""
BOT_SIGMA: Final = 1.0
"""How sure the arena is of its bots."""
USUAL: Final = 1500
"""What medium strength is shown as."""
ELO: Final = 400 / math.log(10)
"""Points that odds of e to one are worth."""
SURE: Final = 1.96
"""A margin holds the truth 19 times of 20."""
FEW: Final = 10
"""With fewer games a rating is provisional."""
UNSURE: Final = 6.5
"""The same above this deviation."""

_model: Final = PlackettLuce(mu=MEAN, sigma=MEAN / 3, beta=BETA, tau=0)


class Skill(msgspec.Struct, frozen=True):
    """What is known of somebody's strength."""

    mu: float = MEAN
    sigma: float = MEAN / 3


class Entrant(msgspec.Struct, frozen=True):
    """A seat of a rated game that is over."""

    skill: Skill
    team: int
    place: int


class Shown(msgspec.Struct, frozen=True):
    """A rating as people read it."""

    points: int
    margin: int
    """Give or take: so the truth is within it 19 times of 20."""


NEW: Final = Skill()


def shown(skill: Skill, players: int) -> Shown:
    """A rating as people read it.

    >>> shown(NEW, 2)
    Shown(points=1500, margin=482)
    """
    point = ELO / _luck(players)
    return Shown(round(USUAL + (skill.mu - MEAN) * point), round(SURE * skill.sigma * point))


def is_provisional(skill: Skill, games: int) -> bool:
    """Too little is known of them yet."""
    return games < FEW or skill.sigma > UNSURE


def _luck(players: int) -> float:
    """How much luck there is in a game with so many players who are all well known."""
    return BETA * math.sqrt(players)


# --- bots ------------------------------------------------------------------------------------------------


class Strengths(msgspec.Struct, frozen=True):
    """How strong the bots of a game are, as the arena has measured it (`tools.strengths`)."""

    source: str
    players: dict[str, dict[str, int]]
    """By number of players and level: points above or below medium."""


@cache
def strengths(game: str) -> Strengths | None:
    """Those of a game, if it has registered any."""
    file = registered(game).strengths
    return None if file is None else msgspec.json.decode(file.read_bytes(), type=Strengths)


def skill_of_bot(game: str, players: int, level: str) -> Skill | None:
    """How strong a bot is there; None if nobody has measured it."""
    known = strengths(game)
    points = None if known is None else known.players.get(str(players), {}).get(level)
    return None if points is None else Skill(MEAN + points * _luck(players) / ELO, BOT_SIGMA)


# --- games -----------------------------------------------------------------------------------------------


def after(entrants: Sequence[Entrant]) -> list[Skill]:
    """What is known of everyone after a game, in the same order.

    A team is as strong as the mean of its players, and what the game tells of it is shared among them by how little is
    known of each. (OpenSkill's own teams are as strong as the sum: two who share one god are not two gods.)
    """
    skills = [Skill(one.skill.mu, math.hypot(one.skill.sigma, TAU)) for one in entrants]
    teams = [[at for at, one in enumerate(entrants) if one.team == team] for team in _order(entrants)]
    if len(teams) == 1:
        return [one.skill for one in entrants]  # nobody to be compared with
    means = [_mean([skills[at] for at in members]) for members in teams]
    placed = [[_model.rating(mu=mean.mu, sigma=mean.sigma)] for mean in means]
    ranks = [float(entrants[members[0]].place) for members in teams]
    for members, mean, (found,) in zip(teams, means, _model.rate(placed, ranks=ranks), strict=True):
        for at in members:
            skills[at] = _share(skills[at], mean, Skill(found.mu, found.sigma), len(members))
    return skills


def _order(entrants: Iterable[Entrant]) -> list[int]:
    return sorted({one.team for one in entrants})


def _mean(skills: Sequence[Skill]) -> Skill:
    number = len(skills)
    return Skill(sum(one.mu for one in skills) / number, math.hypot(*(one.sigma for one in skills)) / number)


def _share(one: Skill, mean: Skill, found: Skill, number: int) -> Skill:
    """What a game that moved the mean of so many from one skill to another tells of one of them."""
    part = one.sigma**2 / number
    learnt = 1 - (found.sigma / mean.sigma) ** 2
    return Skill(
        one.mu + part * (found.mu - mean.mu) / mean.sigma**2,
        math.sqrt(one.sigma**2 - part**2 / mean.sigma**2 * learnt),
    )
