"""What the service carries: durable moves a second, latency, memory, beside boardgame.io."""
