"""Small words of English that every game needs: plurals, lists, articles."""

from __future__ import annotations

from collections.abc import Iterable


def count(number: int, thing: str, things: str = "") -> str:
    """A number of things, with the plural right.

    >>> count(1, "follower"), count(3, "follower")
    ('1 follower', '3 followers')
    """
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def listing(words: Iterable[str], last: str = "and") -> str:
    """Words as people list them.

    >>> listing(["Ra", "Isis", "Amun"]), listing([])
    ('Ra, Isis and Amun', 'nothing')
    """
    *head, tail = list(words) or ["nothing"]
    return f"{', '.join(head)} {last} {tail}" if head else tail


def a(noun: str) -> str:
    """A noun with its article.

    >>> a("obelisk"), a("temple")
    ('an obelisk', 'a temple')
    """
    return f"{'an' if noun[0].lower() in 'aeio' else 'a'} {noun}"


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("the automa turns a 3")
    'The automa turns a 3.'
    """
    return f"{words[0].upper()}{words[1:]}."
