"""10 Plagues, registered: all that the faces need to know of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from tawy.kernel import cites
from tawy.kernel.registration import Registration, events_in
from tawy.plagues import events, themes, why
from tawy.plagues.asks import FORMS, PHASES
from tawy.plagues.coach import COACH
from tawy.plagues.counting import COUNTING
from tawy.plagues.own import OWN
from tawy.plagues.printed import facts
from tawy.plagues.setup import Setup
from tawy.plagues.spec import SPEC
from tawy.plagues.state import ENDINGS
from tawy.plagues.summary import VERDICTS
from tawy.plagues.tables import load_pack
from tawy.plagues.view import PlaguesView

_TAWY: Final = Path(__file__).parents[1]

GAME: Final = Registration(
    spec=SPEC,
    package="tawy.plagues",
    letters="P",
    rulebook=partial(cites.shipped, "plagues"),
    setup=Setup,
    view=PlaguesView,
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
    sense="tawy.ai.plagues:PLAGUES_SENSE",
    weights=_TAWY / "ai" / "weights" / "plagues.json",
    strengths=_TAWY / "ai" / "strengths" / "plagues.json",
    calibration=_TAWY / "ai" / "weights" / "plagues-calibration.json",
    phases=PHASES,
    whims={"gentle": 0.21, "easy": 0.085, "medium": 0.05, "hard": 0.028},
    face="tawy.cli.plagues:PlaguesFace",
    theme=themes.theme,
    themes=themes.THEMES,
    puzzles=_TAWY / "puzzles" / "content" / "plagues.json",
    lessons=_TAWY / "lessons" / "content" / "plagues",
    guide="tawy.lessons.guides.plagues:GUIDE",
    pack=load_pack,
    own=OWN,
    page=True,
)
