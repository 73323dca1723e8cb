"""The server: HTTP and WebSocket, identities, limits, bot workers, settings."""
