"""What a bot looks at in a game of Ankh: devotion and its red zone, holdings, figures, monuments, each region's battle.

Thousands of positions are judged each second, so columns are read directly where the query for them would take longer
than the rest of the row; tests hold such a reading to its query. Numbers are scaled to about 1.
"""

from tawy.ai.ankh.sense import ANKH_SENSE

__all__ = ["ANKH_SENSE"]
