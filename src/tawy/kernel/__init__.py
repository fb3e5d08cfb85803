"""The kernel: frames, questions, chance, events, records and views. It knows no game."""
