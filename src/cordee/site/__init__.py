"""The web service: tables, seats, sockets, store. Knows the core and the registry, never a game."""
