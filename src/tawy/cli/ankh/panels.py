"""Beside the map: action rows, event track, devotion track, the order of conflict."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tawy.ankh.queries import calendar
from tawy.ankh.queries.presence import monuments
from tawy.ankh.state import Ankh, Side
from tawy.ankh.terms import ACTIONS, EVENTS, GODS, MONUMENTS, TOP
from tawy.cli.ankh import board, ink
from tawy.cli.ankh.names import Names, name
from tawy.cli.pointed import NOTHING_POINTED, POINTED, Pointed, label
from tawy.cli.voice import t

WIDTH: Final = 28
"""Columns of the tracks: no line of `terminal-ankh-track-…` is longer."""
NAME: Final = 17
"""Columns for the name of an action."""


def badge(g: Ankh, side: Side) -> str:
    """A god's colour under black letters: it reads the same on light and dark terminals."""
    return ink.badge(GODS[g.gods[side]])


def code(g: Ankh, side: Side) -> str:
    """A god in two letters."""
    return _god(g, side)[:2]


def _god(g: Ankh, side: Side) -> str:
    return t(f"ankh-god-{GODS[g.gods[side]]}")


def _heading(title: str, note: str = "", *, pointed: bool = False) -> Text:
    return label(title, "bold underline", pointed=pointed).append(f" {note}" if note else "", "dim")


def next_event(g: Ankh) -> str:
    """The event that comes next; none after the last conflict."""
    event = calendar.next_event(g)
    return t("ankh-ui-no-event") if event is None else t(f"ankh-event_space-{event}")


def actions(g: Ankh, pointed: Pointed = NOTHING_POINTED) -> Text:
    """The four rows: how often each was used, and when its use brings the next event."""
    lines = [_heading(t("ankh-label-actions"), pointed="actions" in pointed)]
    for row, action in enumerate(ACTIONS):
        used, last = g.track[row], calendar.uses_to_event(g, row)
        dots = "●" * used + "○" * (last - used - 1) + ("◆" if used == last - 1 else "◇" if used < last else "")
        style = "bold" if used == last - 1 else ""
        name = (f"{t(f'terminal-ankh-row-{action}'):<{NAME}}", POINTED if f"action {action}" in pointed else "")
        lines.append(Text.assemble(name, " ", (f"{dots:<6} {used}/{last}", style)))
    lines.append(Text.assemble("◇ ", (next_event(g), "bold")))
    return Text("\n").join(lines)


def events(g: Ankh, pointed: Pointed = NOTHING_POINTED) -> Text:
    """The event track: what is past in small letters, where the marker stands in brackets."""
    track = Text()
    conflicts = 0
    for position, letter in enumerate(EVENTS, 1):
        conflicts += letter == "x"
        name = f"X{conflicts}" if letter == "x" else letter.upper()
        if f"event {position}" in pointed:
            track.append(name, POINTED)
        elif position < g.event:
            track.append(name.lower(), "dim")
        elif position == g.event:
            track.append(f"[{name}]", "bold reverse")
        else:
            track.append(name, "bold" if position == g.event + 1 else "")
        track.append("\n" if letter == "x" and conflicts in {2, 4} else "  " if letter == "x" else " ")
    lines = [
        _heading(t("ankh-label-events"), f"{g.event} / {len(EVENTS)}", pointed="events" in pointed),
        track,
        *[Text(t(f"terminal-ankh-track-{line}"), "dim") for line in (1, 2, 3)],
    ]
    return Text("\n").join(lines)


def devotion(g: Ankh, pointed: Pointed = NOTHING_POINTED) -> Text:
    """The devotion track, the highest marker first; on one space the upper of a stack stands above."""
    names = Names.at(g)
    note = t("terminal-ankh-track-red", red=g.last_red, top=TOP)
    lines = [_heading(t("ankh-label-devotion"), note, pointed=bool({"track", "red"} & pointed))]
    width = max(len(names.side(side)) for side in g.standing) if g.standing else 0
    gauge = WIDTH - width - 4
    for side in reversed(g.standing):
        here = g.devotion[side]
        filled, red = (round(at * gauge / TOP) for at in (here, g.last_red))
        on_red = here <= g.last_red
        bar = Text.assemble(
            ("█" * filled, ink.GODS[GODS[g.gods[side]]]),
            ("░" * max(0, red - filled), "red"),
            ("·" * (gauge - max(filled, red)), "dim"),
        )
        number = (f"{here:>3}{t('terminal-ankh-red-sign') if on_red else ' '}", "bold red" if on_red else "bold")
        style = POINTED if f"devotion {GODS[g.gods[side]]}" in pointed else badge(g, side)
        lines.append(Text.assemble((f"{names.side(side):<{width}}", style), number, bar))
    return Text("\n").join(lines)


def legend() -> Text:
    """The signs of the map."""
    return Text("\n").join([_heading(t("terminal-ankh-map")), *[Text(line, "dim") for line in board.legend()]])


def order(g: Ankh, pointed: Pointed = NOTHING_POINTED) -> Text:
    """The regions in the order of conflict: who has figures there, and whose monuments stand there."""
    lines = [_heading(t("ankh-label-order"), t("terminal-ankh-track-neutral"), pointed="order" in pointed)]
    for number, region in enumerate(g.regions):
        style = POINTED if f"region {number + 1}" in pointed else ink.ORDER
        line = Text.assemble((f"{number + 1}", style), " ")
        there = [(side, (g.figures[side] & region).bit_count()) for side in range(g.seats)]
        for side, figures in there:
            if figures:
                line.append(f"{_god(g, side)} {figures}", badge(g, side))
                line.append(" ")
        if not any(figures for _, figures in there):
            line.append(t("terminal-ankh-nobody"), "dim")
        if number == g.arena:
            line.append(t("terminal-ankh-battle"), "bold reverse")
        lines.append(line)
        if monuments(g) & region:
            lines.append(_monuments(g, region))
    return Text("\n").join(lines)


def _monuments(g: Ankh, region: int) -> Text:
    """The monuments of a region: kind, then owner and number; n is for neutral."""
    line = Text("  ")
    for kind, built in zip(MONUMENTS, g.built, strict=True):
        here = built & region
        if here:
            line.append(f"{name('monument', kind)[0].upper()}:", "bold")
            for side in g.standing:
                if number := (g.owned[side] & here).bit_count():
                    line.append(f"{code(g, side)}{number}", badge(g, side))
                    line.append(" ")
                    here &= ~g.owned[side]
            if here:
                line.append(f"{t('terminal-ankh-neutral-sign')}{here.bit_count()} ")
    return line
