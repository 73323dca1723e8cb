/** The server's HTTP API, as far as the client uses it. */

import type { Bulletin, Command, Settings } from "../wire";
import type {
  About,
  BeganDeal,
  CheckedRecords,
  Daily,
  Figures,
  FoundTable,
  GameSummary,
  Invitation,
  Me,
  NameBody,
  NewTable,
  OpenedTable,
  PublicTables,
  RecordsBody,
  Refusal,
  Replay,
  TableSummary,
} from "./http_types";

/** An error from the server, with its code for the message. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Readonly<Record<string, unknown>>,
    sentence: string,
  ) {
    super(sentence);
  }

  /** Whether a retry may succeed: no answer, too many requests, or a server error. */
  get isForNow(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** A table to open; missing settings have their defaults. */
type TableWish = Omit<NewTable, "settings"> & { readonly settings: Partial<Settings> };

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  const refusal = (told ?? {}) as Partial<Refusal>;
  throw new Failure(
    answer.status,
    refusal.code ?? "unknown",
    refusal.params ?? {},
    refusal.sentence ?? "",
  );
}

export const segment = encodeURIComponent;

/** Hours by which the local time is ahead of UTC. */
const zone = () => Math.round(-new Date().getTimezoneOffset() / 60);

export const api = {
  about: () => ask<About>("GET", "/about"),
  bulletin: () => ask<Bulletin>("GET", "/bulletin"),
  /** The current user; null before sign-in. */
  me: () => ask<Me | null>("GET", "/me"),
  signIn: (name: string) => ask<Me>("POST", "/me", { name } satisfies NameBody),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name } satisfies NameBody),
  tables: () => ask<PublicTables>("GET", "/tables"),
  myTables: () => ask<readonly TableSummary[]>("GET", "/my/tables"),
  openTable: (wish: TableWish) => ask<OpenedTable>("POST", "/tables", wish),
  /** End a table where only bots play besides the current user. */
  closeTable: (id: string) => ask<null>("DELETE", `/tables/${segment(id)}`),
  invitation: (id: string) => ask<Invitation>("GET", `/tables/${segment(id)}/invitation`),
  command: (id: string, command: Command) =>
    ask<unknown>("POST", `/tables/${segment(id)}/commands`, command),
  byCode: (code: string) => ask<FoundTable>("GET", `/codes/${segment(code)}`),
  /** The finished games of the current user that ended `before` a time, the latest first. */
  myGames: (before?: number) =>
    ask<readonly GameSummary[]>(
      "GET",
      before === undefined ? "/my/games" : `/my/games?before=${String(before)}`,
    ),
  /** The figures of the current user's finished games, by local days. */
  myFigures: () => ask<Figures>("GET", `/me/figures?zone=${String(zone())}`),
  /** The deal of the day, and the current user's result. */
  daily: () => ask<Daily>("GET", "/daily"),
  /** Begin the deal of the day, or go on with it. */
  beginDaily: () => ask<BeganDeal>("POST", "/daily"),
  game: (id: string) => ask<Record<string, unknown>>("GET", `/games/${segment(id)}`),
  replay: (id: string) => ask<Replay>("GET", `/games/${segment(id)}/replay`),
  /** Check records; a single one is answered with its replay. */
  checkRecords: (records: string) =>
    ask<CheckedRecords>("POST", "/replays", { records } satisfies RecordsBody),
};

/** The current user; null for a new or forgotten visitor. */
export async function known(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof Failure && error.status === 401) return null;
    throw error;
  }
}

/** The current user with the wanted name; a new visitor becomes a guest. */
export async function signedIn(name: string, otherwise: string): Promise<Me> {
  const me = await known();
  const number = 10 + Math.floor(Math.random() * 990);
  if (me === null) return api.signIn(name || `${otherwise} ${String(number)}`);
  return name && name !== me.name ? api.rename(name) : me;
}
