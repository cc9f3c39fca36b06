"""Study: what many games show that one does not."""
