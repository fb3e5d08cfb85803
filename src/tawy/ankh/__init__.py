"""Ankh: Gods of Egypt. The rules are numbered in docs/rules/ankh.md."""
