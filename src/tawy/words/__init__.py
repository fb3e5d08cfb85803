"""Every sentence that people read: the Fluent catalogues, a folder a language, and how Python speaks from them.

The page builds from the same files (`web/src/i18n`). What fields of events and roles of options hold stands beside the
catalogues, a file a game, and both sides read it. Nothing in here knows a game by name.
"""

from tawy.words.catalogue import Words
from tawy.words.languages import LANGUAGES, chosen, usual

__all__ = ["LANGUAGES", "Words", "chosen", "usual"]
