"""What people read, in every language: the Fluent files, for the browser and for Python alike.

Each language has a folder with a file for each topic; docs/translating.md tells how to add one. The
ids of messages are made from codes: `event-drew-from-row` words the event `drew_from_row`.

>>> from linko import texts
>>> texts.say("de", "error-pile-empty")
'Der Nachziehstapel ist leer. Nimm eine Karte aus dem Vorrat.'
>>> from linko.rules.events import Laid
>>> texts.Narrator("de", ("Ann", "Ben")).words(Laid(seat=0, cards=(5, 5)))
'Ann legt 5-5'
"""

from linko.texts.events import Narrator
from linko.texts.languages import LANGUAGES
from linko.texts.message_ids import message_id
from linko.texts.messages import say, source

__all__ = ["LANGUAGES", "Narrator", "message_id", "say", "source"]
