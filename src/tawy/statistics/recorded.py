"""Facts of recorded games: the same that a server counts, from a file."""

from __future__ import annotations

from tawy.games import spec_of
from tawy.kernel.play import Play, replay
from tawy.kernel.record import Record
from tawy.kernel.refusal import Refused
from tawy.kernel.summary import Contender
from tawy.statistics.facts import facts_of
from tawy.statistics.rows import Finished, SeatEnd


def finished(record: Record, name: str) -> Finished:
    """The game of a record, played again; refused if it is not over."""
    play = replay(spec_of(record.game), record)
    result = play.result
    if result is None:
        raise Refused(f"The game in {name} is not over: only finished games are counted.")
    contenders = [one for one in play.summary().contenders if one.place is not None]
    seats = {seat: one for one in contenders for seat in one.seats}
    ends = [_end(play, seat, seats[seat], result.winners) for seat in sorted(seats)]
    return Finished(record.game, result.ending, ends, facts_of(play))


def _end(play: Play, seat: int, one: Contender, winners: tuple[int, ...]) -> SeatEnd:
    """Where nobody won, nobody is first: all are second to the game."""
    place = (one.place or 0) if winners else 2
    side = play.spec.side(play.game, seat)
    return SeatEnd(seat, side, None, one.seats[0], place, seat in winners, one.points, gone=False)
