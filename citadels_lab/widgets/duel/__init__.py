"""The screen of Duel: its views, and the room that puts them together."""
