"""Senet, registered: all that Tawy's faces need to know of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from senet import events, why
from senet.setup import Setup
from senet.spec import SPEC
from senet.state import BEAUTY, ENDINGS, HORUS, RE_ATUM, REBIRTH, TRUTHS, WATER
from senet.view import SenetView
from tawy.kernel.registration import Board, Registration, events_in

HERE: Final = Path(__file__).parent
ROW: Final = 10


def _row(first: int, step: int) -> tuple[str, ...]:
    return tuple(str(first + step * number) for number in range(ROW))


GAME: Final = Registration(
    spec=SPEC,
    package="senet",
    letters="S",
    rulebook=lambda: (HERE / "rules.md").read_text("utf-8"),
    setup=Setup,
    view=SenetView,
    events=events_in(events),
    questions=why.RULE_OF,
    endings=tuple(ending for ending in ENDINGS if ending),
    words=HERE / "words",
    sense="senet.sense:SENSE",
    weights=HERE / "weights.json",
    whims={"easy": 0.03, "medium": 0.01},
    board=Board(
        rows=(_row(1, 1), _row(20, -1), _row(21, 1)),
        pieces="pieces",
        signs={
            str(REBIRTH): "☥",
            str(BEAUTY): "◎",
            str(WATER): "≈",
            str(TRUTHS): "III",
            str(RE_ATUM): "II",
            str(HORUS): "☉",
        },
        shown=("throw", "off", "way"),
    ),
)
