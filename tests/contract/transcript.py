"""A whole game as readable lines: asked, picked, happened. Its diff is the review of a change."""

from __future__ import annotations

from typing import Any

import msgspec

from tawy.kernel.play import Play
from tawy.kernel.record import Record
from tawy.kernel.spec import GameSpec

SHOWN = 12
"""So many options are written out; of more, their number."""


def transcript(spec: GameSpec, record: Record) -> str:
    """Every question, pick and event of a recorded game."""
    play = Play(spec, record.setup, record.seed)
    lines = [
        f"{record.game}, rules {record.rules}, {msgspec.json.encode(record.setup).decode()}, seed {record.seed}",
        "",
    ]
    lines += [_event(event) for event in play.told[0]]
    for number, pick in enumerate(record.picks, 1):
        tokens = [option.token for option in spec.options(play.game)]
        more = f" and {len(tokens) - SHOWN} more" if len(tokens) > SHOWN else ""
        offered = " ".join(f"[{token}]" for token in tokens[:SHOWN]) + more
        question = spec.view(play.game, None).question
        assert question is not None
        about = f" about {' '.join(question.about)}" if question.about else ""
        lines.append(f"{number:4} seat {pick.seat} {pick.kind}{about}: {pick.token}    of {offered}")
        play.repeat(pick)
        lines += [_event(event) for event in play.told[-1]]
    lines += ["", f"result {spec.result(play.game)}", f"mark {spec.mark(play.game)}", ""]
    return "\n".join(lines)


def _event(event: Any) -> str:
    return f"         {msgspec.json.encode(event).decode()}"
