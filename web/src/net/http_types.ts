// Made by `make types`. Do not edit.

import type { Options, Settings, Status } from "../wire";

/** What a client needs to know of the server. */
export interface About {
  readonly version: string;
  readonly levels: readonly string[];
  readonly phrases: readonly string[];
  readonly languages: Readonly<Record<string, string>>;
  readonly editions: Readonly<Record<string, EditionData>>;
  readonly address: string;
}

/** An edition: its options, and for how many players it is. */
export interface EditionData {
  readonly options: Options;
  readonly seats: readonly [number, number];
}

/** The table behind a short code. */
export interface FoundTable {
  readonly id: string;
}

/** A finished game as lists show it. */
export interface GameSummary {
  readonly id: string;
  readonly table: string;
  readonly finished_at: number;
  readonly edition: string | Readonly<Record<string, boolean | number>>;
  readonly seats: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly you: number;
}

/** Who somebody is. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

/** A name to be called by. */
export interface NameBody {
  readonly name: string;
}

/** A table to be opened; with `start`, bots take the other seats and the cards are dealt. */
export interface NewTable {
  readonly settings: Settings;
  readonly fill?: string | null;
  readonly start?: boolean;
}

/** Where the new table is. */
export interface OpenedTable {
  readonly id: string;
  readonly code: string | null;
}

/** Tables to join, and tables to watch. */
export interface PublicTables {
  readonly open: readonly TableSummary[];
  readonly running: readonly TableSummary[];
}

/** Why a request was refused; nothing has changed. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly clause: string | null;
  readonly sentence: string;
  readonly version: number | null;
}

/** Who sits somewhere. */
export interface SeatSummary {
  readonly name: string;
  readonly bot: string | null;
  readonly person: string | null;
}

/** A table as lists show it. */
export interface TableSummary {
  readonly id: string;
  readonly status: Status;
  readonly settings: Settings;
  readonly host: string;
  readonly seats: readonly SeatSummary[];
  readonly opened_at: number;
  readonly changed_at: number;
  readonly to_move: string | null;
  readonly spectators: number;
  readonly your_turn: boolean;
}
