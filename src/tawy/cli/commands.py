"""What a person can type instead of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from tawy.cli import rulebook
from tawy.cli.face import Face
from tawy.cli.listing import meant
from tawy.cli.terminal import Terminal
from tawy.cli.voice import refused, t
from tawy.kernel.event import heard_by
from tawy.kernel.play import Play
from tawy.kernel.spec import Objection
from tawy.lessons.reading import about
from tawy.words.wording import meanings

if TYPE_CHECKING:
    from tawy.cli.table import Table

LOG_LINES: Final = 20
"""How much of the log is shown if nothing is said."""


class Sitting(Protocol):
    """Somebody before a game, at a table or in a lesson, who would like to know more about it."""

    face: Face
    play: Play
    terminal: Terminal

    @property
    def listener(self) -> int | None:
        """The seat whose secrets may be told now."""

    def draw(self, seat: int, *, whole: bool) -> None:
        """The table as a seat sees it."""


S_contra = TypeVar("S_contra", bound=Sitting, contravariant=True)


class Command(msgspec.Struct, Generic[S_contra], frozen=True):
    """A word that can be typed instead of an answer."""

    usage: str
    """How it is typed, as an example; what it does stands in the catalogues."""
    run: Callable[[S_contra, int, list[str]], None]


def why(table: Sitting, seat: int, words: list[str]) -> None:
    """The rules that forbid something now, like 'why 4,7' or 'why slot 4'."""
    if not words:
        raise refused("terminal-why-what")
    target, objections = _objections(table, seat, " ".join(words).replace(", ", ","))
    if objections:
        table.terminal.say(t("why-not", target=target))
        table.terminal.say(rulebook.named(table.play.spec.name, [objection.rule for objection in objections]))
    else:
        table.terminal.say(t("why-fine", target=target))


def _objections(table: Sitting, seat: int, typed: str) -> tuple[str, list[Objection]]:
    """What stands against a target, named in this language (Flood, city 3) or as the game writes it (4,7, slot 4)."""
    target = table.face.targets(table.play).get(typed.lower(), typed.lower())
    return typed, table.play.spec.why_not(table.play.game, seat, target)


def what(table: Sitting, _seat: int, words: list[str]) -> None:
    """What an option would do, as far as one can know."""
    play = table.play
    chosen = meant(" ".join(words), table.face.choices(play)) if words else None
    if chosen is None:
        raise refused("terminal-what-what")
    option = next(one for one in play.game.ask.options if play.spec.token(play.game, one) == chosen.token)
    for line in table.face.ahead(play).whole(option):
        table.terminal.say(f"  {line}")
    for lesson in _tries(play, option):
        table.terminal.say(Text(t("terminal-lesson-try", command=f"tawy lesson {lesson}"), "dim"))


def _tries(play: Play, option: int) -> Iterator[str]:
    """The short lessons about the things that an option names."""
    named = next(one for one in play.spec.options(play.game) if one.token == play.spec.token(play.game, option))
    roles = meanings(play.spec.name).roles
    for role, things in named.points_at.items():
        for thing in things if isinstance(things, list) else [things]:
            lesson = about(play.spec.name, roles.get(role, ""), str(thing))
            if lesson is not None:
                yield lesson


def undo(table: Table, seat: int, _words: list[str]) -> None:
    """Take back your last choice, and all that came after it."""
    table.undo(seat)


def log(table: Sitting, _seat: int, words: list[str]) -> None:
    """What happened, the last N lines."""
    if words and not words[0].isdecimal():
        raise refused("terminal-how-many-lines")
    story = table.face.story(table.play)
    lines = heard_by(table.listener, [saying for sayings in story for saying in sayings])
    for saying in lines[-int(words[0]) :] if words else lines[-LOG_LINES:]:
        table.terminal.say(Text(f"{'' if saying.opens else '  '}{saying.text}", "bold" if saying.opens else ""))


def board(table: Sitting, seat: int, _words: list[str]) -> None:
    """Draw the whole table again."""
    table.draw(seat, whole=True)


def hand(table: Sitting, seat: int, _words: list[str]) -> None:
    """What you have, and what it does."""
    table.terminal.say(table.face.hand(table.play, seat))


def rules(table: Sitting, _seat: int, words: list[str]) -> None:
    """A rule, a chapter, something of this game by everyday words, or the list of chapters."""
    table.terminal.say(rulebook.looked_up(" ".join(words), [table.play.spec.name]))


def explain(table: Sitting, _seat: int, words: list[str]) -> None:
    """The numbers that decide what is going on, by source, for instance of region N."""
    table.terminal.say(table.face.explain(table.play, words))


def coach(table: Table, seat: int, _words: list[str]) -> None:
    """Switch the coach on or off; switched on, it says at once what matters now."""
    table.coaching = not table.coaching
    table.terminal.say(t("terminal-coach-on" if table.coaching else "terminal-coach-off"))
    if table.coaching and not table.advise(seat, again=True):
        table.terminal.say(t("terminal-coach-silent"))


def plan(table: Table, seat: int, _words: list[str]) -> None:
    """Try out on a copy what could come; 'back' leads back to the game."""
    table.plan(seat)


def save(table: Table, _seat: int, words: list[str]) -> None:
    """Write the game to a file, to go on with it another day."""
    if not words:
        raise refused("terminal-save-where")
    table.save(Path(" ".join(words)))


def help_(table: Table, _seat: int, _words: list[str]) -> None:
    """This list."""
    say_help(table, {name: command.usage for name, command in COMMANDS.items()})


def quit_(table: Table, _seat: int, _words: list[str]) -> None:
    """Leave the table; the game can be saved."""
    table.quit()


def say_help(table: Sitting, usages: dict[str, str]) -> None:
    """What can be typed, by name of the command, and the signs of the drawing."""
    grid = Grid.grid(padding=(0, 2))
    for name, usage in usages.items():
        grid.add_row(Text(usage, "bold"), t(f"terminal-command-{name}"))
    table.terminal.say(t("terminal-type"), grid)
    table.terminal.say(t("terminal-drawing", legend=table.face.legend))


ASKING: Final[dict[str, Command[Sitting]]] = {
    "why": Command("why 4,7", why),
    "what": Command("what 2", what),
    "log": Command("log 40", log),
    "board": Command("board", board),
    "hand": Command("hand", hand),
    "rules": Command("rules A7.18", rules),
    "explain": Command("explain 2", explain),
}
"""Commands that change nothing: whoever sits before a game can ask."""
COMMANDS: Final[dict[str, Command[Table]]] = {
    **ASKING,
    "coach": Command("coach", coach),
    "undo": Command("undo", undo),
    "plan": Command("plan", plan),
    "save": Command("save game.json", save),
    "help": Command("help", help_),
    "quit": Command("quit", quit_),
}
"""Every command; they are the same words in every language."""
