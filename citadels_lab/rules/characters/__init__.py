"""The characters of the card game, one file each; where editions differ, two classes stand side by side."""
