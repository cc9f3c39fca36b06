"""Editions: rosters and numbers. What a variant is made of, and nothing about how it is played."""
