"""What if? on the screen: the options of a decision compared by playing on, with how sure that is."""
