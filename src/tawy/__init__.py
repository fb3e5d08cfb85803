"""Tawy, the Two Lands: two board games of ancient Egypt, complete."""

from tawy.engine import start

__version__ = "0.1.0"
ENGINE = start()
"""The one that runs: plain, or compiled."""
