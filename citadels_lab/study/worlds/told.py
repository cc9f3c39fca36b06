"""What an event of a log tells, in its own type: names of cards, and how many."""


def names_of(value: object) -> tuple[str, ...]:
    """Return the names that an event tells."""
    assert isinstance(value, (tuple, list))
    return tuple(map(str, value))


def how_many(value: object) -> int:
    """Return the number that an event tells."""
    assert isinstance(value, int)
    return value
