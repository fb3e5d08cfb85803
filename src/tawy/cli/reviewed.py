"""A review as the terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tawy.cli.face import Face
from tawy.cli.replaying import answered
from tawy.cli.voice import t, words
from tawy.kernel.event import heard_by
from tawy.kernel.play import Play
from tawy.review.format import Decision, Phase, Player, Review, Turning

BARS: Final = "▁▂▃▄▅▆▇█"
LABEL: Final = 18
"""Columns beside a line of the chart for its numbers."""
COSTLY: Final = 10
"""So many decisions are told."""
LEAST: Final = 0.02
"""A decision that cost less is not worth a line."""
TOLD: Final = 0.005
"""A chance that nobody wins is told from here on: rounded it is a percent."""
LINES: Final = 2
"""So much of what happened is told of a turning point."""


def drawn(face: Face, play: Play, found: Review, seat: int | None, width: int) -> RenderableType:
    """All of it; of one seat only, its decisions."""
    shown = _Shown(face, play, found)
    return Group(*shown.parts(seat, width))


class _Shown:
    """A review in the words of its game."""

    def __init__(self, face: Face, play: Play, found: Review) -> None:
        self._face, self._play, self._found = face, play, found
        cast = face.cast(play.game)
        automa = words().maybe(f"{found.game}-automa") or ""
        self._names = [cast[party] if party < found.seats else automa for party in range(len(found.players))]

    def parts(self, seat: int | None, width: int) -> Iterator[RenderableType]:
        """One below the other."""
        found = self._found
        yield Text(t("review-title", game=self._face.title, depth=t(f"review-depth-{found.depth}")), "bold")
        if found.given_up:
            yield Text(t("review-given-up"))
        yield Text()
        yield Text(t("review-chances"), "bold")
        yield from self._chart(width)
        yield Text()
        yield Text(t("review-turnings"), "bold")
        yield from self._turnings()
        yield Text()
        yield Text(t("review-players"), "bold")
        yield self._players()
        yield Text(t("review-parts-help"), "dim")
        yield Text()
        yield Text(t("review-phases"), "bold")
        yield self._phases()
        yield from self._costly(seat)

    def _chart(self, width: int) -> Iterator[Text]:
        """A line for each party, from the beginning to the end; one for nobody where nobody may win."""
        found = self._found
        courses = [(name, [each[party] for each in found.chances]) for party, name in enumerate(self._names)]
        if is_any := max(found.nobody) >= TOLD:
            courses.append((t("review-nobody"), found.nobody))
        label = max(len(name) for name, _ in courses)
        columns = max(10, min(width - label - LABEL, len(found.chances)))
        for name, course in courses:
            line = "".join(BARS[min(7, int(8 * chance))] for chance in squeezed(course, columns))
            yield Text(f"  {name:<{label}} {percent(course[0]):>6} {line} {percent(course[-1]):>6}")
        if is_any:
            yield Text(f"  {words().maybe(f'review-{found.game}-nobody-help') or t('review-nobody-help')}", "dim")

    def _turnings(self) -> Iterator[RenderableType]:
        if not self._found.turnings:
            yield Text(f"  {t('review-no-turnings')}")
        for number, turning in enumerate(self._found.turnings, 1):
            yield Text(f"  {number}. {self._sentence(turning)}")
            for line in self._told(turning):
                yield Text(f"     {line}", "dim")

    def _sentence(self, turning: Turning) -> str:
        about = turning.about
        args: dict[str, str | int | float] = {
            "who": self._names[turning.party],
            "before": percent(turning.before[turning.party]),
            "after": percent(turning.after[turning.party]),
            "way": "up" if turning.change > 0 else "down",
            "number": turning.position + 1,
        }
        if turning.cause == "mistake":
            then = self._play.at(int(about["position"]))
            args |= {
                "seat": self._names[int(about["seat"])],
                "chosen": answered(self._face, then, str(about["chosen"])),
                "better": answered(self._face, then, str(about["better"])),
                "cost": percent(float(about["cost"])),
            }
        change = t("review-turning-change", **args)
        return f"{change} {t(f'review-turning-{turning.cause}', **args)}"

    def _told(self, turning: Turning) -> list[str]:
        """What happened then, as everyone may know it."""
        story = self._face.story(self._play)
        told = heard_by(None, story[turning.position + 1])
        return [saying.text for saying in told if not saying.minor][:LINES]

    def _players(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(t("summary-who"))
        for column in ("first", "luck", "skill", "gifts", "rest", "last", "accuracy"):
            table.add_column(t(f"review-column-{column}"), justify="right")
        for name, each in zip(self._names, self._found.players, strict=True):
            table.add_row(name, *_row(each))
        return table

    def _phases(self) -> Table:
        """How well everyone chose, by part of playing."""
        found = self._found
        names = list(dict.fromkeys(phase.name for each in found.players for phase in each.phases))
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(t("summary-who"))
        for name in names:
            title = t(f"review-{found.game}-phase-{name}") if name else t("review-phase-other")
            table.add_column(title, justify="right")
        for who, each in zip(self._names, found.players, strict=True):
            phases = {phase.name: phase for phase in each.phases}
            if phases:
                table.add_row(who, *[_phase(phases.get(name)) for name in names])
        return table

    def _costly(self, seat: int | None) -> Iterator[RenderableType]:
        """What cost most, with what would have been better."""
        asked = [each for each in self._found.decisions if seat is None or each.seat == seat]
        worst = sorted((each for each in asked if each.cost >= LEAST), key=lambda each: -each.cost)[:COSTLY]
        if not worst:
            yield Text(t("review-nothing-costly"))
            return
        yield Text(t("review-costly"), "bold")
        for each in worst:
            yield Text()
            yield from self._decision(each)

    def _decision(self, each: Decision) -> Iterator[RenderableType]:
        """A decision: what was asked, what was answered, what would have been better."""
        then = self._play.at(each.position)
        cost, grade = percent(each.cost), t(f"review-grade-{each.grade}")
        who = self._names[each.seat]
        yield Text.assemble(
            (t("review-decision", number=each.position + 1, who=who, grade=grade, cost=cost), "bold"),
            f" {self._face.question(then)}",
        )
        grid = Table.grid(padding=(0, 2))
        for answer in each.answers:
            taken = answer.token == each.chosen
            truth = "" if answer.truth is None else t("review-truth", chance=percent(answer.truth))
            name = Text(answered(self._face, then, answer.token), "bold" if taken else "")
            grid.add_row("   ►" if taken else "    ", name, percent(answer.chance), truth)
        yield grid


def squeezed(course: Sequence[float], columns: int) -> list[float]:
    """A course in so many columns, each the value in the middle of its part.

    >>> squeezed([0, 1, 2, 3, 4, 5], 3)
    [1, 3, 5]
    """
    return [course[(2 * column + 1) * len(course) // (2 * columns)] for column in range(columns)]


def percent(chance: float) -> str:
    """A chance, to the percent.

    >>> percent(0.256)
    '26%'
    """
    return t("terminal-percent", number=words().number(round(100 * chance)))


def signed(change: float) -> str:
    """A change of a chance, with its sign."""
    number = round(100 * change)
    sign = "+" if number > 0 else "−" if number < 0 else ""  # noqa: RUF001  the sign of mathematics
    return f"{sign}{abs(number)}"


def _row(each: Player) -> list[str]:
    accuracy = "" if each.accuracy is None else words().number(each.accuracy, 1)
    changes = (each.luck, each.skill, each.gifts, each.rest)
    return [percent(each.first), *map(signed, changes), percent(each.last), accuracy]


def _phase(phase: Phase | None) -> str:
    if phase is None:
        return ""
    return t("review-phase", best=phase.best, decisions=phase.decisions, cost=signed(-phase.cost))
