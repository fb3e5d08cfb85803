"""The same as the tawy command, for python -m tawy.cli."""

import sys

from tawy.cli import main

sys.exit(main())
