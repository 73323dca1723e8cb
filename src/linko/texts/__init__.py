"""All texts for users, in every language: the Fluent files for the browser and for Python.

Each language has a folder with one file per topic; docs/translating.md explains how to add one.
Message ids are made from codes: `event-drew-from-row` is the text of the event `drew_from_row`.

>>> from linko import texts
>>> texts.say("de", "error-pile-empty")
'Der Nachziehstapel ist leer. Zieh aus dem Vorrat.'
>>> from linko.rules.events import Laid
>>> texts.Narrator("de", ("Ann", "Ben")).words(Laid(seat=0, cards=(5, 5)))
'Ann legt 5-5'
"""

from linko.texts.bot_names import bot_names
from linko.texts.events import Narrator
from linko.texts.languages import LANGUAGES
from linko.texts.message_ids import message_id
from linko.texts.messages import say, source
from linko.texts.reasons import reason_sentence

__all__ = [
    "LANGUAGES",
    "Narrator",
    "bot_names",
    "message_id",
    "reason_sentence",
    "say",
    "source",
]
