"""The screen of the card game with hidden roles: its views, and the room that puts them together."""
