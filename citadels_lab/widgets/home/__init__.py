"""The first page of the lab: play, go on, learn, look up, open, teach."""
