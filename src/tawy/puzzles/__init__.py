"""Puzzles: positions of real games in which one answer is clearly best, found by bots and tried by people."""
