"""Checks for your own tests that a bot or an environment follows its interface.

from linko.testing import check_bot, check_env

def test_my_bot_keeps_its_promises() -> None:
    check_bot("my_bot:MyBot")

def test_my_wrapper_keeps_the_promises_of_what_it_wraps() -> None:
    check_env(MyWrapper(linko_v0.env(edition="duel")))
"""

from linko.testing.bot_check import check_bot, exchanged
from linko.testing.environment_check import check_env

__all__ = ["check_bot", "check_env", "exchanged"]
