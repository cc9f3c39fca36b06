"""What keeps a server that strangers can reach safe: headers, limits, logs without keys, old tables cleared away."""
