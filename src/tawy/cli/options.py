"""The command line: commands, options and their help."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NoReturn

from tawy import __version__
from tawy.ai.players import LEVELS
from tawy.cli import arena, learning, playing, replaying, rulebook, serving, simulating
from tawy.cli.bots import NONE, USUAL
from tawy.cli.faces import DEFAULT, FACES
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused

EXAMPLES: Final = """for example:
  tawy                       play in the browser
  tawy play                  play Ankh now, against easy bots
  tawy play ankh --seats 4 --bots random,random
                             two people at this keyboard and two bots
  tawy play plagues          play 10 Plagues of Egypt alone, against the automa
  tawy rules A7              read the rules
"""


class Parser(ArgumentParser):
    """Refuses what it does not understand with one sentence."""

    def error(self, message: str) -> NoReturn:
        """What is wrong, and where to read more."""
        raise Refused(f"{message[:1].upper()}{message[1:]}; see '{self.prog} --help'.")


Add = Callable[..., Parser]
"""How a command, or a game of a command, is added."""


def parse(words: Sequence[str]) -> Namespace:
    """The options of a command line. Where no game is named, it is that of the saved game, or the first there is."""
    if words and words[0] in GAME_COMMANDS and (len(words) == 1 or words[1].startswith("-")):
        words = [words[0], _saved_game(words) or DEFAULT, *words[1:]]
    return parser().parse_args(words)


def _saved_game(words: Sequence[str]) -> str | None:
    """The game of the record that is to be loaded; whatever is wrong with it is said when it is."""
    finder = Parser(add_help=False, allow_abbrev=False)
    finder.add_argument("--load", nargs="?")
    file = finder.parse_known_args(words)[0].load
    try:
        game = None if file is None else read_file(Path(file)).game
    except Refused:
        return None
    return game if game in FACES else None


def parser() -> Parser:
    """Everything that can be typed after tawy."""
    top = Parser(
        prog="tawy",
        description="Board games of ancient Egypt; without a command, in the browser.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"tawy {__version__}")
    add = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser).add_parser
    for name, (help_, fill) in GAME_COMMANDS.items():
        command = add(name, help=help_, description=f"{help_}.", allow_abbrev=False)
        games = command.add_subparsers(dest="game", metavar="GAME", required=True, parser_class=Parser).add_parser
        for game, face in FACES.items():
            options = games(game, help=face.title, description=f"{face.title}: {help_}.", allow_abbrev=False)
            low, high = face.spec.seats
            options.add_argument("--seats", type=int, metavar="N", help=f"from {low} to {high}")
            options.add_argument("--seed", help="the same seed and the same choices make the same game")
            fill(options)
            face.add_options(options)
    _learn(add)
    _replay(add)
    _rules(add)
    _serve(add)
    _verify(add)
    _backup(add)
    return top


def _play(options: Parser) -> None:
    options.add_argument(
        "--bots",
        metavar="NAMES",
        help=f"who plays the last seats ({', '.join(LEVELS)}), or {NONE}; the other seats are people at this terminal; "
        f"if left out, all seats but the first are {USUAL}",
    )
    options.add_argument("--load", metavar="FILE", help="go on with a saved game")
    options.set_defaults(run=playing.run)


def _simulate(options: Parser) -> None:
    options.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    options.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processors work on it (1)")
    options.add_argument("--json", action="store_true", help="the results for programs")
    options.set_defaults(run=simulating.run)


def _arena(options: Parser) -> None:
    options.add_argument("--players", metavar="NAMES", help="the bots; the last one takes all seats that are left")
    options.add_argument(
        "--games", type=int, metavar="N", help=f"in whole blocks ({arena.GAMES}; with --sprt at most {arena.MOST})"
    )
    options.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes play (1)")
    options.add_argument("--json", metavar="FILE", help="keep every game there, and go on with what it holds")
    options.add_argument("--markdown", action="store_true", help="print the table for a document")
    options.add_argument("--times", action="store_true", help="with --markdown: how long decisions take, too")
    options.add_argument("--plot", metavar="FILE", help="draw the shares of the wins as a picture (.svg)")
    options.add_argument("--executor", choices=("processes", "ray"), default="processes", help="who plays (processes)")
    options.add_argument("--ray-address", metavar="ADDRESS", help="a running Ray cluster; if left out, one is started")
    _sprt(options)
    options.set_defaults(run=arena.run)


def _sprt(options: Parser) -> None:
    test = options.add_argument_group(
        "a test", "plays until it is clear which bot to keep; exit code 0 for the new one"
    )
    test.add_argument("--sprt", metavar="NEW,OLD", help="the two bots, instead of --players")
    test.add_argument("--elo0", type=float, default=0, metavar="POINTS", help="no better: so much stronger (0)")
    test.add_argument("--elo1", type=float, default=40, metavar="POINTS", help="better: so much stronger (40)")
    test.add_argument("--alpha", type=float, default=0.05, metavar="P", help="how often to keep new wrongly (0.05)")
    test.add_argument("--beta", type=float, default=0.05, metavar="P", help="how often to keep old wrongly (0.05)")


def _record(options: Parser) -> None:
    options.add_argument("-o", "--output", metavar="FILE", help="where to write it; the screen if left out")
    options.set_defaults(run=playing.record)


GAME_COMMANDS: Final[dict[str, tuple[str, Callable[[Parser], None]]]] = {
    "play": ("Play a game at this terminal", _play),
    "simulate": ("Let random players play many games and count", _simulate),
    "arena": ("Measure bots against each other", _arena),
    "record": ("Record a whole game of random players", _record),
}
"""Commands that are about a game, which may be left out."""


def _learn(add: Add) -> None:
    help_ = "Let bots play each other and learn how to judge positions"
    options = add("learn", help=help_, description=f"{help_}.", allow_abbrev=False)
    options.add_argument("game", choices=list(FACES), metavar="GAME", help=", ".join(FACES))
    options.add_argument(
        "--games", default=learning.GAMES, metavar="N,N", help=f"of each round, one after the other ({learning.GAMES})"
    )
    options.add_argument("--seed", default="1", help="the same seed learns the same (1)")
    options.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes play (1)")
    options.add_argument("-o", "--output", metavar="FILE", required=True, help="where the weights are written")
    options.set_defaults(run=learning.run)


def _replay(add: Add) -> None:
    help_ = "Replay a recorded game and prove it"
    options = add("replay", help=help_, description=f"{help_}.", allow_abbrev=False)
    options.add_argument("file", metavar="FILE", help="a record")
    options.add_argument("--at", type=int, metavar="N", help="draw the position after N choices")
    options.add_argument("--step", action="store_true", help="go through it choice by choice")
    options.add_argument("--svg", metavar="FILE", help="with --at: write the drawing as a picture")
    options.add_argument("--content", metavar="FILE", help="the content pack that the game was played with")
    options.set_defaults(run=replaying.run)


def _rules(add: Add) -> None:
    help_ = "Read the numbered rules"
    options = add("rules", help=help_, description=f"{help_}.", allow_abbrev=False)
    options.add_argument("number", nargs="?", metavar="NUMBER", help="a rule (A7.18, P6.3) or a chapter (A7)")
    options.add_argument("--search", metavar="WORD", help="every rule that speaks of it")
    options.set_defaults(run=rulebook.run)


DATABASE: Final = "sqlite:///FILE or postgresql://...; a file in your data folder if left out"


def _serve(add: Add) -> None:
    help_ = "Run a server: tables for the browser, here or for others"
    options = add("serve", help=help_, description=f"{help_}.", allow_abbrev=False)
    options.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1, this machine only)")
    options.add_argument("--port", type=int, default=8000, metavar="N", help="the port (8000); 0 for any that is free")
    options.add_argument("--database", metavar="URL", help=DATABASE)
    options.add_argument("--workers", type=int, default=1, metavar="N", help="processes in which bots think (1)")
    options.add_argument("--bot-seconds", type=float, default=2.0, metavar="S", help="a bot's time for a choice (2)")
    options.add_argument(
        "--guests-per-minute", type=int, default=60, metavar="N", help="new guests from one address (60)"
    )
    options.add_argument("--open", action="store_true", help="show it in the browser")
    options.set_defaults(run=serving.run)


def _verify(add: Add) -> None:
    help_ = "Replay every stored game and compare it with what was stored"
    options = add("verify", help=help_, description=f"{help_}.", allow_abbrev=False)
    options.add_argument("--database", metavar="URL", help=DATABASE)
    options.set_defaults(run=serving.check)


def _backup(add: Add) -> None:
    help_ = "Copy all stored tables to a file, also while the server runs"
    options = add("backup", help=help_, description=f"{help_}.", allow_abbrev=False)
    options.add_argument("file", metavar="FILE", help="a file that does not exist yet")
    options.add_argument("--database", metavar="URL", help=DATABASE)
    options.set_defaults(run=serving.save)
