"""The engine, compiled: the same source, rewritten a little and put through mypyc."""
