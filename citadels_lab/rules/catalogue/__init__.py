"""Every rule of every variant, to be looked up by its id and read in English or French.

>>> rule("duel.build.bonus").title("fr")
'Bonus de construction'
>>> len(rules("duel"))
63
"""

from citadels_lab.rules.catalogue.entry import Rule
from citadels_lab.rules.catalogue.lookup import rule, rules, variants

__all__ = ["Rule", "rule", "rules", "variants"]
