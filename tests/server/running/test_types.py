"""Types are worked out while there is one thread: msgspec does it without a lock, and two at once end the process."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Counts how often msgspec works out the types of a struct while tables are set up, stored and loaded again.
SCENE = """
import sys
from tawy.server.running.serving import application  # everything a server imports
from tawy.server.running.types import work_out_types
{first}
from tawy.games import games
from tawy.server.tables import commands, messages
from tawy.server.http.wishes import AskHint, OpenTable, Recovery, Welcome
import msgspec

worked_out = []

def watch(frame, event, _argument):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        worked_out.append(frame.f_code.co_filename)

sys.setprofile(watch)
for spec in [game.spec for game in games().values()]:
    setup = spec.read_setup({{"seats": 2}})
    game = spec.new(setup)
    spec.load(spec.dump(game))
for shape in (commands.Envelope, AskHint, OpenTable, Recovery, Welcome, messages.TableSummary):
    try:
        msgspec.json.decode(b"{{}}", type=shape)
    except msgspec.ValidationError:
        pass
sys.setprofile(None)
print(len(worked_out))
"""


def worked_out_late(first: str) -> int:
    """How many types are worked out after the start, in a process of its own."""
    script = SCENE.format(first=first)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    return int(done.stdout)


@pytest.mark.parametrize(("first", "late"), [("work_out_types()", False), ("", True)])
def test_no_type_is_worked_out_when_threads_are_at_work(first: str, late: bool) -> None:  # noqa: FBT001
    """Without the preparation some are: this test can see them."""
    assert (worked_out_late(first) > 0) is late
