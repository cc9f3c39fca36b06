"""The card game's flow: the draft, the call, the turn, building and the end. It knows no character and no edition."""
