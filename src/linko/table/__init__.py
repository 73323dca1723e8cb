"""A table of people and bots: seats, spectators, clocks, matches; synchronous, without I/O."""

from linko.table.chance import Chance, SystemChance
from linko.table.changes import Change, Line, decode_line, encode_line, forget
from linko.table.commands import Command
from linko.table.dealt import Dealt
from linko.table.places import LEVELS, Person, Place, Reason
from linko.table.settings import Clock, Settings
from linko.table.status import Status
from linko.table.table import Happened, Table

__all__ = [
    "LEVELS",
    "Chance",
    "Change",
    "Clock",
    "Command",
    "Dealt",
    "Happened",
    "Line",
    "Person",
    "Place",
    "Reason",
    "Settings",
    "Status",
    "SystemChance",
    "Table",
    "decode_line",
    "encode_line",
    "forget",
]
