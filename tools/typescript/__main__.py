"""Writes the generated files of the browser client."""

from tools.typescript import FILES

for file, text in FILES.items():
    file.write_text(text(), encoding="utf-8")
