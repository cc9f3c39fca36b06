"""The nine characters of Duel, one file each."""
