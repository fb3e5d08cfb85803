"""Statistics: what is counted of finished games, a row a seat, and what many of them answer."""
