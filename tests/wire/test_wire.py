"""The messages: closed types, consistent updates, and no leaks of hidden cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec import UNSET, Struct, ValidationError, json, structs

from linko import EDITIONS, Card, Game, IllegalMove, Seat, redact
from linko.cards import full_deck
from linko.game import shuffled
from linko.game_errors import OptionsError, RecordError
from linko.refusal import LinkoError
from linko.rules import Own
from linko.rules.events import DrewFromPile, Laid
from linko.table import Clock, LogEntry, Person, Reason, Settings, Status, Table
from linko.table import commands as ask
from linko.table.errors import TableError
from linko.table.log import (
    BotSat,
    Cleared,
    Closed,
    HostChanged,
    Returned,
    Said,
    Sat,
    SettingsChanged,
    StoodIn,
    Swapped,
)
from linko.wire import (
    FromClient,
    Held,
    Telling,
    ToClient,
    encode,
    held,
    presence,
    refused,
    snapshot,
)
from linko.wire.encode import table_events
from linko.wire.from_client import Ping, ReadLog
from linko.wire.game_events import MESSAGES, game_event
from linko.wire.to_client import (
    Accepted,
    Bye,
    ClockData,
    CurrentGame,
    GameStarted,
    MoveMade,
    Pong,
    Presence,
    Refused,
    Snapshot,
    TableData,
    TableOpened,
    Update,
)
from tests.table.play import (
    ANN,
    BEN,
    CY,
    NOON,
    PEOPLE,
    WATCHER,
    ScriptedChance,
    decide,
    decisions,
    finish,
    fresh,
    lobby,
    running,
)
from tests.table.walk import walk
from tests.wire.log_reader import read_back

EVERYBODY = (*PEOPLE, WATCHER)
TIMED = Settings(seats=2, clock=Clock(60.0, 10.0))

_to_client = json.Decoder(ToClient)
_from_client = json.Decoder(FromClient)


def read(data: bytes | None) -> Update:
    assert data is not None
    message = _to_client.decode(data)
    assert isinstance(message, Update)
    return message


def seen(table: Table, person: Person, since: int | None = None) -> Snapshot:
    message = _to_client.decode(snapshot(table, person, NOON, since))
    assert isinstance(message, Snapshot)
    return message


# Closed types


@pytest.mark.parametrize(
    "message",
    [
        Ping(),
        ReadLog("x", 17),
        ask.Decide("x", 7, "6-6-X"),
        ask.Decide("x", 7, "6-6-X", "game"),
        ask.Sit("x", 4),
        ask.Swap("x", 0, 4),
        ask.LeaveTable("x"),
        ask.Back("x"),
        ask.SeatBot("x", 1, "greedy"),
        ask.ClearSeat("x", 1),
        ask.ChangeSettings("x", Settings(edition={"ghost": True, "ranks": 12}, seats=2, target=50)),
        ask.ChangeSettings(
            "x", Settings(clock=Clock(60.0, 10.0), rounds=2, public=True, starter=1)
        ),
        ask.Start("x", fill="kitten"),
        ask.Next("x"),
        ask.Rematch("x"),
        ask.NotNow("x"),
        ask.HandOver("x", 2),
        ask.Say("x", phrase="hello"),
        ask.Say("x", text="hello"),
        ask.Mute("x", ANN.id, muted=False),
    ],
)
def test_messages_from_clients_are_decoded(message: Struct) -> None:
    assert _from_client.decode(encode(message)) == message


def test_every_command_is_covered() -> None:
    tested = test_messages_from_clients_are_decoded.pytestmark[0].args[1]  # type: ignore[attr-defined] # set by pytest
    assert {type(message) for message in tested} == set(get_args(FromClient))


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "move", "id": "", "number": 1, "move": "7"}',
        '{"type": "move", "id": "x", "number": 0, "move": "7"}',
        '{"type": "move", "id": "x", "number": true, "move": "7"}',
        '{"type": "move", "id": "x", "number": 1, "move": "7", "cheat": true}',
        '{"type": "sit", "id": "x", "seat": 5}',
        '{"type": "sit", "id": "x", "seat": -1}',
        '{"type": "sit", "id": "' + "x" * 41 + '", "seat": 1}',
        '{"type": "settings", "id": "x", "settings": {"decks": 2}}',
        '{"type": "settings", "id": "x", "settings": {"clock": {"bank": 1}}}',
        '{"type": "say", "id": "x", "text": "' + "x" * 1001 + '"}',
        '{"type": "started", "game": "g", "starter": 0, "deck": "1", "salt": "2"}',
        '{"id": "x"}',
        "[]",
    ],
)
def test_messages_that_are_not_commands_are_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        _from_client.decode(text)


@pytest.mark.parametrize(
    "message",
    [
        Accepted("x", 7),
        Refused(None, "table_closed", {"seat": 1}, None, "this table is closed", 7),
        Pong(NOON),
        Bye("stopping"),
        Presence((True, False), 3),
        Update(7, NOON, ()),
        Update(
            8,
            NOON,
            (
                TableOpened(Settings(edition={"ghost": True}, seats=2), ANN),
                SettingsChanged(TIMED),
                Sat(1, BEN),
                BotSat(1, "greedy"),
                Swapped(0, 1),
                Cleared(1, removed=True),
                HostChanged(BEN.id),
                GameStarted("g", 1, "c0ffee"),
                StoodIn(1, Reason.TIME, 0.0, 10.0),
                Returned(1),
                Said(ANN.id, phrase="hello"),
                Closed("empty"),
            ),
        ),
    ],
)
def test_messages_from_the_server_are_decoded(message: Struct) -> None:
    assert _to_client.decode(encode(message)) == message


def test_every_event_of_the_rules_has_a_message() -> None:
    told: set[str] = set()
    for edition, seats in (("basic", 3), ("duel", 2)):
        for seed in range(15):
            game, rng = Game.deal(edition, seats=seats, seed=seed), Random(seed)
            while not game.is_over:
                for event in game.push(rng.choice(game.legal_moves)):
                    for seat in (Seat(0), None):
                        message = game_event(redact(event, seat))
                        made = MoveMade(0, 1, "7", by_bot=False, events=(message,))
                        back = read(encode(Update(1, NOON, (made,)))).events
                        assert back == (made,)
                    told.add(event.code)
    assert told == {kind.code for kind in MESSAGES}


def test_the_message_of_an_event_has_the_events_fields() -> None:
    assert json.decode(encode(game_event(Laid(Seat(1), (Card(6), Card(14)))))) == {
        "type": "laid",
        "seat": 1,
        "cards": [6, 14],
    }
    hidden = game_event(redact(DrewFromPile(Seat(1), Card(9)), Seat(0)))
    assert json.decode(encode(hidden)) == {"type": "drew_from_pile", "seat": 1, "card": None}


# Refusals


def test_a_refusal_has_code_parameters_clause_and_version() -> None:
    told = refused(IllegalMove("wrong_seat", "R7", seat=1, given="2"), "x", 9)
    assert _to_client.decode(encode(told)) == told
    assert (told.id, told.code, told.clause, told.version) == ("x", "wrong_seat", "R7", 9)
    assert told.params == {"seat": 1, "given": "2"}
    assert told.sentence.endswith("(R7)")


def test_a_refusal_contains_its_reason_as_a_sentence() -> None:
    inner = OptionsError("seats_exactly", edition="duel", needed=2, given=3)
    told = refused(RecordError("record_setup", key="seats", reason=inner), None, 1)
    assert told.params == {"key": "seats", "reason": str(inner)}
    assert told.clause == "R35"


def test_huge_numbers_in_a_command_are_refused_with_a_sentence() -> None:
    huge = "1" + "0" * 4000
    with pytest.raises(ValidationError):
        _from_client.decode(f'{{"type": "move", "id": "x", "number": {huge}, "move": "7"}}')
    command = _from_client.decode(
        f'{{"type": "settings", "id": "x", "settings": {{"seats": {huge}}}}}'
    )
    assert isinstance(command, ask.ChangeSettings)
    with pytest.raises(LinkoError) as caught:
        lobby(ANN).handle(command, ANN, NOON)
    told = refused(caught.value, "x", 1)
    assert told.params["given"] == "a huge number"
    assert len(encode(told)) < 300
    assert _to_client.decode(encode(told)) == told


# Updates


class Client:
    """A client that keeps what it receives, as a browser does."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.version = 0
        self.table: TableData | None = None
        self.game: CurrentGame | None = None
        self.own: Own[str] | None = None

    def hear(self, data: bytes | None) -> None:
        if data is None:
            return
        update = read(data)
        assert update.version > self.version
        self.version = update.version
        self.table = self.table if update.table is UNSET else update.table
        self.game = self.game if update.game is UNSET else update.game
        self.own = self.own if update.own is UNSET else update.own

    def agrees(self, table: Table) -> None:
        """Check that all updates add up to the current snapshot; presence has its own message."""
        now = seen(table, self.person)
        assert (self.game, self.own) == (now.game, now.own)
        assert self.table is not None
        assert timeless(self.table) == timeless(now.table)
        assert now.table.spectators == presence(table).spectators
        assert now.table.deputy == presence(table).deputy
        assert tuple(seat.present for seat in now.table.seats) == presence(table).present


def timeless(table: TableData) -> object:
    return {
        "seats": [(seat.name, seat.person, seat.bot, seat.stand_in) for seat in table.seats],
    } | {
        name: getattr(table, name)
        for name in table.__struct_fields__
        if name not in ("seats", "spectators", "deputy")
    }


@pytest.mark.parametrize("only_changes", [False, True])
@settings(max_examples=50)
@given(seed=st.integers(0, 2**32))
def test_updates_and_snapshots_agree(only_changes: bool, seed: int) -> None:
    clients = [Client(person) for person in EVERYBODY]
    before: list[Held | None] = [None]

    def tell(table: Table, happened: Sequence[LogEntry]) -> None:
        if not happened:
            return
        telling = Telling(table, happened, before[0])
        before[0] = held(table) if only_changes else None
        for client in clients:
            client.hear(telling.to(client.person.id))
            client.agrees(table)

    walk(seed, 80, tell)


def test_people_with_the_same_view_are_sent_the_same_bytes() -> None:
    table = running(ANN, BEN)
    telling = Telling(table, decide(table))
    assert telling.to(WATCHER.id) is telling.to("p-zoe") is not None
    assert telling.to(ANN.id) is telling.to(ANN.id)
    assert telling.to(ANN.id) != telling.to(BEN.id)


def test_an_unchanged_own_part_is_not_sent_unless_the_seat_must_decide() -> None:
    table = running(ANN, BEN, CY)
    before = held(table)
    assert before is not None
    telling = Telling(table, decide(table), before)
    assert table.to_move != 2
    assert read(telling.to(ANN.id)).own is not UNSET, "Ann had to decide"
    assert read(telling.to(CY.id)).own is UNSET
    assert read(telling.to(WATCHER.id)).own is UNSET


def test_the_sender_finds_its_command_in_the_update() -> None:
    table = running(ANN, BEN)
    telling = Telling(table, decide(table))
    told = read(telling.to(ANN.id, 'a "command"'))
    assert told.accepted == 'a "command"'
    assert read(telling.to(ANN.id)) == structs.replace(told, accepted=UNSET)


def test_an_update_contains_the_move_and_its_events() -> None:
    table = running(ANN)
    first = read(Telling(table, decide(table)).to(ANN.id))
    (made,) = first.events
    assert isinstance(made, MoveMade)
    assert (made.seat, made.number, made.by_bot) == (0, 1, False)
    assert made.events[0] == game_event(table.log.entries[-1].events[0])
    assert first.table is UNSET
    assert first.version == table.version
    (other,) = read(Telling(table, decide(table)).to(ANN.id)).events
    assert isinstance(other, MoveMade)
    assert other.by_bot


def test_the_end_of_a_game_reveals_the_hands_and_the_standing_of_the_match() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, rounds=1))
    last: tuple[LogEntry, ...] = ()
    for happened in decisions(table):
        assert last == () or seen(table, ANN).game is not None
        last = happened
    told = read(Telling(table, last).to(WATCHER.id))
    assert table.dealt is not None
    assert told.game is not UNSET
    assert told.game.hands == table.dealt.game.state.hands
    assert told.game.turn_scores == tuple(_scores_by_turn(table.dealt.game))
    assert told.table is not UNSET
    assert told.table.match is not None
    assert (told.table.match.number, told.table.match.games) == (1, 2)
    assert told.table.match.totals == table.totals
    assert told.table.match.scores == (table.dealt.game.scores,)
    assert told.table.match.winners == ()


def _scores_by_turn(game: Game) -> Iterator[tuple[int, ...]]:
    """The scores at the deal and after each turn, found by playing the record again."""
    again = Game(game.options, game.names, deck=game.deck, starter=game.state.starter)
    turn = again.state.turn_number
    yield again.scores
    for move in game.moves:
        again.push(move)
        if again.is_over or again.state.turn_number != turn:
            turn = again.state.turn_number
            yield again.scores


def test_hands_are_hidden_until_the_end() -> None:
    table = running(ANN, BEN)
    for _ in decisions(table):
        game = seen(table, ANN).game
        assert game is not None
        assert (game.hands is None) == (table.to_move is not None)
        assert (game.turn_scores is None) == (game.hands is None)


def test_a_table_without_a_game_sends_no_game() -> None:
    table = lobby(ANN)
    told = read(Telling(table, table.handle(ask.Sit(fresh(), 1), BEN, NOON)).to(BEN.id))
    assert told.game is UNSET
    assert told.own is None
    assert told.table is not UNSET
    assert (told.table.code, told.table.status) == ("CODE", Status.OPEN)
    assert seen(table, WATCHER).game is None


def test_presence_is_sent_by_seat() -> None:
    table = lobby(ANN, BEN, settings=Settings(seats=4))
    table.handle(ask.SeatBot(fresh(), 3, "kitten"), ANN, NOON)
    table.disconnect(BEN, NOON)
    table.connect(WATCHER, NOON)
    assert presence(table) == Presence((True, False, False, True), 1)
    told = seen(table, ANN).table
    assert tuple(seat.present for seat in told.seats) == (True, False, False, True)


def test_the_join_code_is_sent_only_while_it_is_valid() -> None:
    table = running(ANN, BEN)
    assert seen(table, WATCHER).table.code is None
    assert b"CODE" not in snapshot(table, WATCHER, NOON, 0)
    (first, *_) = table_events(table.log.since(0) or (), None)
    assert first == TableOpened(table.settings, ANN)


def test_a_closed_table_asks_nobody_for_a_move() -> None:
    table = running(ANN, BEN)
    told = seen(table, ANN).own
    assert told is not None
    assert told.legal_moves != ()
    assert len(told.prey) == len(told.legal_moves)
    table.close("expired", NOON)
    assert seen(table, ANN).own == Own(told.seat, told.hand, (), ())
    assert seen(table, ANN).table.closed_because == "expired"


def test_an_edition_that_no_longer_exists_can_still_be_sent() -> None:
    table = lobby(ANN)
    assert seen(table, ANN).table.options == EDITIONS["classic"]
    table.settings = Settings(seats=2, edition="quartet")
    assert seen(table, ANN).table.options is None


def test_the_clock_is_sent_and_says_whether_it_runs() -> None:
    table = running(ANN, settings=TIMED)
    game = seen(table, ANN).game
    assert game is not None
    assert game.clock == ClockData((60.0, 60.0), 10.0, NOON, runs=True)
    decide(table, NOON + 30)
    game = seen(table, ANN).game
    assert game is not None
    assert game.clock == ClockData((40.0, 60.0), 10.0, NOON + 30, runs=False)


def test_a_snatch_in_progress_is_sent() -> None:
    table = running(ANN, BEN, CY)
    for _ in decisions(table):
        state = table.dealt and table.dealt.game.state
        if state and state.snatch:
            game = seen(table, WATCHER).game
            assert game is not None
            assert game.board.snatch == state.snatch
            return
    pytest.fail("nothing was snatched")


def test_only_short_known_gaps_are_filled_with_updates() -> None:
    table = running(ANN, BEN)
    for _ in range(3):
        decide(table)
    version = table.version
    missed = seen(table, BEN, version - 2).missed
    assert missed is not None
    assert [one.number for one in missed if isinstance(one, MoveMade)] == [2, 3]
    assert missed == table_events(table.log.since(version - 2) or (), Seat(1))
    assert seen(table, BEN, version).missed == ()
    for unknown in (None, version + 1, -1):
        assert seen(table, BEN, unknown).missed is None
    finish(table)
    assert seen(table, BEN, version).missed is None
    assert seen(table, BEN, 0).missed is None


def test_a_gap_longer_than_a_snapshot_is_not_filled() -> None:
    table = running(ANN, BEN, settings=Settings(seats=2, free_text=True))
    version = table.version
    for number in range(30):
        table.handle(ask.Say(fresh(), text="x" * 200), ANN, NOON + 10 * number)
    assert table.log.since(version) is not None
    assert seen(table, BEN, version).missed is None
    assert len(seen(table, BEN, table.version - 2).missed or ()) == 2


# Talk


def test_talk_of_muted_people_is_not_sent() -> None:
    table = lobby(ANN, BEN, CY)
    table.handle(ask.Mute(fresh(), ANN.id), BEN, NOON)
    version = table.version
    telling = Telling(table, table.handle(ask.Say(fresh(), phrase="hello"), ANN, NOON))
    assert telling.to(BEN.id) is None
    assert read(telling.to(CY.id)).events == (Said(ANN.id, phrase="hello"),)
    assert seen(table, BEN, version).missed == ()
    assert len(seen(table, CY, version).missed or ()) == 1
    others = Telling(table, table.handle(ask.Say(fresh(), phrase="hello"), CY, NOON))
    assert read(others.to(BEN.id)).events == (Said(CY.id, phrase="hello"),)


def test_a_mute_is_sent_only_to_the_person_who_mutes() -> None:
    table = lobby(ANN, BEN)
    telling = Telling(table, table.handle(ask.Mute(fresh(), ANN.id), BEN, NOON))
    assert [telling.to(person.id) for person in EVERYBODY] == [None] * len(EVERYBODY)
    assert seen(table, BEN).muted == (ANN.id,)
    assert seen(table, ANN).muted == ()
    assert seen(table, ANN, table.version - 1).missed == ()


def test_a_removed_text_is_not_sent() -> None:
    happened = LogEntry(3, NOON, Said(ANN.id))
    assert table_events([happened], None) == ()


# Secrecy


def hidden_places(game: Game, seat: int | None) -> list[int]:
    """The places of the deck whose cards a seat, or a spectator, has not seen after this game.

    Played cards count as cards seen before, if the hand had any (R44); else they were secret.
    """
    options, deck = game.options, game.deck
    twin = Game(options, len(game.names), deck=deck, starter=game.state.starter)
    dealt = options.cards_dealt
    secret: list[list[int]] = [[] for _ in game.names]
    for turn in range(len(secret)):
        secret[(game.state.starter + turn) % len(secret)] = list(
            range(turn * dealt, (turn + 1) * dealt)
        )
    for move in game.moves:
        before, player = twin.state, twin.to_move
        assert player is not None
        twin.push(move)
        if move.text == "pile":
            secret[player].append(len(deck) - len(before.pile))
        elif move.kind.value == "play":
            for card in set(move.cards):
                unknown = move.cards.count(card) - before.known[player].count(card)
                for _ in range(unknown):
                    secret[player].remove(
                        next(place for place in secret[player] if deck[place] == card)
                    )
    assert twin.state == game.state
    places = [place for player, own in enumerate(secret) if player != seat for place in own]
    return places + list(range(len(deck) - len(game.state.pile), len(deck)))


def told(deck: tuple[Card, ...], rules: Settings, moves: Sequence[str], person: Person) -> bytes:
    """All messages that a person receives about these moves, without the commitment."""
    seated = PEOPLE[: rules.seats - 1]  # and a bot
    table = running(*seated, chance=ScriptedChance(deck, first=1), settings=rules)
    heard = [snapshot(table, person, NOON, 0)]
    for number, move in enumerate(moves, start=1):
        now = NOON + number
        assert table.to_move is not None
        player = table.places[table.to_move].person
        heard += [
            answer(table, ask.Decide(f"w{number}", number, wrong), person)
            for wrong in ("7-7", "X", "row:X+13", "take", "pass", "?")
            if player != person or wrong not in legal_texts(table)
        ]
        if table.bot_to_move is not None:
            happened = table.bot_decides(number, move, now)
        elif player is not None and number % 7 == 3:
            happened = table.handle(ask.LeaveTable(f"l{number}"), player, now)
            happened += table.bot_decides(number, move, now)
        else:
            assert player is not None
            happened = table.handle(ask.Decide(f"m{number}", number, move), player, now)
        heard.append(Telling(table, happened).to(person.id) or b"")
        heard.append(snapshot(table, person, now, table.version - 2))
    heard += read_back(table, person)
    assert table.dealt is not None
    everything = b"\n".join(heard)
    assert table.dealt.salt.encode() not in everything
    assert deck_text(deck) not in everything
    return everything.replace(table.dealt.commitment.encode(), b"")


def legal_texts(table: Table) -> list[str]:
    assert table.dealt is not None
    return [move.text for move in table.dealt.game.legal_moves]


def answer(table: Table, command: ask.Command, person: Person) -> bytes:
    with pytest.raises(LinkoError) as caught:
        table.handle(command, person, NOON)
    return encode(refused(caught.value, command.id, table.version))


def deck_text(deck: tuple[Card, ...]) -> bytes:
    return b" ".join(str(card).encode() for card in deck).replace(b"14", b"X")


@pytest.mark.parametrize("edition", [*EDITIONS])
@settings(max_examples=12)
@given(st.integers(0, 2**32))
def test_no_bytes_sent_to_a_seat_depend_on_what_it_may_not_know(edition: str, seed: int) -> None:
    rng = Random(seed)
    options = EDITIONS[edition]
    seats = rng.choice(options.seat_counts)
    deck = shuffled(full_deck(options), rng)
    game = Game(options, seats, deck=deck, starter=1)
    for _ in range(rng.randrange(60)):
        game.push(rng.choice(game.legal_moves))
        if game.is_over:
            game.pop()
            break
    person = rng.choice((*PEOPLE[: seats - 1], WATCHER))
    seat = None if person == WATCHER else PEOPLE.index(person)
    places = hidden_places(game, seat)
    other = list(deck)
    for place, card in zip(
        places, rng.sample([deck[at] for at in places], len(places)), strict=True
    ):
        other[place] = card
    assume(tuple(other) != deck)
    rules = Settings(edition=edition, seats=seats, clock=Clock(600.0, 10.0), rounds=1)
    moves = [move.text for move in game.moves]
    assert told(deck, rules, moves, person) == told(tuple(other), rules, moves, person)


def test_the_secrecy_test_detects_a_leak() -> None:
    deck = shuffled(full_deck(EDITIONS["classic"]), Random(1))
    places = hidden_places(Game("classic", 2, deck=deck, starter=1), 0)
    assert places[0] not in range(13, 26)
    other = list(deck)
    own = next(at for at in range(13, 26) if deck[at] != deck[-1])
    other[own], other[-1] = deck[-1], deck[own]
    rules = Settings(seats=2)
    assert told(deck, rules, [], ANN) != told(tuple(other), rules, [], ANN)
    assert told(deck, rules, [], WATCHER) == told(tuple(other), rules, [], WATCHER)


def test_deck_and_salt_are_in_no_message_even_at_the_end() -> None:
    table = running(ANN, BEN, CY)
    assert table.dealt is not None
    salt, deck = table.dealt.salt.encode(), deck_text(table.dealt.game.deck)
    everything = [snapshot(table, person, NOON, 0) for person in EVERYBODY]
    for happened in decisions(table):
        telling = Telling(table, happened)
        everything += [telling.to(person.id) or b"" for person in EVERYBODY]
    everything += [snapshot(table, person, NOON, table.version - 9) for person in EVERYBODY]
    assert all(salt not in data and deck not in data for data in everything)
    assert encode(table.dealt.record()).count(salt) == 1
    assert deck in encode(table.dealt.record())


def test_a_table_error_is_sent_like_any_other() -> None:
    assert refused(TableError("table_closed"), "x", 3).params == {}
