"""Bots that take their time, on the screen: they think in processes of their own, and no page waits for another's."""

from .control import Control

__all__ = ["Control"]
