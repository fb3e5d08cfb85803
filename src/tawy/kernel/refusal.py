class Refused(ValueError):
    """Something from outside is wrong. The message is one sentence a person can act on."""
