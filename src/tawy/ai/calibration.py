"""Honest chances: what a value says of who will win, put right by what came of it in games nobody had learnt from.

Chances that are too bold are drawn together, too timid ones apart, by a power: each is raised to it, and all together
are made whole again. A power for each number of contenders and each stage is all there is, fitted by
``python -m bench.calibration``; which answer a bot takes does not depend on it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tawy.kernel.refusal import Refused

TINY: Final = 1e-9
"""What is missing to a whole by rounding alone."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The powers of a game, and where they are from."""

    game: str
    command: str
    games: int
    """How many games they were fitted on."""
    powers: dict[int, list[float]]
    """By how many could win at the beginning (an automa among them), by stage."""

    def power(self, size: int, stage: int) -> float:
        """By what chances are put right; what nobody has measured is left as it is."""
        powers = self.powers.get(size)
        return 1.0 if powers is None else powers[stage]


UNCALIBRATED: Final = Calibration("", "", 0, {})
"""Chances as they were learnt."""


def tempered(chances: list[float], power: float) -> list[float]:
    """Chances of everyone, raised to a power; what is missing to a whole is that nobody wins, and is raised too.

    >>> [round(each, 2) for each in tempered([0.8, 0.2], 0.5)], [round(each, 2) for each in tempered([0.6, 0.3], 1)]
    ([0.67, 0.33], [0.6, 0.3])
    """
    if power == 1:
        return chances
    raised = [chance**power if chance > 0 else 0.0 for chance in chances]
    nobody = max(0.0, 1 - sum(chances))
    whole = sum(raised) + (nobody**power if nobody > TINY else 0.0)
    return [each / whole for each in raised] if whole else chances


def read_calibration(file: Path) -> Calibration:
    """The powers that come with a game."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Calibration)
    except OSError as error:
        raise Refused(f"The calibration in {file} cannot be read: {error.strerror}.") from error
    except msgspec.MsgspecError as error:
        raise Refused(f"The calibration in {file} cannot be read: {error}.") from error
