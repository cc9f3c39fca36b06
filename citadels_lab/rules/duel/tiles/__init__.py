"""The ten unique tiles of Duel, one file each."""
