// Made by `make types`. Do not edit.

/** A command was carried out; also the answer if it comes again. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
  readonly version: number;
}

/** Play on instead of the bot that stood in. */
export interface Back {
  readonly type: "back";
  readonly id: string;
}

/** The public part of a position: what everybody may know. */
export interface Board {
  readonly options: Options;
  readonly starter: number;
  readonly turn: number;
  readonly turn_number: number;
  readonly phase: Phase;
  readonly to_move: number | null;
  readonly hand_counts: readonly number[];
  readonly known: readonly (readonly number[])[];
  readonly stacks: readonly (readonly (readonly number[])[])[];
  readonly row: readonly (readonly number[])[];
  readonly pile_size: number;
  readonly discard: readonly number[];
  readonly ghost: readonly number[];
  readonly snatch: Snatch | null;
  readonly draws_left: number;
  readonly scores: readonly number[];
  readonly ended_by: End | null;
  readonly winners: readonly number[];
  readonly standing: Standing | null;
}

/** A bot was put on a seat. */
export interface BotSat {
  readonly type: "bot_sat";
  readonly seat: number;
  readonly level: string;
}

/** A card the ghost refused went onto an entry of the row (R39). */
export interface Bundled {
  readonly type: "bundled";
  readonly place: number;
  readonly card: number;
}

/** The last message: `stopping` or `reload`, come back in a moment; `closed`, no more table. */
export interface Bye {
  readonly type: "bye";
  readonly reason: "closed" | "reload" | "stopping";
}

/** Agree on other settings before the start (the host). */
export interface ChangeSettings {
  readonly type: "settings";
  readonly id: string;
  readonly settings: Settings;
}

/** Send a bot or a person away before the start (the host); the host's own: only look on. */
export interface ClearSeat {
  readonly type: "clear_seat";
  readonly id: string;
  readonly seat: number;
}

/** A seat became empty. */
export interface Cleared {
  readonly type: "cleared";
  readonly seat: number;
  readonly removed?: boolean;
}

/** How long people may think: a bank for the whole game, and seconds for each decision. */
export interface Clock {
  readonly bank: number;
  readonly per_decision: number;
}

/** How much time everybody has. */
export interface ClockData {
  readonly banks: readonly number[];
  readonly per_decision: number;
  readonly since: number;
  readonly runs: boolean;
}

/** The table is no more: everybody left, or its game no longer replays. */
export interface Closed {
  readonly type: "closed";
  readonly reason: string;
}

/** The game as everybody may know it, with what the table adds to the board. */
export interface CurrentGame {
  readonly id: string;
  readonly commitment: string;
  readonly number: number;
  readonly board: Board;
  readonly clock: ClockData | null;
  readonly hands: readonly (readonly number[])[] | null;
  readonly turn_scores: readonly (readonly number[])[] | null;
}

/** Make a decision in the game. */
export interface Decide {
  readonly type: "move";
  readonly id: string;
  readonly number: number;
  readonly move: string;
  readonly game?: string | null;
}

/** The robbed player discarded the cards (R15). */
export interface Discarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** The top of the pile went to a hand; `card` is None for everybody else (R45). */
export interface DrewFromPile {
  readonly type: "drew_from_pile";
  readonly seat: number;
  readonly card: number | null;
}

/** An entry of the row went to a hand (R20); `place` counts from the left, from 0. */
export interface DrewFromRow {
  readonly type: "drew_from_row";
  readonly seat: number;
  readonly place: number;
  readonly cards: readonly number[];
}

export type End =
  | "out"
  | "supply"
  | "turn_limit";

/** The game is over (R24–R28). */
export interface GameEnded {
  readonly type: "game_ended";
  readonly reason: End;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A game was dealt. */
export interface GameStarted {
  readonly type: "started";
  readonly game: string;
  readonly starter: number;
  readonly commitment: string;
}

/** A card of the pile went to the ghost (R42). */
export interface GhostReceived {
  readonly type: "ghost_received";
  readonly card: number;
}

/** The attacker took a set of the ghost (R41). */
export interface GhostSnatched {
  readonly type: "ghost_snatched";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** Let a bot play for somebody who is away (the host). */
export interface HandOver {
  readonly type: "hand_over";
  readonly id: string;
  readonly seat: number;
}

/** Somebody else is the host now. */
export interface HostChanged {
  readonly type: "host";
  readonly person: string;
}

/** A set was laid on the own stack (R7). */
export interface Laid {
  readonly type: "laid";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** Give the seat up before the start, and the host's rights; later, let a bot play on. */
export interface LeaveTable {
  readonly type: "leave_table";
  readonly id: string;
}

/** The attacker left the snatched cards to their owner (R15). */
export interface Left {
  readonly type: "left";
  readonly seat: number;
  readonly victim: number;
  readonly cards: readonly number[];
}

/** A part of what happened in the present game, only for whoever asked for it. */
export interface LogPart {
  readonly type: "log";
  readonly version: number;
  readonly events: readonly (TableOpened | SettingsChanged | Sat | BotSat | Swapped | Cleared | HostChanged | Renamed | GameStarted | MoveMade | StoodIn | Returned | Said | Closed)[];
}

/** The match so far. */
export interface MatchData {
  readonly name: string;
  readonly number: number;
  readonly games: number | null;
  readonly target: number | null;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** A seat decided. */
export interface MoveMade {
  readonly type: "moved";
  readonly seat: number;
  readonly number: number;
  readonly move: string;
  readonly by_bot: boolean;
  readonly events: readonly (Laid | Snatched | Took | Left | PickedUp | Discarded | DrewFromRow | DrewFromPile | RowRefilled | GhostSnatched | GhostReceived | Bundled | Passed | TurnBegan | GameEnded)[];
}

/** Hear somebody else who sits here no more, or again. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly person: string;
  readonly muted?: boolean;
}

/** Deal the next game of the match. */
export interface Next {
  readonly type: "next";
  readonly id: string;
}

/** The options of one game, checked when made (R32–R36). */
export interface Options {
  readonly consolation_draw: boolean;
  readonly ones_beat_top: boolean;
  readonly ghost: boolean;
  readonly fewest_in_hand: boolean;
  readonly ranks: number;
  readonly copies: number;
  readonly jokers: number;
  readonly hand_size: number;
  readonly row_size: number;
  readonly ghost_size: number;
  readonly edition: string | null;
}

export type Outcome =
  | "taken"
  | "left"
  | "discarded";

/** The part of a position that only one seat may know. */
export interface Own {
  readonly seat: number;
  readonly hand: readonly number[];
  readonly legal_moves: readonly string[];
  readonly prey: readonly (readonly Prey[])[];
}

/** The attacker declined the consolation draw (R33). */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** Somebody at the table: who it is, and under which name. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export type Phase =
  | "play"
  | "ghost"
  | "take"
  | "answer"
  | "draw"
  | "consolation"
  | "over";

/** The robbed player picked the cards up (R15). */
export interface PickedUp {
  readonly type: "picked_up";
  readonly seat: number;
  readonly cards: readonly number[];
}

/** Is anybody there? Sent every 20 seconds or so by clients that want to notice silence. */
export interface Ping {
  readonly type: "ping";
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
}

/** Somebody came or went. */
export interface Presence {
  readonly type: "presence";
  readonly present: readonly boolean[];
  readonly spectators: number;
}

/** A set that a play would snatch; of several sets of the ghost the attacker picks one. */
export interface Prey {
  readonly seat: number | null;
  readonly cards: readonly number[];
}

/** Tell what happened in the present game before a version; answered by a `LogPart`. */
export interface ReadLog {
  readonly type: "log";
  readonly id: string;
  readonly before: number;
}

export type Reason =
  | "left"
  | "time"
  | "handed";

/** A command was refused and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly clause: string | null;
  readonly sentence: string;
  readonly version: number;
}

/** Play again with the same people, the starter moved on. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** Somebody is called otherwise; games already dealt keep the old name in their record. */
export interface Renamed {
  readonly type: "renamed";
  readonly seat: number;
  readonly person: Person;
}

/** The person on this seat plays again. */
export interface Returned {
  readonly type: "returned";
  readonly seat: number;
}

/** Cards joined the row at its right end (R21). */
export interface RowRefilled {
  readonly type: "row_refilled";
  readonly cards: readonly number[];
}

/** Somebody said a phrase, or wrote a text. */
export interface Said {
  readonly type: "said";
  readonly person: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** Somebody sat down, or changed to this seat. */
export interface Sat {
  readonly type: "sat";
  readonly seat: number;
  readonly person: Person;
}

/** Say a preset phrase, or a text where the table allows it. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** Put a bot on a seat that has no person (the host). */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

/** One seat. */
export interface SeatData {
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
  readonly stand_in: Reason | null;
  readonly present: boolean;
}

/** The settings of a table; `options` checks them and gives the options of its games. */
export interface Settings {
  readonly edition: string | Readonly<Record<string, boolean | number>>;
  readonly seats: number;
  readonly rounds: number | null;
  readonly target: number | null;
  readonly clock: Clock | null;
  readonly public: boolean;
  readonly free_text: boolean;
  readonly starter: number | null;
}

/** Other settings were agreed on; people and bots moved up to the first seats if need be. */
export interface SettingsChanged {
  readonly type: "settings";
  readonly settings: Settings;
}

/** Take an empty seat, or change to it. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
}

/** How everything stands; the first message on a connection, and whenever one lost track. */
export interface Snapshot {
  readonly type: "table";
  readonly version: number;
  readonly at: number;
  readonly person: string;
  readonly table: TableData;
  readonly game: CurrentGame | null;
  readonly own: Own | null;
  readonly muted: readonly string[];
  readonly missed: readonly (TableOpened | SettingsChanged | Sat | BotSat | Swapped | Cleared | HostChanged | Renamed | GameStarted | MoveMade | StoodIn | Returned | Said | Closed)[] | null;
  readonly log: readonly (TableOpened | SettingsChanged | Sat | BotSat | Swapped | Cleared | HostChanged | Renamed | GameStarted | MoveMade | StoodIn | Returned | Said | Closed)[];
  readonly log_from: number;
}

/** A snatch that is being settled. */
export interface Snatch {
  readonly attacker: number;
  readonly victim: number;
  readonly cards: readonly number[];
  readonly pending: readonly number[];
  readonly outcome: Outcome | null;
}

/** A top set must be snatched; the attacker decides next (R11). */
export interface Snatched {
  readonly type: "snatched";
  readonly seat: number;
  readonly victim: number;
  readonly cards: readonly number[];
}

/** Where a game stands in its match. */
export interface Standing {
  readonly match: string;
  readonly number: number;
  readonly totals: readonly number[];
  readonly games: number | null;
  readonly target: number | null;
}

/** Deal (the host); with a level, bots take the empty seats first. */
export interface Start {
  readonly type: "start";
  readonly id: string;
  readonly fill?: string | null;
}

export type Status =
  | "open"
  | "running"
  | "finished"
  | "closed";

/** From now on a bot plays for the person on this seat. */
export interface StoodIn {
  readonly type: "stood_in";
  readonly seat: number;
  readonly reason: Reason;
  readonly bank?: number | null;
  readonly used?: number | null;
}

/** Let two seats change places: the host any two, others their own with a bot's. */
export interface Swap {
  readonly type: "swap";
  readonly id: string;
  readonly seat: number;
  readonly other: number;
}

/** Two seats changed places. */
export interface Swapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly other: number;
}

/** The table around the game. */
export interface TableData {
  readonly id: string;
  readonly code: string | null;
  readonly status: Status;
  readonly settings: Settings;
  readonly options: Options | null;
  readonly host: string;
  readonly seats: readonly SeatData[];
  readonly spectators: number;
  readonly match: MatchData | null;
  readonly closed_because: string | null;
}

/** The table was opened; its host has the first seat. */
export interface TableOpened {
  readonly type: "opened";
  readonly settings: Settings;
  readonly host: Person;
}

/** The attacker took the snatched cards (R14). */
export interface Took {
  readonly type: "took";
  readonly seat: number;
  readonly victim: number;
  readonly cards: readonly number[];
}

/** The turn passed on (R19). */
export interface TurnBegan {
  readonly type: "turn_began";
  readonly seat: number;
  readonly turn_number: number;
}

/** Something happened. What is missing here has not changed. */
export interface Update {
  readonly type: "update";
  readonly version: number;
  readonly at: number;
  readonly events: readonly (TableOpened | SettingsChanged | Sat | BotSat | Swapped | Cleared | HostChanged | Renamed | GameStarted | MoveMade | StoodIn | Returned | Said | Closed)[];
  readonly table?: TableData;
  readonly game?: CurrentGame;
  readonly own?: Own | null;
  readonly accepted?: string;
}

export type Command =
  | Back
  | ChangeSettings
  | ClearSeat
  | Decide
  | HandOver
  | LeaveTable
  | Mute
  | Next
  | Rematch
  | Say
  | SeatBot
  | Sit
  | Start
  | Swap;

export type FromClient =
  | Back
  | ChangeSettings
  | ClearSeat
  | Decide
  | HandOver
  | LeaveTable
  | Mute
  | Next
  | Ping
  | ReadLog
  | Rematch
  | Say
  | SeatBot
  | Sit
  | Start
  | Swap;

export type TableEvent =
  | BotSat
  | Cleared
  | Closed
  | GameStarted
  | HostChanged
  | MoveMade
  | Renamed
  | Returned
  | Said
  | Sat
  | SettingsChanged
  | StoodIn
  | Swapped
  | TableOpened;

export type ToClient =
  | Accepted
  | Bye
  | LogPart
  | Pong
  | Presence
  | Refused
  | Snapshot
  | Update;

export type GameEvent =
  | Bundled
  | Discarded
  | DrewFromPile
  | DrewFromRow
  | GameEnded
  | GhostReceived
  | GhostSnatched
  | Laid
  | Left
  | Passed
  | PickedUp
  | RowRefilled
  | Snatched
  | Took
  | TurnBegan;
