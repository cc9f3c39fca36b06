"""Lessons on the screen: the same parts on a page of their own and in the cells of a notebook."""
