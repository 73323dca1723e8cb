"""What people read, in every language: the Fluent files, for the browser and for Python alike.

Each language has a folder with a file for each topic; docs/translating.md tells how to add one. The
ids of messages are made from codes: `event-drew-from-row` words the event `drew_from_row`.

>>> from linko import texts
>>> cards = texts.say("de", "cards-set", count=3, rank=5)
>>> texts.say("de", "event-snatched", player="Ann", victim="Ben", cards=cards)
'Ann hat Ben drei 5er abgeluxxt.'
>>> texts.choose("pl-PL,pl;q=0.9,en;q=0.5")
'pl'
"""

from linko.texts.languages import DEFAULT, LANGUAGES, choose
from linko.texts.message_ids import message_id
from linko.texts.messages import bundle, say, source

__all__ = ["DEFAULT", "LANGUAGES", "bundle", "choose", "message_id", "say", "source"]
