"""A table of people and bots: seats, spectators, clocks, matches; synchronous, without I/O."""

from linko.table.chance import Chance, SystemChance
from linko.table.clock import Clock
from linko.table.commands import Command
from linko.table.log import Change, LogEntry, PlayedOn, decode_entry, encode_entry, forget
from linko.table.places import LEVELS, Person, Place, Reason
from linko.table.settings import Settings
from linko.table.state import Status
from linko.table.table import Table
from linko.table.table_game import TableGame

__all__ = [
    "LEVELS",
    "Chance",
    "Change",
    "Clock",
    "Command",
    "LogEntry",
    "Person",
    "Place",
    "PlayedOn",
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
