"""Citadels Duel: the board game for two, with its own flow, characters and tiles."""
