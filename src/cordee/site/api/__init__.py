"""The HTTP API: the lobby, tables, records, people and bots, described by OpenAPI."""
