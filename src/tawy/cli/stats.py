"""tawy stats: how many began and ended each chapter of the lessons on a server. One learns where people give up."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.table import Table

from tawy.cli.serving import database_of
from tawy.cli.terminal import Terminal
from tawy.cli.voice import t, words
from tawy.lessons.reading import lesson_names, lesson_of
from tawy.server.running.counting import chapter_counts


def run(options: Namespace, terminal: Terminal) -> int:
    """A line for each chapter of each lesson that anybody has begun, in the order in which they are taught."""
    counted = {(each.lesson, each.chapter): each for each in chapter_counts(database_of(options))}
    table = Table(box=box.SIMPLE_HEAD)
    for heading in ("lesson", "chapter", "begun", "ended", "share"):
        table.add_column(
            t(f"terminal-column-{heading}"), justify="left" if heading in {"lesson", "chapter"} else "right"
        )
    for lesson in map(lesson_of, lesson_names()):
        for chapter in lesson.chapters:
            if each := counted.get((lesson.id, chapter.id)):
                share = words().share(each.ended / each.begun) if each.begun else ""
                title = t(lesson.title(chapter.id))
                table.add_row(lesson.id, title, words().number(each.begun), words().number(each.ended), share)
    terminal.say(table if table.row_count else t("terminal-nobody-learnt"))
    return 0
