"""The page of rules: look a rule up, read it with all that belongs to it, go on to its neighbours."""
