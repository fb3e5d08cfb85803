"""Compile the engine into a directory of its own: `python -m tools.native.building`, or `make native`.

The sources are copied, rewritten (`rewriting.py`) and compiled by mypyc; what comes of it lies in
build/native/<key>, where `tawy.engine` finds it as long as the sources are those it was made from. A build that is
there already is left as it is; those of other sources are deleted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.native.rewriting import rewritten

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src"
BUILDS: Final = ROOT / "build" / "native"
GROUP: Final = "tawy_native"
GAME: Final = ("terms.py", "board.py", "tables.py", "state.py", "redeal.py", "queries/*.py", "acts/*.py", "rules/*.py")
GAMES: Final = sorted(path.parent.name for path in (SOURCE / "tawy").glob("*/rules"))
COMPILED: Final = (
    "kernel/frame.py",
    "kernel/bits.py",
    "kernel/sources.py",
    "ai/search.py",
    "ai/tree.py",
    "ai/value.py",
    "ai/sense.py",
    *(f"{game}/{part}" for game in GAMES for part in GAME),
    *(f"ai/{game}/*.py" for game in GAMES),
)
"""What a search runs through. Words, views and everything that is read from files stay as they are."""
MADE_BY: Final = "made-by.txt"


def modules() -> list[Path]:
    """The sources that are compiled."""
    found = [path for pattern in COMPILED for path in sorted((SOURCE / "tawy").glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def recipe() -> str:
    """What else decides how a build turns out: mypyc, and how it is used here."""
    tools = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    return f"mypyc {version('mypy')}, {blake2b(tools, digest_size=10).hexdigest()}"


def can_compile() -> bool:
    """There is a C compiler, and Python's headers for it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return (shutil.which(compiler) is not None or sys.platform == "win32") and headers.is_file()


def copied(to: Path) -> Path:
    """A copy of all that the engine is made of: whatever is edited meanwhile, the build is of what its key says."""
    for part in ("__init__.py", "engine.py", "games.py", "kernel", "ai", *GAMES):
        source, place = SOURCE / "tawy" / part, to / "tawy" / part
        if source.is_dir():
            shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            place.parent.mkdir(exist_ok=True, parents=True)
            shutil.copy(source, place)
    return to / "tawy"


def prepared(to: Path) -> list[str]:
    """The modules of a copy as they are compiled; their names."""
    names = [path.relative_to(SOURCE) for path in modules()]
    for name in names:
        (to / name).write_text(rewritten((to / name).read_text("utf-8")), "utf-8")
    support = Path("tawy", "kernel", "support.py")
    shutil.copy(Path(__file__).with_name("support.py"), to / support)
    (to / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n", "utf-8")
    return [str(name) for name in (*names, support)]


def compiled(names: list[str], to: Path, opt: str) -> None:
    """Put the modules of the working directory through mypyc and the compiler."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        ["--config-file=mypy.ini", *names], opt_level=opt, debug_level="0", group_name=GROUP, strip_asserts=True
    )
    if sys.platform != "win32":  # nobody outside calls these functions, so they call each other directly
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
    work = ["--build-lib", str(to), "--build-temp", "work", "--parallel", str(os.cpu_count() or 1)]
    setup(name=GROUP, packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", *work])


def build(opt: str) -> Path:
    """The directory of the compiled engine for the sources as they are, made if it is not there."""
    sys.path.insert(0, str(SOURCE))
    from tawy.engine import key

    made_by = recipe()
    with TemporaryDirectory() as folder:
        place = BUILDS / key(copied(Path(folder)))
        if (place / MADE_BY).is_file() and (place / MADE_BY).read_text("utf-8") == made_by:
            return place
        here = [sys.executable, "-m", "tools.native.building", "--here", folder, "--opt", opt, *prepared(Path(folder))]
        subprocess.run(here, cwd=folder, check=True, env=os.environ | {"PYTHONPATH": str(ROOT)})  # noqa: S603
        made = Path(folder, "made")
        (made / MADE_BY).write_text(made_by, "utf-8")
        shutil.rmtree(BUILDS, ignore_errors=True)
        BUILDS.mkdir(parents=True)
        shutil.copytree(made, BUILDS / "unfinished")
    return (BUILDS / "unfinished").rename(place)


def main() -> None:
    """Build, or do the part of it that runs in a folder of its own."""
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--opt", default="1", choices=["0", "1", "2", "3"], help="how hard the compiler tries")
    options.add_argument("--if-possible", action="store_true", help="do nothing where there is no compiler")
    options.add_argument("--here", type=Path, help=argparse.SUPPRESS)
    options.add_argument("names", nargs="*", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.here:
        compiled(chosen.names, chosen.here / "made", chosen.opt)
    elif can_compile():
        sys.stdout.write(f"{build(chosen.opt)}\n")
    elif not chosen.if_possible:
        sys.exit("There is no C compiler for this Python: install one and Python's headers (Debian: gcc python3-dev).")


if __name__ == "__main__":
    main()
