"""Lessons: small stories that teach a game on its own engine, with the learner making the moves.

A lesson is data (`content/<game>/*.toml`): a set-up, the picks of everyone, and steps that say, ask and show. It is
replayed on the engine (`running`), checked against it (`checking`), and compiled for a page that shows it without
playing along (`compiling`). What a lesson may point at in a game stands in `guides`.
"""
