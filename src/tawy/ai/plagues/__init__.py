"""What a bot looks at in a game of 10 Plagues: points, income against tribute, Ankhs against losses, bonuses, soldiers.

Thousands of positions are judged each second, so columns are read directly where the query for them would take longer
than the rest of the row; tests hold such a reading to its query. Numbers are scaled to about 1.
"""

from tawy.ai.plagues.sense import PLAGUES_SENSE

__all__ = ["PLAGUES_SENSE"]
