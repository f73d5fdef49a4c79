"""A learned player of the card game: weights, a forward pass without torch, and a bot."""
