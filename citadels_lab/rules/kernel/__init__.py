"""The kernel: positions, decisions with reasons, events, gold and records. It knows no game."""
