"""Tawy, the Two Lands: two board games of ancient Egypt, complete."""

__version__ = "0.1.0"
