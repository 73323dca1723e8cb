"""The types of messages, requests and answers as TypeScript declarations.

What a client may leave out of a command, and what the server leaves out of a message, is optional.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from linko.server.http.about import About
from linko.server.http.games import GameSummary
from linko.server.http.me import Me, NameBody
from linko.server.http.refusals import Refusal
from linko.server.http.tables import FoundTable, NewTable, OpenedTable, PublicTables
from linko.table.commands import Command
from linko.wire.from_client import FromClient
from linko.wire.game_events import MESSAGES
from linko.wire.to_client import TableEvent, ToClient

HEAD = "// Made by `make types`. Do not edit.\n"

_UNIONS = {
    "Command": Command,
    "FromClient": FromClient,
    "TableEvent": TableEvent,
    "ToClient": ToClient,
}
_REQUESTS: tuple[type, ...] = (NameBody, NewTable)
_ANSWERS: tuple[type, ...] = (
    About,
    FoundTable,
    GameSummary,
    Me,
    OpenedTable,
    PublicTables,
    Refusal,
)
_FROM_CLIENTS = {*get_args(FromClient), *_REQUESTS}

_PLAIN = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}

_Declared = types.EnumType | types.StructType | types.DataclassType


def messages() -> str:
    """The messages of the socket, in both directions.

    >>> "export type Phase =" in messages()
    True
    """
    found = _messages()
    unions = [_union(name, _names(get_args(union))) for name, union in _UNIONS.items()]
    unions.append(_union("GameEvent", _names(MESSAGES.values())))
    return "\n".join([HEAD, *_declarations(found), *unions])


def http() -> str:
    """The requests and answers of the HTTP API; what messages have too is imported from there."""
    known = _messages()
    found = _found((*_REQUESTS, *_ANSWERS))
    own = _declarations({name: info for name, info in found.items() if name not in known})
    named = set(re.findall(r"\w+", "".join(own)))
    shared = ", ".join(sorted(found.keys() & known.keys() & named))
    return "\n".join([HEAD, f'import type {{ {shared} }} from "../wire";\n', *own])


def _messages() -> dict[str, _Declared]:
    return _found(_UNIONS.values())


def _found(kinds: Iterable[Any]) -> dict[str, _Declared]:
    found: dict[str, _Declared] = {}
    for info in types.multi_type_info(list(kinds)):
        _find(info, found)
    return found


def _find(info: types.Type, found: dict[str, _Declared]) -> None:
    """Every struct, dataclass and enum that occurs in a type, by name."""
    match info:
        case types.StructType(cls=cls, fields=fields) | types.DataclassType(cls=cls, fields=fields):
            if cls.__name__ in found:
                return
            found[cls.__name__] = info
            for field in fields:
                _find(field.type, found)
        case types.EnumType(cls=cls):
            found[cls.__name__] = info
        case types.UnionType(types=members):
            for member in members:
                _find(member, found)
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            _find(item, found)
        case types.DictType(value_type=value):
            _find(value, found)
        case _:
            pass


def _declarations(found: Mapping[str, _Declared]) -> list[str]:
    return [_declared(found[name]) for name in sorted(found)]


def _declared(info: _Declared) -> str:
    cls = info.cls
    if isinstance(info, types.EnumType):
        return _union(cls.__name__, (f'"{member.value}"' for member in info.cls))
    lines = [f"export interface {cls.__name__} {{"]
    if isinstance(info, types.StructType) and info.tag is not None:
        lines.append(f'  readonly {info.tag_field}: "{info.tag}";')
    lines += [f"  readonly {_field(field, info.cls)};" for field in info.fields]
    return "\n".join([*_comment(cls), *lines, "}", ""])


def _comment(cls: type) -> list[str]:
    doc = inspect.getdoc(get_origin(cls) or cls) or ""  # a generic class as `Own[str]` has none
    return [f"/** {line} */" for line in doc.splitlines()[:1]]


def _field(field: types.Field, cls: type) -> str:
    mark = "?" if _may_be_missing(field, cls) else ""
    return f"{field.encode_name}{mark}: {_type(field.type)}"


def _may_be_missing(field: types.Field, cls: type) -> bool:
    if field.required or not _is_struct(cls):
        return False  # the server leaves nothing out of a dataclass
    is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return is_unset or cls in _FROM_CLIENTS or cls.__struct_config__.omit_defaults


def _is_struct(cls: type) -> TypeGuard[type[Struct]]:
    return issubclass(get_origin(cls) or cls, Struct)


def _type(info: types.Type) -> str:
    match info:
        case types.StructType(cls=cls) | types.DataclassType(cls=cls) | types.EnumType(cls=cls):
            return cls.__name__
        case types.UnionType(types=members):
            return " | ".join(dict.fromkeys(map(_type, members)))
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            inner = _type(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case types.TupleType(item_types=items):
            return f"readonly [{', '.join(map(_type, items))}]"
        case types.LiteralType(values=values):
            return " | ".join(map(json.dumps, values))
        case types.DictType(value_type=value):
            return f"Readonly<Record<string, {_type(value)}>>"
        case _:
            return _PLAIN[type(info)]


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _names(kinds: Iterable[type]) -> list[str]:
    return sorted(kind.__name__ for kind in kinds)
