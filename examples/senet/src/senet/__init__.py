"""Senet, the race game of ancient Egypt: an example of a game that a package of its own brings to Tawy."""
