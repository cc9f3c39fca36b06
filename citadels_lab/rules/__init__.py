"""The rules: the kernel, the two families of games, and the catalogue of every rule with its id."""
