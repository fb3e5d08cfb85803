"""What an option would do, in words: behind the options of a short list, and whole when it is asked for."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tawy.cli.voice import t
from tawy.kernel.foresee import Foreseen, Foresight
from tawy.kernel.frame import CHANCE
from tawy.kernel.spec import GameSpec
from tawy.words.wording import Names, Wording

SHOWN: Final = 3
"""So much of what follows stands behind an option; of more there is a sign."""
FEW: Final = 12
"""What more options than these would do is told only when it is asked for."""
BETWEEN: Final = " · "


class Ahead:
    """Looks ahead from the pending question for who is asked."""

    def __init__(self, spec: GameSpec, g: Any, wording: Wording, own: int, names: Names) -> None:
        self._foresight = Foresight(spec, g, g.ask.seat)
        self._before = msgspec.to_builtins(spec.view(g, g.ask.seat).seen)
        self._seat, self._own = g.ask.seat, own
        self._wording, self._names = wording, names

    def foreseen(self, option: int) -> Foreseen:
        """As data."""
        return self._foresight.of(option)

    def follows(self, option: int) -> list[str]:
        """What would change and happen, and is not said by the option itself."""
        found = msgspec.to_builtins(self.foreseen(option), str_keys=True)
        return self._wording.foreseen(self._before, found["changes"], found["events"], self._own, self._names)

    def briefly(self, options: list[int]) -> dict[int, str]:
        """The first of it, a line for each option; what all of them would do makes no difference."""
        follow = {option: self.follows(option) for option in options}
        alike = set.intersection(*map(set, follow.values())) if len(options) > 1 else set()
        return {option: _line([part for part in parts if part not in alike]) for option, parts in follow.items()}

    def whole(self, option: int) -> list[str]:
        """All of it, and what comes then."""
        follows, found = self.follows(option), self.foreseen(option)
        if found.until in {"chance", "secret"}:
            follows.append(t(f"foreseen-{found.until}"))
        elif found.question is not None and found.question.seat == self._seat:
            asked = found.question
            question = self._wording.question(asked.kind, asked.seat, asked.about, self._names)
            follows.append(t("terminal-what-then", question=question))
        return follows or [t("terminal-what-nothing")]


def _line(parts: list[str]) -> str:
    return BETWEEN.join([*parts[:SHOWN], *(["…"] if len(parts) > SHOWN else [])])


def looks_ahead(g: Any) -> bool:
    """The options are few enough to say of each what it would do."""
    return g.ask is not None and g.ask.seat != CHANCE and len(g.ask.options) <= FEW


def joined(*parts: str) -> str:
    """What there is to say of an option, in a line."""
    return BETWEEN.join(part for part in parts if part)
