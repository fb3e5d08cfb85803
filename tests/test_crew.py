"""A crew does the same as one alone, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from crewmates import LOUD, cannot, dies, doubled, learn_to_shout, moody, shouts, waits, whose
from tawy.crew import AHEAD, Crew, processors
from tawy.kernel.refusal import Refused

HERE = Path(__file__).parent


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_order_or_as_they_are_done(jobs: int) -> None:
    crew = Crew(jobs)
    assert list(crew.in_order(doubled, range(20))) == [doubled(number) for number in range(20)]
    assert sorted(crew.as_done(doubled, range(20))) == [doubled(number) for number in range(20)]
    assert list(crew.as_done(doubled, [])) == []
    assert active_children() == []


def test_who_is_done_first_is_heard_first() -> None:
    assert next(Crew(2).as_done(waits, [30.0, 0.01, 0.02])) == 0.01
    assert active_children() == []


def test_others_do_the_work_unless_there_is_little_of_it() -> None:
    assert os.getpid() not in set(Crew(2).in_order(whose, range(4)))
    assert set(Crew(2).in_order(whose, [1])) == {os.getpid()}
    assert set(Crew(2, worth=10).in_order(whose, range(9))) == {os.getpid()}
    assert os.getpid() not in set(Crew(2, worth=10).in_order(whose, range(10)))
    assert set(Crew(1).in_order(whose, range(4))) == {os.getpid()}
    assert 1 <= processors() <= (os.cpu_count() or 1)


def test_no_more_is_begun_than_is_needed_soon() -> None:
    """There may be pieces without end."""
    begun = 0

    def pieces() -> Iterator[int]:
        nonlocal begun
        while True:
            begun += 1
            yield begun

    results = Crew(2).in_order(doubled, pieces())
    assert [next(results) for _ in range(5)] == [2, 4, 6, 8, 10]
    assert begun <= 5 + 2 * AHEAD
    results.close()
    assert active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_one_of_them_refuses_is_heard(jobs: int) -> None:
    results = Crew(jobs).in_order(moody, range(100))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Refused, match=r"^Three is too many\.$"):
        next(results)
    assert active_children() == []


def test_a_process_that_dies_is_one_sentence() -> None:
    with pytest.raises(Refused, match=r"^A process ended in the middle of its work: if memory ran out, .*\.$"):
        list(Crew(2).in_order(dies, range(100)))
    assert active_children() == []


def test_each_prepares_itself_once() -> None:
    assert list(Crew(2, learn_to_shout).in_order(shouts, "abcdef")) == ["a!", "b!", "c!", "d!", "e!", "f!"]
    assert LOUD == []
    with pytest.raises(Refused, match=r"^There is nothing to work with\.$"):
        list(Crew(2, cannot).in_order(shouts, "abcdef"))


def test_who_stops_listening_ends_the_processes() -> None:
    results = Crew(2).as_done(waits, [0.0, *[60.0] * 50])
    assert next(results) == 0.0
    working = active_children()
    assert len(working) == 2
    results.close()
    assert active_children() == []
    assert [process.exitcode for process in working] == [-signal.SIGTERM] * 2, "in the middle of their work"


def test_a_crew_has_at_least_one() -> None:
    with pytest.raises(Refused, match=r"^At least 1 job is needed, not 0\.$"):
        Crew(0)


STOPPED = """
import signal, sys
from tawy.crew import Crew
from crewmates import waits
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    for _ in Crew(2).as_done(waits, [0.0, 0.0, 60.0, 60.0]):
        print("done", flush=True)
except KeyboardInterrupt:
    print("stopped")
"""


def test_ctrl_c_is_for_who_waits() -> None:
    """It is sent to all of them, as a terminal does; nobody complains."""
    with subprocess.Popen(  # noqa: S603  ourselves
        [sys.executable, "-c", STOPPED],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=HERE,
        start_new_session=True,
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "done\n"
        os.killpg(run.pid, signal.SIGINT)
        printed, errors = run.communicate(timeout=60)
    assert (run.returncode, errors) == (0, "")
    assert printed.splitlines()[-1] == "stopped"
