"""Looking rules up: by word, card and variant; and from each rule to all that shows, teaches and carries it out.

>>> from citadels_lab import lookup
>>> lookup.search("Évêque assassiné").rules[0].id
'classic.bishop.protected'
>>> [one.slug for one in lookup.about("classic.bishop.protected").lessons]
['daggers', 'table-sizes']
"""

from citadels_lab.lookup.about import About, about
from citadels_lab.lookup.cards import Card
from citadels_lab.lookup.code import Piece, code_of
from citadels_lab.lookup.searching import KINDS, Found, search

__all__ = ["KINDS", "About", "Card", "Found", "Piece", "about", "code_of", "search"]
