"""A page for every character and district: its names, its rules, and scenarios to step through."""
