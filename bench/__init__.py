"""Speed, always measured beside something else in the same run."""
