"""The screen: views over a session, one a file, put together in one app."""
