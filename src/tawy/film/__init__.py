"""A game as a film: every position as its viewpoints saw it, in one file that plays itself back without a server."""
