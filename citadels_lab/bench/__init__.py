"""How fast the lab is: ``make bench``, or ``python -m citadels_lab.bench``."""
