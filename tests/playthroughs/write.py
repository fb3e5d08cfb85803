"""Write the playthroughs anew (``make playthroughs``): whole games told line by line, chosen by how they end."""

from __future__ import annotations

from pathlib import Path

from contract.transcript import transcript
from games.quarries import QUARRIES
from tawy.kernel.record import read_file

HERE = Path(__file__).parent
CHOSEN = {
    "ankh-2": "2_seats-most_devotion.json",
    "ankh-3": "3_seats-sole_god.json",
    "ankh-4": "4_seats-top_of_the_track.json",
    "ankh-5": "5_seats-most_devotion.json",
    "plagues-1": "1_players-normal_full.json",
    "plagues-2": "2_players-advanced_short.json",
    "plagues-3": "3_players-normal_full.json",
    "plagues-4": "4_players-advanced_full.json",
}
"""The game that each playthrough tells."""


def told(name: str) -> str:
    """A playthrough as it should read now."""
    quarry = QUARRIES[name.split("-", maxsplit=1)[0]]
    return transcript(quarry.spec, read_file(quarry.folder / CHOSEN[name]))


def main() -> None:
    """One file each."""
    for name in CHOSEN:
        (HERE / f"{name}.txt").write_text(told(name), "utf-8")


if __name__ == "__main__":
    main()
