"""tawy puzzle: find the answer that is clearly best; tawy puzzles: look for more of them."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Final

from rich.text import Text

from tawy.ai.minds import has_sense
from tawy.cli.face import Face
from tawy.cli.faces import face_of, faces
from tawy.cli.listing import lay_out, meant
from tawy.cli.terminal import Left, Terminal
from tawy.cli.voice import refused, t, words
from tawy.crew import Crew
from tawy.games import registered
from tawy.kernel.play import Play
from tawy.kernel.record import read_file
from tawy.puzzles.checking import holds, rated
from tawy.puzzles.format import Collection, Puzzle, position, read, shipped, write
from tawy.puzzles.gathering import gathered
from tawy.puzzles.mining import Dig, digs, mined
from tawy.puzzles.showing import replies

WANTED: Final = 60
QUIT: Final = "quit"
GIVE_UP: Final = "answer"


# --- solving -----------------------------------------------------------------------------------------


def solve(options: Namespace, terminal: Terminal) -> int:
    """One puzzle: the position, tries, and the answer with what speaks for it."""
    puzzle, face = _chosen(options.puzzle)
    play = position(face.spec.name, puzzle)
    heading = f"{face.title} · {t(f'puzzle-theme-{face.spec.name}-{puzzle.theme}')} · {puzzle.id}"
    terminal.say(Text(heading, "bold"), t(f"puzzle-difficulty-{puzzle.difficulty}"))
    terminal.say(face.draw(play, puzzle.seat, terminal.width, whole=True))
    try:
        tries = _tried(face, play, puzzle, terminal)
    except Left:
        return 0
    terminal.say("", Text(t("puzzle-solved", tries=tries) if tries else t("puzzle-shown"), "bold"))
    _explain(face, play, puzzle, terminal)
    return 0


def _chosen(wish: str | None) -> tuple[Puzzle, Face]:
    """A puzzle by its name; any of a game, or of all."""
    found = [(puzzle, face) for name, face in faces().items() for puzzle in shipped(name).puzzles]
    fitting = [each for each in found if wish in {None, each[0].id, each[1].spec.name}]
    if not fitting:
        raise refused("terminal-puzzle-none", wish=wish or "")
    return Random().choice(fitting)  # noqa: S311  which puzzle is no secret


def _tried(face: Face, play: Play, puzzle: Puzzle, terminal: Terminal) -> int:
    """How many tries it took; none if the answer was asked for."""
    choices = face.choices(play)
    terminal.say("", Text(face.question(play), "bold"), lay_out(choices, terminal.width))
    terminal.say(Text(t("terminal-puzzle-lead", answer=GIVE_UP, quit=QUIT), "dim"))
    tries = 0
    while True:
        typed = terminal.ask("> ").lower()
        if typed == QUIT:
            raise Left
        if typed == GIVE_UP:
            return 0
        choice = meant(typed, choices)
        if choice is None:
            terminal.say(Text(t("terminal-not-an-option", typed=typed), "italic"))
            continue
        tries += 1
        if choice.token == puzzle.answer:
            return tries
        terminal.say(Text(t("puzzle-wrong"), "italic"))


def _explain(face: Face, play: Play, puzzle: Puzzle, terminal: Terminal) -> None:
    """What the best answers are worth, what the best one does, and how it would go on."""
    named = {choice.token: choice.name or choice.text or choice.token for choice in face.choices(play)}
    for judged in puzzle.judged:
        terminal.say(f"  {t('puzzle-worth', answer=named[judged.token], chance=words().share(judged.chance))}")
    option = next(one for one in play.game.ask.options if face.spec.token(play.game, one) == puzzle.answer)
    terminal.say("", *(f"  {line}" for line in face.ahead(play).whole(option)))
    shown = replies(play, puzzle)
    sayings = [saying for after in face.story(shown)[len(play.told) :] for saying in after if not saying.minor]
    told = [saying.text for saying in sayings if saying.audience is None or puzzle.seat in saying.audience]
    terminal.say("", Text(t("puzzle-line"), "bold"), *(f"  {line}" for line in told))
    source = puzzle.source
    terminal.say(
        "",
        Text(t("puzzle-source", looks=source.looks, iterations=words().number(source.iterations)), "dim"),
        Text(t("puzzle-gap", gap=words().share(source.least_gap)), "dim"),
    )


# --- mining ------------------------------------------------------------------------------------------


def mine(options: Namespace, terminal: Terminal) -> int:
    """Look through games for puzzles, the file is written whenever one is found; or look at them once more."""
    if not has_sense(options.game):
        raise refused("terminal-puzzle-senseless", game=options.game)
    if min(options.puzzles, options.jobs) < 1:
        raise refused("terminal-puzzle-numbers")
    themes = registered(options.game).themes
    if options.theme and options.theme not in themes:
        raise refused("terminal-puzzle-themeless", theme=options.theme, themes=", ".join(themes))
    file, found = Path(options.output), list[Puzzle]()
    if options.check or options.rate:
        return _look_again(file, options, terminal)
    before = _before(file, options)
    every = chain([before.puzzles], Crew(options.jobs).in_order(mined, _digs(options)))
    for puzzle in gathered(every, options.puzzles, options.theme):
        found.append(puzzle)
        if puzzle not in before.puzzles:
            _write(file, Collection(options.game, [*before.commands, _command(options)], found))
            terminal.say(f"{len(found)}/{options.puzzles}  {puzzle.id}  {puzzle.theme}  {puzzle.difficulty}")
    _tell(found, file, terminal)
    return 0


def _look_again(file: Path, options: Namespace, terminal: Terminal) -> int:
    """Every puzzle in the file is rated by the bots as they are now, or left out if other dice find another answer."""
    before, kept = _before(file, options), list[Puzzle]()
    for number, puzzle in enumerate(before.puzzles, 1):
        is_kept = not options.check or holds(options.game, puzzle)
        now = rated(options.game, puzzle) if options.rate and is_kept else puzzle
        kept += [now] * is_kept
        shown = f"{puzzle.difficulty} → {now.difficulty}" if options.rate else "+"
        terminal.say(f"{number}/{len(before.puzzles)}  {puzzle.id}  {shown if is_kept else '-'}")
    _write(file, Collection(options.game, [*before.commands, _command(options)], kept))
    _tell(kept, file, terminal)
    return 0


def _before(file: Path, options: Namespace) -> Collection:
    """The puzzles that are gone on with: those in the file, if more of them are wanted or they are looked at again."""
    before = read(file) if options.more or options.check or options.rate else Collection(options.game, [], [])
    if before.game != options.game:
        raise refused("terminal-puzzle-strange", file=str(file), game=face_of(options.game).title)
    return before


def _tell(found: list[Puzzle], file: Path, terminal: Terminal) -> None:
    """How many there are now, and of which themes."""
    themes = Counter(puzzle.theme for puzzle in found)
    terminal.say(t("terminal-puzzles-found", count=len(found), file=str(file)), str(dict(themes)))


def _digs(options: Namespace) -> Iterator[Dig]:
    """The recorded games; without any, bots play as many as are needed."""
    records = [(Path(file), read_file(Path(file))) for file in options.records]
    strange = next((file for file, record in records if record.game != options.game), None)
    if strange is not None:
        raise refused("terminal-puzzle-strange", file=str(strange), game=face_of(options.game).title)
    if records:
        return (Dig(options.game, 0, file.stem, record, options.theme) for file, record in records)
    return (digs(options.game, options.seed, number, options.theme) for number in count())


def _command(options: Namespace) -> str:
    """How the same puzzles are found again."""
    if options.check or options.rate:
        again = [f"--{name}" for name in ("check", "rate") if getattr(options, name)]
        return " ".join([f"tawy puzzles {options.game}", *again])
    found = f"tawy puzzles {options.game} --puzzles {options.puzzles} --seed {options.seed}"
    theme = [f"--theme {options.theme}"] if options.theme else []
    more = ["--more"] if options.more else []
    return " ".join([found, *theme, *(f"--from {Path(file).name}" for file in options.records), *more])


def _write(file: Path, collection: Collection) -> None:
    """The whole file or nothing."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_bytes(write(collection))
        beside.replace(file)
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
