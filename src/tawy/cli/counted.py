"""tawy stats FILES: the facts of recorded games, as figures, as JSON or as Parquet."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from tawy.cli.terminal import Terminal
from tawy.cli.voice import opened, refused, t, told, words
from tawy.kernel.record import read_file
from tawy.kernel.refusal import Refused
from tawy.statistics.figures import Bar, Figure, Gathering
from tawy.statistics.parquet import Writer
from tawy.statistics.recorded import finished
from tawy.statistics.rows import Finished, rows
from tawy.words.wording import key

TOGETHER: Final = 200
"""Games that are written at a time."""


def run(options: Namespace, terminal: Terminal) -> int:
    """Count every file; one that cannot be counted is named and left out."""
    left_out: list[Refused] = []
    games = _read(options.files, left_out)
    if options.parquet is not None:
        _write(Path(options.parquet), games, terminal)
    elif options.json:
        for row in _rows(games):
            terminal.out.out(msgspec.json.encode(row).decode(), highlight=False)
    else:
        _show(games, terminal)
    if left_out:
        terminal.err.print(t("terminal-statistics-left-out", count=len(left_out)), highlight=False)
        for refusal in left_out:
            terminal.err.print(told(refusal), highlight=False, markup=False)
    return 1 if left_out else 0


def _read(files: list[str], left_out: list[Refused]) -> Iterator[Finished]:
    for file in files:
        try:
            yield finished(read_file(Path(file)), file)
        except Refused as refusal:
            left_out.append(refusal)


def _rows(games: Iterator[Finished]) -> Iterator[dict[str, Any]]:
    for number, game in enumerate(games, 1):
        yield from rows(game, number)


def _write(file: Path, games: Iterator[Finished], terminal: Terminal) -> None:
    """All rows in one file, whole or not at all."""
    first = next(games, None)
    if first is None:
        return
    draft = file.with_name(file.name + ".part")
    try:
        with draft.open("wb") as out:
            written = _fill(first, games, Writer(first.game, out))
        draft.replace(file)
    except OSError as error:
        raise refused("terminal-unwritable", file=str(file), reason=str(error.strerror)) from error
    finally:
        draft.unlink(missing_ok=True)
    terminal.say(t("terminal-statistics-written", rows=written, file=str(file)))


def _fill(first: Finished, others: Iterator[Finished], writer: Writer) -> int:
    """Some games at a time; how many rows there are."""
    written = 0
    batch = list(rows(first, 1))
    with writer:
        for number, game in enumerate(others, 2):
            if game.game != first.game:
                raise refused("terminal-statistics-one-game", game=game.game, other=first.game)
            batch += rows(game, number)
            if number % TOGETHER == 0:
                writer.write(batch)
                written, batch = written + len(batch), []
        writer.write(batch)
    return written + len(batch)


def _show(games: Iterator[Finished], terminal: Terminal) -> None:
    gathered: dict[str, Gathering] = {}
    for game in games:
        gathered.setdefault(game.game, Gathering(game.game)).add(game)
    for name, gathering in gathered.items():
        found = gathering.figures()
        title = t(f"{name}-title")
        counted = t("statistics-games", count=found.games)
        terminal.say(Text(t("terminal-statistics-counted", game=title, games=counted), "bold"))
        for figure in found.figures:
            terminal.say(_table(name, figure))


def _table(game: str, figure: Figure) -> Table:
    question = words().maybe(f"statistics-{game}-{figure.chart}") or t(f"statistics-{figure.chart}")
    table = Table(box=box.SIMPLE_HEAD, title=question, title_justify="left", title_style="")
    table.add_column(t("terminal-statistics-column-name"))
    means = figure.kind == "means"
    for column in ("games", "of", "value", "interval", *(["winners"] if means else [])):
        table.add_column(t(f"terminal-statistics-column-{column}"), justify="right")
    for bar in figure.bars:
        table.add_row(*_cells(figure, bar))
    return table


def _cells(figure: Figure, bar: Bar) -> Iterator[str]:
    number, means = words().number, figure.kind == "means"

    def shown(value: float) -> str:
        return number(value, 2) if means else words().share(value)

    yield bar_name(figure, bar)
    yield number(bar.games)
    yield number(bar.count)
    yield shown(bar.value)
    yield "" if bar.low is None or bar.high is None else _range(shown(bar.low), shown(bar.high))
    if means:
        yield "" if bar.winners is None else number(bar.winners, 2)


def _range(low: str, high: str) -> str:
    return t("terminal-statistics-range", low=low, high=high)


def bar_name(figure: Figure, bar: Bar) -> str:
    """What a bar is called."""
    if figure.kind == "spread":
        after = next((edge for edge in figure.bins if edge > int(bar.name)), None)
        last = t("statistics-bin-last", **{"from": int(bar.name)})
        return last if after is None else t("statistics-bin", **{"from": int(bar.name), "to": after})
    found = words().maybe(f"{figure.words}-{key(bar.name)}") if figure.words else None
    if found is None and words().has(f"statistics-{figure.chart}-bar"):
        return t(f"statistics-{figure.chart}-bar", number=bar.name)
    return opened(found or bar.name)
