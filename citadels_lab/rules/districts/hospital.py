"""Hospital: its owner, murdered, still takes income in the called turn, and nothing else."""

from citadels_lab.rules.flow.moments import District


class Hospital(District):
    """dark-city.violet.hospital: the card is shown when it is called (see flow/call.py)."""

    name = "hospital"
    rule = "dark-city.violet.hospital"
    gathers_when_murdered = True
