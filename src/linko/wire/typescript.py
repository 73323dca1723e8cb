"""The messages as TypeScript, for the browser client: `python -m linko.wire.typescript`.

They are made from the types themselves, so that client and server cannot disagree. What a client
may leave out of a command, and what the server leaves out of a message, is optional there.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeGuard, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from linko.table.commands import Command
from linko.wire.from_client import FromClient
from linko.wire.game_events import MESSAGES
from linko.wire.to_client import TableEvent, ToClient

_HEAD = """\
// Made by `python -m linko.wire.typescript` from src/linko/wire. Do not edit.
"""

_UNIONS = {
    "Command": Command,
    "FromClient": FromClient,
    "TableEvent": TableEvent,
    "ToClient": ToClient,
}

_PLAIN = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def typescript() -> str:
    """The whole file.

    >>> "export type Phase =" in typescript()
    True
    """
    found: dict[str, Any] = {}
    for info in types.multi_type_info(list(_UNIONS.values())):
        _find(info, found)
    parts = [_HEAD]
    parts += [_declared(found[name]) for name in sorted(found)]
    parts += [
        _union(name, sorted(kind.__name__ for kind in get_args(union)))
        for name, union in _UNIONS.items()
    ]
    parts.append(_game_events())
    return "\n".join(parts)


def _find(info: types.Type, found: dict[str, Any]) -> None:
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


def _declared(info: types.EnumType | types.StructType | types.DataclassType) -> str:
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
    return is_unset or cls in get_args(FromClient) or cls.__struct_config__.omit_defaults


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
        case types.DictType(value_type=value):
            return f"Readonly<Record<string, {_type(value)}>>"
        case _:
            return _PLAIN[type(info)]


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _game_events() -> str:
    return _union("GameEvent", sorted(kind.__name__ for kind in MESSAGES.values()))


def main() -> None:
    """Write the file that is named."""
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
