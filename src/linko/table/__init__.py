"""A table of people and bots: seats, spectators, clocks, matches; synchronous, without I/O."""

from linko.table.chance import Chance, SystemChance
from linko.table.commands import Command
from linko.table.game import TableGame
from linko.table.log import Change, LogEntry, decode_entry, encode_entry, forget
from linko.table.places import LEVELS, Person, Place, Reason
from linko.table.settings import Clock, Settings
from linko.table.state import Status
from linko.table.table import Table

__all__ = [
    "LEVELS",
    "Chance",
    "Change",
    "Clock",
    "Command",
    "LogEntry",
    "Person",
    "Place",
    "Reason",
    "Settings",
    "Status",
    "SystemChance",
    "Table",
    "TableGame",
    "decode_entry",
    "encode_entry",
    "forget",
]
