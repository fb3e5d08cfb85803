"""The command line: commands, options and their help."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from tawy import ENGINE, __version__
from tawy.ai.bots import LEVELS
from tawy.cli import (
    arena,
    banning,
    counted,
    learning,
    lesson,
    playing,
    puzzles,
    replaying,
    reviewing,
    rulebook,
    serving,
    simulating,
    stats,
    verifying,
)
from tawy.cli.bots import NONE, USUAL
from tawy.cli.faces import faces
from tawy.cli.terminal import Terminal
from tawy.cli.voice import opened, refused, t
from tawy.crew import processors
from tawy.film.film import ALL
from tawy.games import games
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused
from tawy.lessons.reading import whole_names
from tawy.server.settings import SETTINGS
from tawy.words import LANGUAGES
from tawy.words.catalogue import Value


def h(name: str, **about: Value) -> str:
    """What the help says of an option or a command."""
    return t(f"terminal-help-{name}", **about)


class Formatter(RawDescriptionHelpFormatter):
    """The help in the language that is spoken."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """How the command is written."""
        super().add_usage(usage, actions, groups, f"{h('usage')} " if prefix is None else prefix)


class Parser(ArgumentParser):
    """Refuses what it does not understand with one sentence."""

    def __init__(self, *, add_help: bool = True, **given: Any) -> None:
        super().__init__(**given, add_help=False, allow_abbrev=False, formatter_class=Formatter)
        self._positionals.title, self._optionals.title = h("arguments"), h("options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=h("help"))
            self.add_argument("--language", metavar="NAME", help=h("language", languages=", ".join(LANGUAGES)))

    def error(self, message: str) -> NoReturn:
        """What is wrong, and where to read more."""
        raise refused("terminal-misunderstood", problem=opened(message), command=self.prog)


Add = Callable[..., Parser]
"""How a command, or a game of a command, is added."""


def language_of(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, wherever it does, and the rest of it."""
    finder = Parser(add_help=False)
    finder.add_argument("--language")
    found, rest = finder.parse_known_args(words)
    return found.language, rest


def parse(words: Sequence[str]) -> Namespace:
    """The options of a command line. Where no game is named, it is that of the saved game, or the first there is."""
    if words and words[0] in GAME_COMMANDS and (len(words) == 1 or words[1].startswith("-")):
        words = [words[0], _saved_game(words) or next(iter(faces())), *words[1:]]
    return parser().parse_args(words)


def _saved_game(words: Sequence[str]) -> str | None:
    """The game of the record that is to be loaded; whatever is wrong with it is said when it is."""
    finder = Parser(add_help=False)
    finder.add_argument("--load", nargs="?")
    file = finder.parse_known_args(words)[0].load
    try:
        game = None if file is None else read_file(Path(file)).game
    except Refused:
        return None
    return game if game in faces() else None


def parser() -> Parser:
    """Everything that can be typed after tawy."""
    top = Parser(
        prog="tawy",
        description=h("tawy"),
        epilog=h("examples"),
    )
    top.add_argument("--version", action="version", version=f"tawy {__version__} ({ENGINE} engine)", help=h("version"))
    add = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser).add_parser
    for name, fill in GAME_COMMANDS.items():
        help_ = h(f"command-{name}")
        command = add(name, help=help_, description=f"{help_}.")
        games = command.add_subparsers(dest="game", metavar="GAME", required=True, parser_class=Parser).add_parser
        for game, face in faces().items():
            options = games(game, help=face.title, description=f"{face.title}: {help_}.")
            low, high = face.spec.seats
            options.add_argument("--seats", type=int, metavar="N", help=h("seats", least=low, most=high))
            options.add_argument("--seed", help=h("seed"))
            fill(options)
            face.add_options(options)
    _lesson(add)
    _learn(add)
    _puzzle(add)
    _puzzles(add)
    _replay(add)
    _review(add)
    _rules(add)
    _serve(add)
    _verify(add)
    _ratings(add)
    _backup(add)
    _ban(add)
    _stats(add)
    return top


def _play(options: Parser) -> None:
    options.add_argument(
        "--bots",
        metavar="NAMES",
        help=h("bots", levels=", ".join(LEVELS), none=NONE, usual=USUAL),
    )
    options.add_argument("--load", metavar="FILE", help=h("load"))
    options.add_argument("--coach", action="store_true", help=h("coach"))
    options.set_defaults(run=playing.run)


def _simulate(options: Parser) -> None:
    options.add_argument("--games", type=int, default=1000, metavar="N", help=h("games", usual=1000))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=h("jobs"))
    options.add_argument("--json", action="store_true", help=h("json"))
    options.set_defaults(run=simulating.run)


def _arena(options: Parser) -> None:
    options.add_argument("--players", metavar="NAMES", help=h("players"))
    options.add_argument("--games", type=int, metavar="N", help=h("blocks", games=arena.GAMES, most=arena.MOST))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=h("jobs"))
    options.add_argument("--json", metavar="FILE", help=h("ledger"))
    options.add_argument("--markdown", action="store_true", help=h("markdown"))
    options.add_argument("--times", action="store_true", help=h("times"))
    options.add_argument("--plot", metavar="FILE", help=h("plot"))
    options.add_argument("--executor", choices=("processes", "ray"), default="processes", help=h("executor"))
    options.add_argument("--ray-address", metavar="ADDRESS", help=h("ray-address"))
    _sprt(options)
    options.set_defaults(run=arena.run)


def _sprt(options: Parser) -> None:
    test = options.add_argument_group(h("test"), h("test-lead"))
    test.add_argument("--sprt", metavar="NEW,OLD", help=h("sprt"))
    test.add_argument("--elo0", type=float, default=0, metavar="POINTS", help=h("elo0"))
    test.add_argument("--elo1", type=float, default=40, metavar="POINTS", help=h("elo1"))
    test.add_argument("--alpha", type=float, default=0.05, metavar="P", help=h("alpha"))
    test.add_argument("--beta", type=float, default=0.05, metavar="P", help=h("beta"))


def _record(options: Parser) -> None:
    options.add_argument("-o", "--output", metavar="FILE", help=h("output"))
    options.set_defaults(run=playing.record)


GAME_COMMANDS: Final[dict[str, Callable[[Parser], None]]] = {
    "play": _play,
    "simulate": _simulate,
    "arena": _arena,
    "record": _record,
}
"""Commands that are about a game, which may be left out."""


def _lesson(add: Add) -> None:
    help_ = h("command-lesson")
    options = add("lesson", help=help_, description=f"{help_}.")
    options.add_argument("lesson", nargs="?", metavar="LESSON", help=h("lesson", lessons=", ".join(whole_names())))
    options.add_argument("--chapter", metavar="N", help=h("lesson-chapter"))
    options.add_argument("--list", action="store_true", help=h("lesson-list"))
    options.set_defaults(run=lesson.run)


def _learn(add: Add) -> None:
    help_ = h("command-learn")
    options = add("learn", help=help_, description=f"{help_}.")
    options.add_argument("game", choices=list(faces()), metavar="GAME", help=", ".join(faces()))
    options.add_argument("--games", default="", metavar="N,N", help=h("rounds", games=learning.GAMES))
    options.add_argument("--searched", default="", metavar="N,N", help=h("searched"))
    options.add_argument("--from", dest="before", metavar="FILE", help=h("learn-from"))
    options.add_argument("--seed", default="1", help=h("learn-seed"))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=h("jobs"))
    options.add_argument("-o", "--output", metavar="FILE", required=True, help=h("weights"))
    options.set_defaults(run=learning.run)


def _puzzle(add: Add) -> None:
    help_ = h("command-puzzle")
    options = add("puzzle", help=help_, description=f"{help_}.")
    options.add_argument("puzzle", nargs="?", metavar="PUZZLE", help=h("puzzle"))
    options.set_defaults(run=puzzles.solve)


def _puzzles(add: Add) -> None:
    help_ = h("command-puzzles")
    options = add("puzzles", help=help_, description=f"{help_}.")
    options.add_argument("game", choices=list(faces()), metavar="GAME", help=", ".join(faces()))
    options.add_argument("--puzzles", type=int, default=puzzles.WANTED, metavar="N", help=h("puzzles-wanted"))
    options.add_argument("--from", dest="records", action="append", default=[], metavar="FILE", help=h("puzzles-from"))
    options.add_argument("--theme", default="", metavar="THEME", help=h("puzzles-theme"))
    options.add_argument("--more", action="store_true", help=h("puzzles-more"))
    options.add_argument("--check", action="store_true", help=h("puzzles-check"))
    options.add_argument("--rate", action="store_true", help=h("puzzles-rate"))
    options.add_argument("--seed", default="1", help=h("learn-seed"))
    options.add_argument("--jobs", type=int, default=1, metavar="N", help=h("jobs"))
    options.add_argument("-o", "--output", metavar="FILE", required=True, help=h("puzzles-output"))
    options.set_defaults(run=puzzles.mine)


def _replay(add: Add) -> None:
    help_ = h("command-replay")
    options = add("replay", help=help_, description=f"{help_}.")
    options.add_argument("file", metavar="FILE", help=h("record"))
    options.add_argument("--at", type=int, metavar="N", help=h("at"))
    options.add_argument("--step", action="store_true", help=h("step"))
    options.add_argument("--svg", metavar="FILE", help=h("svg"))
    options.add_argument("--html", nargs="?", const="", metavar="FILE", help=h("html"))
    options.add_argument("--seen-by", default=ALL, metavar="SEAT", help=h("seen-by"))
    options.add_argument("--content", metavar="FILE", help=h("content"))
    options.set_defaults(run=replaying.run)


def _review(add: Add) -> None:
    help_ = h("command-review")
    options = add("review", help=help_, description=f"{help_}.")
    options.add_argument("file", metavar="FILE", help=h("record"))
    depth = options.add_mutually_exclusive_group()
    depth.add_argument("--quick", action="store_true", help=h("review-quick"))
    depth.add_argument("--full", action="store_true", help=h("review-full"))
    options.add_argument("--seat", type=int, metavar="N", help=h("review-seat"))
    options.add_argument("--json", metavar="FILE", help=h("review-json"))
    options.add_argument("--given-up", action="store_true", help=h("review-given-up"))
    options.add_argument("--content", metavar="FILE", help=h("content"))
    options.set_defaults(run=reviewing.run)


def _rules(add: Add) -> None:
    help_ = h("command-rules")
    options = add("rules", help=help_, description=f"{help_}.")
    options.add_argument("words", nargs="*", metavar="NUMBER", help=h("number"))
    options.add_argument("--search", metavar="WORD", help=h("search"))
    options.add_argument("--catalogue", choices=list(games()), metavar="GAME", help=h("catalogue"))
    options.set_defaults(run=rulebook.run)


PRECEDENCE: Final = """Every setting can also stand in a file of settings, as NAME = VALUE with _ for -, or in the
environment; an option comes before the environment, the environment before the file. TAWY_SETTINGS names the file, and
TAWY_DATABASE_FILE and TAWY_SMTP_FILE files with the address of the database, or of the mail server, alone."""


def _settings(options: Parser, *names: str) -> None:
    """Options for settings of a server, each with what it says of itself."""
    options.epilog = PRECEDENCE
    options.add_argument("--settings", metavar="FILE", help="a file of settings in TOML (TAWY_SETTINGS)")
    for setting in (SETTINGS[name] for name in names or SETTINGS):
        usual = f"{setting.default:g}" if setting.kind is float else str(setting.default)
        named = ", ".join(filter(None, (usual, setting.variable)))
        options.add_argument(
            setting.option, type=setting.kind, metavar=METAVARS[setting.kind], help=f"{setting.meaning} ({named})"
        )


METAVARS: Final = {str: "TEXT", int: "N", float: "S"}


def _serve(add: Add) -> None:
    help_ = h("command-serve")
    options = add("serve", help=help_, description=f"{help_}.")
    _settings(options)
    options.add_argument("--open", action="store_true", help=h("open"))
    options.set_defaults(run=serving.run)


def _verify(add: Add) -> None:
    help_ = h("command-verify")
    options = add("verify", help=help_, description=f"{help_}.")
    _settings(options, "database")
    options.add_argument("--jobs", type=int, default=processors(), metavar="N", help=h("jobs"))
    options.add_argument("file", nargs="?", metavar="FILE", help=h("verify-file"))
    options.add_argument("--commitment", metavar="HASH", help=h("verify-commitment"))
    options.add_argument("--part", metavar="TEXT", help=h("verify-part"))
    options.set_defaults(run=_verified)


def _verified(options: Namespace, terminal: Terminal) -> int:
    """One game if a file is named, otherwise every table of the server."""
    return (serving.check if options.file is None else verifying.run)(options, terminal)


def _ratings(add: Add) -> None:
    help_ = h("command-ratings")
    options = add("ratings", help=help_, description=f"{help_}.")
    _settings(options, "database")
    options.add_argument("--restore", action="store_true", help=h("ratings-restore"))
    options.set_defaults(run=serving.ratings)


def _backup(add: Add) -> None:
    help_ = h("command-backup")
    options = add("backup", help=help_, description=f"{help_}.")
    options.add_argument("file", metavar="FILE", help=h("backup-file"))
    _settings(options, "database")
    options.set_defaults(run=serving.save)


def _ban(add: Add) -> None:
    for name, run, needed in (("ban", banning.ban, False), ("unban", banning.unban, True)):
        help_ = h(f"command-{name}")
        options = add(name, help=help_, description=f"{help_}.")
        options.add_argument("person", nargs=None if needed else "?", metavar="PERSON", help=h(f"{name}-person"))
        _settings(options, "database")
        options.set_defaults(run=run)


def _stats(add: Add) -> None:
    help_ = h("command-stats")
    options = add("stats", help=help_, description=f"{help_}.")
    options.add_argument("files", nargs="*", metavar="FILE", help=h("stats-files"))
    rows = options.add_mutually_exclusive_group()
    rows.add_argument("--json", action="store_true", help=h("stats-json"))
    rows.add_argument("--parquet", metavar="FILE", help=h("stats-parquet"))
    _settings(options, "database")
    options.set_defaults(run=_counted)


def _counted(options: Namespace, terminal: Terminal) -> int:
    """Recorded games if files are named, otherwise the lessons of a server."""
    if not options.files and (options.json or options.parquet):
        raise refused("terminal-statistics-no-files")
    return (counted.run if options.files else stats.run)(options, terminal)
