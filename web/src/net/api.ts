/** The server's HTTP interface, as far as the screens need it. */

import type { Settings, Status, TableData } from "../wire";

export interface Me {
  readonly id: string;
  readonly name: string;
}

export interface Edition {
  readonly options: TableData["options"];
  /** The fewest and the most players. */
  readonly seats: readonly [number, number];
}

export interface About {
  readonly version: string;
  readonly levels: readonly string[];
  readonly phrases: readonly string[];
  readonly languages: Readonly<Record<string, string>>;
  readonly editions: Readonly<Record<string, Edition>>;
  /** Where others reach the server. */
  readonly address: string;
}

export interface SeatSummary {
  readonly name: string;
  readonly bot: string | null;
  readonly person: string | null;
}

export interface Summary {
  readonly id: string;
  readonly status: Status;
  readonly host: string;
  readonly seats: readonly SeatSummary[];
  readonly settings: Settings;
  readonly spectators: number;
  readonly changed_at: number;
  /** The person who must decide now. */
  readonly to_move: string | null;
  readonly your_turn: boolean;
}

export interface FinishedGame {
  readonly id: string;
  readonly finished_at: number;
  readonly edition: string | Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The seat of whoever asks. */
  readonly you: number;
}

/** A refusal of the server, with its code for wording it. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Readonly<Record<string, unknown>>,
    sentence: string,
  ) {
    super(sentence);
  }

  /** Whether it may go better in a moment: no answer, too fast, or the server is in trouble. */
  get isForNow(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

interface Refusal {
  readonly code?: string;
  readonly params?: Record<string, unknown>;
  readonly sentence?: string;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Failure(0, "unreachable", {}, "");
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const refusal = (told ?? {}) as Refusal;
  throw new Failure(
    answer.status,
    refusal.code ?? "unknown",
    refusal.params ?? {},
    refusal.sentence ?? "",
  );
}

const segment = encodeURIComponent;

export const api = {
  about: () => ask<About>("GET", "/about"),
  /** Who we are; null before we have said so. */
  me: () => ask<Me | null>("GET", "/me"),
  signIn: (name: string) => ask<Me>("POST", "/me", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  tables: () => ask<{ open: readonly Summary[]; running: readonly Summary[] }>("GET", "/tables"),
  myTables: () => ask<readonly Summary[]>("GET", "/my/tables"),
  openTable: (settings: Partial<Settings>, fill?: string, start = false) =>
    ask<{ id: string; code: string }>("POST", "/tables", {
      settings,
      start,
      ...(fill === undefined ? {} : { fill }),
    }),
  byCode: (code: string) => ask<{ id: string }>("GET", `/codes/${segment(code)}`),
  myGames: () => ask<readonly FinishedGame[]>("GET", "/my/games"),
  game: (id: string) => ask<Record<string, unknown>>("GET", `/games/${segment(id)}`),
};

/** Who we are; null for whoever is nobody yet, or was forgotten. */
export async function known(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

/** Who we are, under the name we want; whoever is nobody yet becomes a guest, one of many. */
export async function signedIn(name: string, otherwise: string): Promise<Me> {
  const me = await known();
  const number = 10 + Math.floor(Math.random() * 990);
  if (me === null) return api.signIn(name || `${otherwise} ${String(number)}`);
  return name && name !== me.name ? api.rename(name) : me;
}
