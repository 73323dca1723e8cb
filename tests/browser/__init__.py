"""The browser client in Chromium."""
