"""The subcommands of `linko admin`."""

from __future__ import annotations

from typing import Final

import typer

from linko.cli.admin import acts, figures, seen

TAKES_ID: Final = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""Ids may begin with a dash, and then look like options."""

admin = typer.Typer(
    name="admin",
    help="Show and moderate what happens on a site, while its servers run.",
    no_args_is_help=True,
)
admin.command()(seen.status)
admin.command()(seen.people)
admin.command()(seen.tables)
admin.command()(seen.bans)
admin.command()(seen.audit)
admin.command()(figures.figures)
admin.command()(acts.announce)
admin.command()(acts.maintenance)
admin.command(context_settings=TAKES_ID)(acts.close)
admin.command(context_settings=TAKES_ID)(acts.ban)
admin.command(context_settings=TAKES_ID)(acts.unban)
admin.command("delete-guest", context_settings=TAKES_ID)(acts.delete_guest)
