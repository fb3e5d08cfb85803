"""Puzzles: what there is, one to be tried, a try at it; one of each game a day, and days in a row."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tawy.games import games
from tawy.puzzles.daily import day_of, of_day, streak
from tawy.puzzles.format import Puzzle, shipped
from tawy.puzzles.showing import Solution, shown, solution
from tawy.server.http import messages as m
from tawy.server.http.answers import encoded
from tawy.server.http.guards import body, sender
from tawy.server.http.reception import Reception, Way
from tawy.server.http.wishes import Try
from tawy.server.refusal import Refusal
from tawy.server.store import Tried

UNTRIED: Final = Tried("", 0, solved=False, shown=False, at=0)


class Known(NamedTuple):
    """A puzzle, and the game it is of."""

    game: str
    puzzle: Puzzle


@cache
def known() -> dict[str, Known]:
    """Every puzzle that ships, by its name."""
    return {puzzle.id: Known(game, puzzle) for game in games() for puzzle in shipped(game).puzzles}


@cache
def position_of(ident: str) -> bytes:
    """A puzzle as it is sent: its position is played once."""
    return msgspec.json.encode(shown(*known()[ident]))


@cache
def solution_of(ident: str) -> Solution:
    """The solution of a puzzle, played once."""
    return solution(*known()[ident])


def today(day: int) -> list[str]:
    """The puzzles of a day, one of each game that has any."""
    found = (of_day(shipped_of(game), day) for game in games())
    return [puzzle.id for puzzle in found if puzzle is not None]


@cache
def shipped_of(game: str) -> list[Puzzle]:
    """The puzzles of a game, read once."""
    return shipped(game).puzzles


def days_solved(tried: Iterable[Tried]) -> set[int]:
    """The days on which somebody has solved one of that very day."""
    return {day for each in tried if each.solved and each.puzzle in today(day := day_of(each.at))}


class AllPuzzles:
    """Positions to think about."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._store = reception.hall.store

    def routes(self) -> list[Way]:
        """Each with who answers."""
        return [
            ("GET", "/api/puzzles", self.all),
            ("GET", "/api/puzzles/{puzzle}", self.one),
            ("POST", "/api/puzzles/{puzzle}/tries", self.answer),
        ]

    async def all(self, request: Request) -> Response:
        """Every puzzle, and how one has fared with it; nobody yet is no mistake."""
        self._reception.paces.reads.check(sender(request))
        tried = await self._tried(request)
        by_name = {each.puzzle: each for each in tried}
        found = [_info(ident, by_name.get(ident, UNTRIED)) for ident in known()]
        days = days_solved(tried)
        now = day_of(self._reception.hall.now())
        best = max((streak(days, day) for day in days), default=0)
        return encoded(m.Puzzles(found, today(now), streak(days, now), best))

    async def one(self, request: Request) -> Response:
        """A puzzle with everything that a page needs to try it: no more than its seat may know."""
        self._reception.paces.reads.check(sender(request))
        data = await asyncio.to_thread(position_of, _named(request))
        return Response(data, media_type="application/json")

    async def answer(self, request: Request) -> Response:
        """A try; who has a name is remembered for it."""
        self._reception.paces.commands.check(sender(request))
        ident = _named(request)
        token = (await body(request, Try)).token
        right = token == known()[ident].puzzle.answer
        person = await self._reception.maybe_person(request)
        if person is not None:
            now = self._reception.hall.now()
            await self._store.keep_try(person.id, ident, now, right=right, shown=token is None)
        told = await asyncio.to_thread(solution_of, ident) if right or token is None else None
        days = days_solved(await self._tried(request))
        return encoded(m.TriedPuzzle(right, told, streak(days, day_of(self._reception.hall.now()))))

    async def _tried(self, request: Request) -> list[Tried]:
        person = await self._reception.maybe_person(request)
        return [] if person is None else await self._store.tried_by(person.id)


def _info(ident: str, tried: Tried) -> m.PuzzleInfo:
    game, puzzle = known()[ident]
    return m.PuzzleInfo(ident, game, puzzle.theme, puzzle.difficulty, tried.tries, tried.solved, tried.shown)


def _named(request: Request) -> str:
    ident: str = request.path_params["puzzle"]
    if ident not in known():
        raise Refusal("not_found", "There is no such puzzle.")
    return ident
