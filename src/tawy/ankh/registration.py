"""Ankh, registered: all that the faces need to know of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from tawy.ankh import events, themes, why
from tawy.ankh.asks import FORMS, PHASES
from tawy.ankh.coach import COACH
from tawy.ankh.counting import COUNTING
from tawy.ankh.own import OWN
from tawy.ankh.printed import facts
from tawy.ankh.setup import Setup
from tawy.ankh.spec import SPEC
from tawy.ankh.state import ENDINGS
from tawy.ankh.summary import VERDICTS
from tawy.ankh.view import AnkhView
from tawy.kernel import cites
from tawy.kernel.registration import Registration, events_in

_TAWY: Final = Path(__file__).parents[1]

GAME: Final = Registration(
    spec=SPEC,
    package="tawy.ankh",
    letters="A",
    rulebook=partial(cites.shipped, "ankh"),
    setup=Setup,
    view=AnkhView,
    events=events_in(events),
    questions={kind: why.RULE_OF[kind] for kind in FORMS},
    causes=events.CAUSES,
    endings=tuple(ending for ending in ENDINGS if ending),
    advice=COACH.names,
    verdicts=VERDICTS,
    counting=COUNTING,
    minutes=(30, 120),
    facts=facts,
    words=_TAWY / "words",
    sense="tawy.ai.ankh:ANKH_SENSE",
    weights=_TAWY / "ai" / "weights" / "ankh.json",
    strengths=_TAWY / "ai" / "strengths" / "ankh.json",
    calibration=_TAWY / "ai" / "weights" / "ankh-calibration.json",
    phases=PHASES,
    whims={"gentle": 0.06, "easy": 0.03, "medium": 0.015, "hard": 0.006},
    face="tawy.cli.ankh:AnkhFace",
    own=OWN,
    theme=themes.theme,
    themes=themes.THEMES,
    puzzles=_TAWY / "puzzles" / "content" / "ankh.json",
    lessons=_TAWY / "lessons" / "content" / "ankh",
    guide="tawy.lessons.guides.ankh:GUIDE",
    page=True,
)
