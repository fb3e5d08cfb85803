"""A finished game reviewed: how everyone's chance to win went, what was luck, and what would have been better."""
