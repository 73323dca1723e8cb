"""Built-in bots, bots by name, and the guard around bots that fail."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from linko import BotError, Game, Move, OptionsError, View, bots
from linko.bots import BOTS, Guard, load
from linko.bots.guard import MOST_FAILURES
from linko.rules import view
from tests.rules.position import after, position

MODULE = """
import time
from linko import BotError, Move

class First:
    def choose(self, view):
        return view.legal_moves[0]

class Last:
    def __init__(self, seed=None, *, depth: int = 1, width: "float | None" = None, loud=False,
                 style: str = "plain", odd: "NotThere" = None):
        self.told = (seed, depth, width, loud, style, odd)
    def choose(self, view):
        return view.legal_moves[-1]

class Needy:
    def __init__(self, size: int):
        self.size = size
    choose = None

class Open:
    def __init__(self, **anything):
        self.told = anything
    def choose(self, view):
        return view.legal_moves[0]

class Raises:
    def choose(self, view):
        raise ValueError("no\\nidea \\x1b[2J")

class Quits:
    def choose(self, view):
        raise SystemExit(3)

class Unborn:
    def __init__(self):
        raise SystemExit("not today")

class Text:
    def choose(self, view):
        return "7"

class Cheat:
    def choose(self, view):
        return Move.parse("13-13-X")

class Forger:
    def choose(self, view):
        wanted = Move.parse("13-13-X")
        object.__setattr__(view.own, "legal_moves", (wanted,))
        object.__setattr__(view.own, "hand", (13, 13, 14))
        return wanted

class Copies:
    def choose(self, view):
        last = view.legal_moves[-1]
        return Move(last.kind, last.cards, last.text, last.code)

class Confused:
    def choose(self, view):
        return Move.parse("take")

class Stalls:
    asked = 0
    def choose(self, view):
        Stalls.asked += 1
        release.wait()
        return view.legal_moves[0]

class Hollow:
    def choose(self, view):
        return object.__new__(Move)

class Poison(Move):
    def __eq__(self, other):
        raise SystemExit(4)
    __hash__ = None
    @property
    def __class__(self):
        raise SystemExit(5)

class Poisoner:
    def choose(self, view):
        return object.__new__(Poison)

class MuteError(BotError):
    def __init__(self):
        pass
    def __str__(self):
        raise SystemExit(6)

class BluntError(Exception):
    def __str__(self):
        raise SystemExit(7)

class Mute:
    def choose(self, view):
        raise MuteError

class Blunt:
    def choose(self, view):
        raise BluntError

class MuteUnborn(First):
    def __init__(self):
        raise MuteError

class Faceless:
    def __init__(self):
        raise BluntError
    choose = None

class Guarded:
    def __getattr__(self, name):
        raise SystemExit(8)

class Vanishes:
    def __init__(self):
        self.choose = self.choose_once
    def choose_once(self, view):
        del self.choose
        return view.legal_moves[0]

class Locked(First):
    def __getattr__(self, name):
        raise SystemExit(9)

class Leaves(First):
    where = []
    def __del__(self):
        self.where.append(threading.get_ident())

class Closes(First):
    closed = 0
    def close(self):
        Closes.closed += 1
        raise RuntimeError("stuck door")

def made(seed):
    return First()

number = 7
import threading
release = threading.Event()
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a module of test bots in the current directory."""
    (tmp_path / "zoo.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield "zoo"
    if "zoo" in sys.modules:
        sys.modules.pop("zoo").release.set()


def refusal(name: object) -> BotError:
    with pytest.raises(BotError) as caught:
        load(name)  # type: ignore[arg-type] # some tests pass other types
    return caught.value


def seen(text: str, *moves: str) -> View:
    state = after(position(text), *moves)
    return view(state, state.to_move)


def answer(bot: str, text: str, *moves: str) -> str:
    return str(load(bot, seed=1).choose(seen(text, *moves)))


def play(players: dict[int, bots.Bot], edition: str = "classic", seed: int = 5) -> Game:
    game = Game.deal(edition, seats=len(players), seed=seed)
    while (seat := game.to_move) is not None:
        game.push(players[seat].choose(game.view(seat)))
    return game


# Names


def test_importing_linko_imports_no_bot_and_no_engine() -> None:
    code = (
        "import sys, linko; "
        "print([m for m in ('numpy', 'numba', 'linko.bots.greedy', 'linko.bots.program') "
        "if m in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


def test_the_names_of_the_bots_do_not_change() -> None:
    assert list(BOTS) == ["random", "kitten", "greedy", "heuristic", "search"]


@pytest.mark.parametrize("name", ["deep blue", "", "a b:C", ":", "..:X", 7, None, "greedy "])
def test_an_invalid_bot_name_is_refused(name: object) -> None:
    assert refusal(name).code in {"unknown_bot", "bot_option_form"}


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    error = refusal("deep blue")
    assert error.code == "unknown_bot"
    assert str(error) == (
        "there is no bot 'deep blue'; known bots: random, kitten, greedy, heuristic, search; "
        "also module:Class and exec:COMMAND"
    )


def test_a_class_is_found_in_the_current_directory(module: str) -> None:
    path = list(sys.path)
    bot = load(f"{module}:First")
    assert type(bot).__name__ == "First"
    assert sys.path == path
    assert type(load(f"{module}:made", seed=3)).__name__ == "First"


def test_options_become_keyword_arguments_of_their_types(module: str) -> None:
    def told(options: str) -> object:
        return load(f"{module}:Last{options}", seed=9).told  # type: ignore[attr-defined] # its own field

    assert told("") == (9, 1, None, False, "plain", None)
    assert told(":depth=3, width=2,loud=TRUE") == (9, 3, 2.0, True, "plain", None)
    assert told(":style=7,odd=0.5") == (9, 1, None, False, "7", 0.5)
    anything = load(f"{module}:Open:a=1,b=x,c=false,d=1.5", seed=2)
    assert anything.told == {"a": 1, "b": "x", "c": False, "d": 1.5, "seed": 2}  # type: ignore[attr-defined] # its own


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("greedy:depth=3", "bot_unknown_option", "'greedy' has no option 'depth'; its options: n"),
        ("random:seed=3", "bot_unknown_option", "no option 'seed'"),
        ("zoo:Last:deep=3", "bot_unknown_option", "its options: depth, width, loud, style, odd"),
        (
            "zoo:Last:depth=x",
            "bot_bad_option",
            "depth of the bot 'zoo:Last' must be a whole number, not",
        ),
        ("zoo:Last:depth=1.5", "bot_bad_option", "not '1.5'"),
        ("zoo:Last:width=nan", "bot_bad_option", "must be a number, not 'nan'"),
        ("zoo:Last:loud=yes", "bot_bad_option", "must be true or false, not 'yes'"),
        ("zoo:Last:depth=1,depth=2", "bot_option_twice", "'depth' is given twice"),
        ("zoo:Last:depth", "bot_option_form", "search:ms=200,threads=2, not 'depth'"),
        ("zoo:Last:=3", "bot_option_form", "not '=3'"),
        ("zoo:Last:", "bot_option_form", "not 'zoo:Last:'"),
        ("greedy:", "bot_option_form", "not 'greedy:'"),
        ("zoo:Needy", "bot_option_missing", "'zoo:Needy' needs the option size"),
        ("zoo:Needy:size=3", "bot_without_choose", "has no method choose(view)"),
        ("zoo:Nobody", "bot_no_class", "the module zoo has no class 'Nobody'"),
        ("zoo:First.x", "bot_no_class", "'First.x'"),
        ("zoo:number", "bot_no_class", "'number'"),
        ("zoo:Unborn", "bot_not_made", "'zoo:Unborn' cannot be created: SystemExit: not today"),
        ("nozoo:First", "bot_not_made", "No module named 'nozoo'"),
        ("builtins:int", "bot_not_made", "ValueError"),
    ],
)
@pytest.mark.usefixtures("module")
def test_the_error_says_what_is_wrong_with_a_name(name: str, code: str, words: str) -> None:
    error = refusal(name)
    assert error.code == code
    assert words in str(error)


def test_a_module_that_cannot_be_imported_is_refused(tmp_path: Path, module: str) -> None:
    (tmp_path / "broken.py").write_text("1 +", encoding="utf-8")
    error = refusal("broken:Bot")
    assert error.code == "bot_not_made"
    assert "SyntaxError" in str(error)
    assert module not in str(error)


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(OptionsError) as caught:
        load("random", seed=-1)
    assert caught.value.code == "bad_seed"


def test_installed_packages_can_announce_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lynxes.py").write_text(
        "class Lynx:\n"
        "    def __init__(self, seed, claws: int = 4): self.told = (seed, claws)\n"
        "    def choose(self, view): return view.legal_moves[0]\n",
        encoding="utf-8",
    )
    info = tmp_path / "lynxes-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lynxes\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[linko.bots]\nlynx = lynxes:Lynx\n")
    assert refusal("lynx").code == "unknown_bot"
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load("lynx:claws=5", seed=3).told == (3, 5)  # type: ignore[attr-defined] # its own
    assert refusal("lynx:ears=2").code == "bot_unknown_option"
    assert "search, lynx;" in str(refusal("ocelot"))


# Greedy


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("3 3 5 5 9 X", "3-3"),
        ("3 5 5 5 9 9 9 X X X X", "5-5-5"),
        ("13 X X X", "13"),
        ("X X X", "X-X-X"),
        ("4 4 4", "4-4-4"),
    ],
)
def test_greedy_lays_the_largest_set_without_jokers_and_the_lowest_of_them(
    hand: str, laid: str
) -> None:
    assert answer("greedy", f"classic\n> A: {hand} | \n B: 1 |\nrow: 1\npile: 2") == laid


def test_greedy_takes_and_picks_up() -> None:
    table = "classic\n> A: 9 2 | \n B: 1 | 4\nrow: 1\npile: 2 3"
    assert answer("greedy", table, "9") == "take"
    assert answer("greedy", table, "9", "leave") == "pickup"


@pytest.mark.parametrize(
    ("hand", "row", "pile", "drawn"),
    [
        ("3 3 5", "5 3 9", "2 2", "row:3"),
        ("3 3 5 5", "9 5 3", "2 2", "row:3"),
        ("3 X X", "9 3 X", "2 2", "row:X"),
        ("1 1 2", "9 8", "2 2", "pile"),
        ("1 1 2", "9 8", "", "row:8"),
        ("4 4", "", "7 7 7", "pile"),
    ],
)
def test_greedy_draws_what_it_holds_most_of(hand: str, row: str, pile: str, drawn: str) -> None:
    table = f"classic\n> A: 12 12 1 | \n B: {hand} | 6-6\nrow: {row}\npile: {pile}"
    assert answer("greedy", table, "12-12", "take") == drawn


def test_greedy_counts_every_kind_of_card_of_a_bundle() -> None:
    table = "duel\n> A: 12 12 1 | \n B: 4 4 13 13 | 6-6\nrow: 4 2+13+13 4+13\npile: 1\nghost: 1"
    assert answer("greedy", table, "12-12", "take") == "row:4+13"


def test_greedy_never_draws_for_consolation() -> None:
    assert answer("greedy", "basic\n> A: 9 9 | \n B: 1 |\nrow: 9\npile: 2", "9") == "pass"


def test_greedy_snatches_the_ghost_set_it_holds_most_of_or_else_the_lowest() -> None:
    table = "phantom\n> A: 12 {} | \n B: 1 |\nrow: 9\npile: 2 2\nghost: 3 5 7"
    assert answer("greedy", table.format("7 7 5"), "12") == "ghost:7"
    assert answer("greedy", table.format("4 4"), "12") == "ghost:3"


# The other bots that need no engine


def share(one: str, rest: str, deals: int) -> float:
    """Win share of `one` against three `rest` in classic; each deal is played from every seat."""
    won = 0.0
    for deal in range(deals):
        for place in range(4):
            players = {
                seat: load(one if seat == place else rest, seed=4 * deal + seat)
                for seat in range(4)
            }
            game = play(players, seed=deal)
            won += (place in game.winners) / len(game.winners)
    return won / (4 * deals)


@pytest.mark.slow
def test_the_kitten_wins_sixty_to_eighty_percent_against_random_players() -> None:
    assert 0.6 <= share("kitten", "random", 150) <= 0.8


@pytest.mark.slow
def test_the_kitten_is_no_match_for_greedy_players() -> None:
    assert share("kitten", "greedy", 150) < 0.25


def test_the_kitten_always_goes_out_if_it_can() -> None:
    table = "classic\n> A: 5 5 X | \n B: 1 |\nrow: 1\npile: 2"
    for seed in range(20):
        assert str(load("kitten", seed=seed).choose(seen(table))) == "5-5-X"


def test_the_kitten_lays_jokers_if_it_holds_only_jokers() -> None:
    view_of_jokers = seen("classic\n> A: X X | 3\n B: 1 | 4\nrow: 1\npile: 2")
    assert str(load("kitten", seed=1).choose(view_of_jokers)) == "X-X"


def test_the_kitten_makes_its_mistakes_only_sometimes() -> None:
    table = "basic\n> A: 9 9 9 2 | \n B: 1 | 4\nrow: 2\npile: 3 3"

    def answers(*moves: str) -> set[str]:
        return {str(load("kitten", seed=seed).choose(seen(table, *moves))) for seed in range(60)}

    assert {"9-9-9", "2"} < answers()
    assert answers("9") == {"take", "leave"}
    assert answers("9", "leave") == {"pickup", "discard"}
    assert answers("9-9") == {"row:2", "pile", "pass"}


# The guard


@pytest.fixture
def guarded(module: str) -> Iterator[Callable[..., Guard]]:
    made: list[Guard] = []

    def make(name: str, seconds: float = 10.0) -> Guard:
        made.append(Guard(f"{module}:{name}", seed=1, seconds=seconds))
        return made[-1]

    yield make
    for guard in made:
        guard.close()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Raises", "raised ValueError: no idea \\x1b[2J"),
        ("Quits", "raised SystemExit: 3"),
        ("Text", "answered '7', which is not a linko.Move"),
        ("Cheat", "'13-13-X', which is not legal: seat 0 cannot lay 13-13-X: the hand has 0 × 13"),
        ("Forger", "answered '13-13-X', which is not legal"),
        ("Hollow", "raised AttributeError"),
        ("Poisoner", "raised SystemExit: 5"),
        ("Mute", "raised SystemExit: 6"),
        ("Blunt", "raised BluntError"),
        ("Confused", "'take', which is not legal: take is not possible now: seat 0 must lay a set"),
    ],
)
def test_the_first_legal_move_replaces_that_of_a_failing_bot(
    guarded: Callable[..., Guard], name: str, words: str
) -> None:
    guard = guarded(name)
    table = seen("classic\n> A: 3 3 5 | \n B: 1 |\nrow: 1\npile: 2")
    assert str(guard.choose(table)) == "3"
    assert guard.failure_count == 1
    assert words in guard.failures[0]


def test_a_move_made_by_hand_is_replaced_by_the_one_of_the_table(
    guarded: Callable[..., Guard],
) -> None:
    guard = guarded("Copies")
    table = seen("classic\n> A: 3 3 5 | \n B: 1 |\nrow: 1\npile: 2")
    assert guard.choose(table) is table.legal_moves[-1]
    assert guard.failure_count == 0


def test_a_bot_that_loses_its_choose_method_gets_the_first_legal_moves(
    guarded: Callable[..., Guard],
) -> None:
    guard = guarded("Vanishes")
    table = seen("classic\n> A: 3 3 5 | \n B: 1 |\nrow: 1\npile: 2")
    assert guard.choose(table) == guard.choose(table)
    assert guard.failure_count == 1
    assert "raised AttributeError" in guard.failures[0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [("MuteUnborn", "MuteError"), ("Faceless", "BluntError"), ("Guarded", "SystemExit: 8")],
)
def test_any_exception_of_a_bots_constructor_becomes_a_bot_error(
    module: str, name: str, reason: str
) -> None:
    for make in (load, Guard):
        with pytest.raises(BotError) as caught:
            make(f"{module}:{name}")
        assert type(caught.value) is BotError
        assert str(caught.value) == f"the bot 'zoo:{name}' cannot be created: {reason}"


def test_a_bot_that_raises_when_asked_for_close_is_still_discarded(
    guarded: Callable[..., Guard],
) -> None:
    guarded("Locked").close()


def test_a_bot_is_deleted_in_its_own_thread(guarded: Callable[..., Guard]) -> None:
    guard = guarded("Leaves")
    where = sys.modules["zoo"].Leaves.where
    guard.close()
    gc.collect()
    assert len(where) == 1
    assert where != [threading.get_ident()]


@pytest.mark.parametrize("edition", ["classic", "duel", "expert"])
@pytest.mark.parametrize("name", ["Raises", "Forger", "Text", "Cheat", "Confused"])
def test_a_bot_that_always_fails_never_stops_a_game(
    guarded: Callable[..., Guard], name: str, edition: str
) -> None:
    guard = guarded(name)
    seats = 2 if edition == "duel" else 3
    players: dict[int, bots.Bot] = {seat: load("random", seed=seat) for seat in range(seats)}
    players[1] = guard
    assert play(players, edition).is_over
    assert guard.failure_count > 0
    assert len(guard.failures) == min(guard.failure_count, MOST_FAILURES)


def test_a_bot_that_stalls_is_benched(guarded: Callable[..., Guard]) -> None:
    guard = guarded("Stalls", seconds=0.01)
    players: dict[int, bots.Bot] = {0: guard, 1: load("random", seed=1)}
    assert play(players).is_over
    assert guard.failures == ["took longer than 0.01 s, and was benched"]
    assert guard.failure_count > 1
    assert sys.modules["zoo"].Stalls.asked == 1


def test_a_good_bot_plays_the_same_with_a_guard_and_without() -> None:
    names = ("greedy", "kitten", "random")
    alone = play({seat: load(name, seed=seat) for seat, name in enumerate(names)})
    guards = {seat: Guard(name, seed=seat) for seat, name in enumerate(names)}
    assert play({**guards}).moves == alone.moves
    assert [guard.failure_count for guard in guards.values()] == [0, 0, 0]


def test_built_in_bots_run_in_the_callers_thread() -> None:
    before = threading.active_count()
    Guard("greedy").choose(seen("classic\n> A: 3 | \n B: 1 |\nrow: 1\npile: 2"))
    assert threading.active_count() == before


def test_a_bot_that_cannot_be_loaded_is_refused_or_benched(module: str) -> None:
    with pytest.raises(BotError) as caught:
        Guard(f"{module}:Unborn")
    assert caught.value.code == "bot_not_made"
    with pytest.raises(BotError):
        Guard("greedy:depth=2")
    guard = Guard(f"{module}:Unborn", must_load=False)
    players: dict[int, bots.Bot] = {0: guard, 1: load("random", seed=1)}
    assert play(players).is_over
    assert guard.failures == ["the bot 'zoo:Unborn' cannot be created: SystemExit: not today"]
    assert guard.failure_count > 0


def test_closing_a_guard_closes_the_bot_once_whatever_that_raises(
    guarded: Callable[..., Guard],
) -> None:
    guard = guarded("Closes")
    guard.close()
    guard.close()
    assert sys.modules["zoo"].Closes.closed == 1


def test_a_keyboard_interrupt_passes_through_the_guard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Interrupted:
        def choose(self, view: View) -> Move:  # noqa: ARG002 - the bot interface
            raise KeyboardInterrupt

    monkeypatch.setattr("linko.bots.greedy.Greedy", Interrupted)
    guard = Guard("greedy")
    with pytest.raises(KeyboardInterrupt):
        guard.choose(seen("classic\n> A: 3 | \n B: 1 |\nrow: 1\npile: 2"))
