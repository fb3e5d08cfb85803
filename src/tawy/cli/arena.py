"""tawy arena: bots measured against each other."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from tawy.ai.bots import named
from tawy.arena import markdown, rays, seating, sprt
from tawy.arena.ledger import Ledger
from tawy.arena.match import Played, play
from tawy.arena.picture import picture
from tawy.arena.request import Request, request
from tawy.arena.standings import standings
from tawy.cli.arena_progress import Bar, Referee
from tawy.cli.arena_table import count, drawn, told
from tawy.cli.faces import bring_pack, face_of
from tawy.cli.terminal import Terminal
from tawy.crew import Crew, Hands
from tawy.kernel.refusal import Refused

GAMES: Final = 400
"""How many games are played if nothing is said."""
MOST: Final = 10_000
"""How many games a test takes at most if nothing is said."""
PAIR: Final = 2
"""A test is about a new bot and an old one."""
KEEP_OLD: Final = 1
"""The exit code of a test that does not speak for the new bot."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Play what is missing and show what all of it came to, also where it was stopped."""
    wanted, hands = _request(options), _hands(options)
    claim = _claim(options, wanted.seats)
    blocks = _blocks(options, wanted.seats, terminal)
    ledger = Ledger(wanted, _file(options.json))
    referee = None if claim is None else Referee(claim, ledger, blocks)
    plot = _file(options.plot)
    try:
        _play(hands, terminal, ledger, blocks, referee)
    finally:
        if referee is not None and referee.decided:
            blocks = referee.trial.blocks
            ledger.forget(blocks * wanted.seats)
        ledger.save()
        _show(options, terminal, ledger.request, ledger.blocks(blocks), plot)
        if referee is not None:
            (terminal.err if options.markdown else terminal.out).print(told(referee.trial))
    return 0 if referee is None or referee.trial.verdict == sprt.NEW else KEEP_OLD


def _file(name: str | None) -> Path | None:
    """A file to be written later; refused now if it cannot be, and not after hours of games.

    What is not there yet is tried beside it: nobody ever finds an empty file under the name.
    """
    if name is None:
        return None
    file = Path(name)
    there = file.exists()
    if there and not file.is_file():
        raise Refused(f"{name} is not a file: name one.")
    try:
        tried = file if there else file.with_name(file.name + ".part")
        with tried.open("ab"):
            pass
        if not there:
            tried.unlink()
    except OSError as error:
        raise Refused(f"{name} cannot be written: {error.strerror}.") from error
    return file


def _request(options: Namespace) -> Request:
    """What is to be measured; refused with a sentence if it cannot be."""
    names = _names(options)
    face = face_of(options.game)
    if options.seats is None:
        options.seats = max(len(names), face.spec.seats[0])
    setup = face.setup(options)
    face.spec.read_setup(setup)
    seed = "0" if options.seed is None else options.seed
    return request(options.game, seating.lineup(names, options.seats), seed, setup)


def _hands(options: Namespace) -> Hands:
    """Whoever plays the games."""
    if options.ray_address is not None and options.executor != "ray":
        raise Refused("--ray-address is for --executor ray.")
    prepare = partial(bring_pack, options.game, getattr(options, "content", None))
    crew = Crew(options.jobs, prepare)
    return rays.Cluster(options.jobs, prepare, options.ray_address) if options.executor == "ray" else crew


def _names(options: Namespace) -> list[str]:
    if (options.players is None) == (options.sprt is None):
        raise Refused("Name the bots with --players, or two of them with --sprt: one of these is needed.")
    names = [name.strip() for name in (options.players or options.sprt or "").split(",")]
    if options.sprt is not None and len(set(names)) != PAIR:
        raise Refused(f"A test compares two bots, new,old, not {', '.join(names)}.")
    for name in names:
        named(name)
    return names


def _claim(options: Namespace, seats: int) -> sprt.Claim | None:
    if options.sprt is None:
        return None
    claim = sprt.Claim(seats, options.elo0, options.elo1, options.alpha, options.beta)
    claim.check()
    return claim


def _blocks(options: Namespace, seats: int, terminal: Terminal) -> int:
    """How many whole blocks to play, at most."""
    games = options.games if options.games is not None else GAMES if options.sprt is None else MOST
    if games < 1:
        raise Refused(f"At least 1 game is needed, not {games}.")
    blocks = seating.blocks(games, seats)
    if blocks * seats > games:
        whole = f"{count(blocks, 'block')} of {count(seats, 'game')}"
        terminal.err.print(f"{count(games, 'game')} rounded up to {blocks * seats}, that is {whole}.")
    return blocks


def _play(hands: Hands, terminal: Terminal, ledger: Ledger, blocks: int, referee: Referee | None) -> None:
    missing = ledger.missing(blocks * ledger.request.seats)
    with (
        Bar(terminal.err, ledger, blocks * ledger.request.seats) as bar,
        closing(hands.as_done(partial(play, ledger.request), missing)) as games,
    ):
        if referee is not None and referee.follow(bar):
            return
        for played in games:
            ledger.add(played)
            bar.add(played)
            if referee is not None and referee.follow(bar):
                return


def _show(
    options: Namespace, terminal: Terminal, wanted: Request, blocks: list[list[Played]], plot: Path | None
) -> None:
    if not blocks:
        return
    table = standings(wanted, blocks)
    if options.markdown:
        terminal.out.out(markdown.markdown(table, times=options.times), end="")
    else:
        terminal.say(drawn(table))
    if plot is not None:
        plot.write_text(picture(table), "utf-8")
