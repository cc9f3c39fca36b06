"""Endings of Duel worked out to the end: every answer, every hidden card, every tile still to be turned over."""
