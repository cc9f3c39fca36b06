"""The districts that do something, one file each; where editions differ, two classes stand side by side."""
