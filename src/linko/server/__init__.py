"""The server: HTTP and WebSocket around tables of people and bots."""
