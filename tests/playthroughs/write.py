"""Write the playthroughs anew (``make playthroughs``): one game of each seat count, chosen by how it ends."""

from __future__ import annotations

from pathlib import Path

from contract.transcript import transcript

from tawy.ankh.spec import SPEC
from tawy.kernel.record import read_file

HERE = Path(__file__).parent
CHOSEN = {
    2: "2_seats-most_devotion.json",
    3: "3_seats-sole_god.json",
    4: "4_seats-top_of_the_track.json",
    5: "5_seats-most_devotion.json",
}


def main() -> None:
    """One file a seat count, named after the game it tells."""
    for seats, name in CHOSEN.items():
        text = transcript(SPEC, read_file(HERE.parent / "games" / "ankh" / name))
        (HERE / f"ankh-{seats}.txt").write_text(f"# {name}\n{text}", "utf-8")


if __name__ == "__main__":
    main()
