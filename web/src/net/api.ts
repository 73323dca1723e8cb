/** The server's HTTP interface, as far as the screens need it. */

import type { Settings } from "../wire";
import type {
  About,
  FoundTable,
  GameSummary,
  Me,
  NameBody,
  NewTable,
  OpenedTable,
  PublicTables,
  Refusal,
  TableSummary,
} from "./http_types";

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

/** A table to be opened; what its settings leave out is as usual. */
type TableWish = Omit<NewTable, "settings"> & { readonly settings: Partial<Settings> };

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
  const refusal = (told ?? {}) as Partial<Refusal>;
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
  signIn: (name: string) => ask<Me>("POST", "/me", { name } satisfies NameBody),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name } satisfies NameBody),
  tables: () => ask<PublicTables>("GET", "/tables"),
  myTables: () => ask<readonly TableSummary[]>("GET", "/my/tables"),
  openTable: (wish: TableWish) => ask<OpenedTable>("POST", "/tables", wish),
  byCode: (code: string) => ask<FoundTable>("GET", `/codes/${segment(code)}`),
  myGames: () => ask<readonly GameSummary[]>("GET", "/my/games"),
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
