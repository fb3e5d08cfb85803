"""What a person can type instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from tawy.cli import rulebook
from tawy.kernel.refusal import Refused
from tawy.kernel.spec import Objection

if TYPE_CHECKING:
    from tawy.cli.table import Table

LOG_LINES: Final = 20
"""How much of the log is shown if nothing is said."""


def why(table: Table, seat: int, words: list[str]) -> None:
    """The rules that forbid something now, like 'why 4,7' or 'why slot 4'."""
    if not words:
        raise Refused("Say what you would like to choose, for example: why 4,7 (a space) or why slot 4 (of the market)")
    target, objections = _objections(table, seat, " ".join(words).replace(", ", ","))
    if objections:
        table.terminal.say(f"{target} cannot be chosen now:")
        table.terminal.say(rulebook.named(table.play.spec.name, [objection.rule for objection in objections]))
    else:
        table.terminal.say(f"{target} can be chosen now.")


def _objections(table: Table, seat: int, typed: str) -> tuple[str, list[Objection]]:
    """What stands against a target, written as a person may write it: 4,7, Flood, Temple Attuned, slot 4."""
    for target in (typed.lower(), typed.lower().replace(" ", "_")):
        try:
            return target, table.play.spec.why_not(table.play.game, seat, target)
        except Refused:
            continue
    return typed, table.play.spec.why_not(table.play.game, seat, typed)


def undo(table: Table, seat: int, _words: list[str]) -> None:
    """Take back your last choice, and all that came after it."""
    table.undo(seat)


def log(table: Table, _seat: int, words: list[str]) -> None:
    """What happened, the last N lines."""
    if words and not words[0].isdecimal():
        raise Refused("Say how many lines you want, for example: log 40")
    story = table.face.story(table.play)
    lines = [saying for sayings in story for saying in sayings if saying.is_for(table.listener)]
    for saying in lines[-int(words[0]) :] if words else lines[-LOG_LINES:]:
        table.terminal.say(Text(f"{'' if saying.opens else '  '}{saying.text}", "bold" if saying.opens else ""))


def board(table: Table, seat: int, _words: list[str]) -> None:
    """Draw the whole table again."""
    table.draw(seat, whole=True)


def hand(table: Table, seat: int, _words: list[str]) -> None:
    """What you have, and what it does."""
    table.terminal.say(table.face.hand(table.play, seat))


def rules(table: Table, _seat: int, words: list[str]) -> None:
    """A rule, a chapter, or the list of chapters."""
    table.terminal.say(rulebook.looked_up(words[0] if words else None, None))


def explain(table: Table, _seat: int, words: list[str]) -> None:
    """The figures that decide what is going on, by source: in Ankh of region N."""
    table.terminal.say(table.face.explain(table.play, words))


def save(table: Table, _seat: int, words: list[str]) -> None:
    """Write the game to a file, to go on with it another day."""
    if not words:
        raise Refused("Say where to save, for example: save evening.json")
    table.save(Path(" ".join(words)))


def help_(table: Table, _seat: int, _words: list[str]) -> None:
    """This list."""
    grid = Grid.grid(padding=(0, 2))
    for command in COMMANDS.values():
        grid.add_row(Text(command.usage, "bold"), command.meaning)
    table.terminal.say("Type the number of an option, its name, or the beginning of its name. Or:", grid)
    table.terminal.say(f"On the drawing: {table.face.legend}.")


def quit_(table: Table, _seat: int, _words: list[str]) -> None:
    """Leave the table; the game can be saved."""
    table.quit()


class Command(msgspec.Struct, frozen=True):
    """A word that can be typed instead of an answer."""

    usage: str
    meaning: str
    run: Callable[[Table, int, list[str]], None]


COMMANDS: Final[dict[str, Command]] = {
    "why": Command("why TARGET", "the rules that forbid something now, like 'why 4,7' or 'why slot 4'", why),
    "undo": Command("undo", "take back your last choice, and all that came after it", undo),
    "log": Command("log [N]", "what happened, the last N lines", log),
    "board": Command("board", "draw the whole table again", board),
    "hand": Command("hand", "what you have, and what it does", hand),
    "rules": Command("rules [NUMBER]", "a rule (A7.18, P6.3), a chapter, or the list of chapters", rules),
    "explain": Command("explain [N]", "figures by source: strengths (of region N), tribute, soldiers, points", explain),
    "save": Command("save FILE", "write the game to a file, to go on with it another day", save),
    "help": Command("help", "this list", help_),
    "quit": Command("quit", "leave the table; the game can be saved", quit_),
}
"""Every command."""
