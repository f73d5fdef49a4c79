"""Players that teach themselves, on a GPU or (slowly) on the CPU. Needs torch."""
