/**
 * The one store of a table: what the server last said, shown at a pace one can follow.
 *
 * A snapshot replaces everything at once. Updates wait for each other, so that motion and story
 * keep their order; whoever taps, or looks away, sees the last state at once.
 */

import { flushSync } from "svelte";

import { LONGEST_ID } from "../constants";
import { Connection, type ConnectionState } from "../net/socket";
import type {
  Command,
  CurrentGame,
  LogPart,
  Own,
  Refused,
  Said,
  Settings,
  Snapshot,
  TableData,
  TableEvent,
  ToClient,
  Update,
} from "../wire";
import { endsTurn, rateOf } from "./acts";
import { logOf, told, type Log } from "./log";

/** Whoever draws motion: looks at the page before and after a change, and says how long it takes. */
export interface Motion {
  before(): void;
  /** `rate` is how much faster than drawn. */
  after(events: readonly TableEvent[], rate: number): number;
  finish(): void;
}

/** A command without the id that the store gives it. */
export type Wish = WithoutId<Command>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

const SAYINGS = 4;
/** So long in milliseconds words stay in the air. */
const SAYING_STAYS = 8_000;

export class TableStore {
  connected = $state<ConnectionState>("connecting");
  person = $state("");
  table = $state.raw<TableData | null>(null);
  game = $state.raw<CurrentGame | null>(null);
  /** What only this person may know of the game; null for spectators and before a deal. */
  own = $state.raw<Own | null>(null);
  log = $state.raw<Log>([]);
  /** Whether the game began before the log does. */
  hasEarlier = $state(false);
  /** What people said lately. */
  sayings = $state.raw<readonly Said[]>([]);
  /** The people this person does not want to hear. */
  muted = $state.raw<readonly string[]>([]);
  /** By how many seconds the server's clock is ahead of ours. */
  ahead = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** The decision that was sent and is not answered yet. */
  sent = $state<number | null>(null);
  /** The settings that were sent last and are not answered yet. */
  asked = $state.raw<{ readonly id: string; readonly settings: Settings } | null>(null);
  /** The latest happenings, for motion, sound and announcements. */
  latest = $state.raw<readonly TableEvent[]>([]);

  motion: Motion | null = null;
  /** How much faster than drawn the latest happenings are shown. */
  rate = 1;
  #version: number | null = null;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** For how long motion has held up others in this turn. */
  #spent = 0;
  /** The events that the log tells, and the version of the first of them. */
  #events: readonly TableEvent[] = [];
  #from = 0;
  /** The version before which earlier events were asked for and have not come yet. */
  #awaited: number | null = null;
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    connect?: (store: TableStore) => Connection,
  ) {
    this.#connection =
      connect?.(this) ??
      new Connection(id, {
        message: (message) => this.receive(message),
        state: (state) => (this.connected = state),
        seen: () => this.#version,
      });
  }

  /** Whether this person must decide now. */
  get mustDecide(): boolean {
    return (
      this.own !== null &&
      this.own.legal_moves.length > 0 &&
      this.connected === "open" &&
      this.sent !== this.game?.number
    );
  }

  /** Whether something that has happened is still to be shown. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** The seat of this person; null for spectators. */
  get seat(): number | null {
    const seat = this.table?.seats.findIndex(({ person }) => person === this.person) ?? -1;
    return seat < 0 ? null : seat;
  }

  get isHost(): boolean {
    return this.table?.host === this.person;
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#connection.close();
  }

  wake(): void {
    this.#connection.wake();
  }

  /** Send a command; returns its id. */
  send(wish: Wish): string {
    const id = newId();
    this.refused = null;
    this.#connection.send({ ...wish, id } as Command);
    return id;
  }

  /** Agree on other settings; the next change begins with them, answered or not. */
  agree(settings: Settings): void {
    this.asked = { id: this.send({ type: "settings", settings }), settings };
  }

  /** Decide in the game, once. */
  decide(move: string): void {
    const asked = this.game?.number;
    this.catchUp();
    // What was still to be shown may have been somebody else's decision for us.
    if (!this.game || !this.mustDecide || this.game.number !== asked) return;
    this.sent = asked;
    this.send({ type: "move", number: this.sent, move, game: this.game.id });
  }

  /** Hear somebody no more, or again; the server remembers it. */
  mute(person: string, muted: boolean): void {
    const others = this.muted.filter((one) => one !== person);
    this.muted = muted ? [...others, person] : others;
    if (muted) this.sayings = this.sayings.filter((said) => said.person !== person);
    this.send({ type: "mute", person, muted });
  }

  /** Ask for what happened before the log begins. */
  askEarlier(): void {
    if (!this.hasEarlier || this.#awaited !== null || this.connected !== "open") return;
    this.#awaited = this.#from;
    this.#connection.ask({ type: "log", id: newId(), before: this.#from });
  }

  receive(message: ToClient): void {
    if ("at" in message) this.ahead = message.at - Date.now() / 1000;
    switch (message.type) {
      case "table":
        this.#settle(message);
        break;
      case "update":
        this.#accept(message.accepted);
        this.#queue.push(message);
        if (this.#timer === undefined) this.#showNext();
        break;
      case "presence":
        if (this.table) {
          const seats = this.table.seats.map((sitter, seat) => ({
            ...sitter,
            present: message.present[seat] ?? sitter.present,
          }));
          this.table = { ...this.table, seats, spectators: message.spectators };
        }
        break;
      case "refused":
        this.refused = message;
        this.sent = null;
        this.asked = null;
        this.#awaited = null;
        break;
      case "bye":
        if (message.reason === "closed") this.connected = "gone";
        break;
      case "accepted":
        this.#accept(message.id);
        break;
      case "log":
        this.#prepend(message);
        break;
      case "pong":
        break;
    }
  }

  /** Show everything that waits, at once. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#spent = 0;
    this.motion?.finish();
    for (const update of this.#queue.splice(0)) this.#apply(update);
  }

  #settle(snapshot: Snapshot): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.motion?.finish();
    const isSame = this.game?.id === snapshot.game?.id;
    this.#version = snapshot.version;
    this.person = snapshot.person;
    this.table = snapshot.table;
    this.game = snapshot.game;
    this.own = snapshot.own;
    this.muted = snapshot.muted;
    this.sent = null;
    this.asked = null;
    this.#awaited = null;
    if (isSame && snapshot.missed) this.#tell(snapshot.missed);
    else this.#retell(snapshot);
  }

  #showNext(): void {
    const update = this.#queue[0];
    this.#timer = undefined;
    this.motion?.finish();
    if (!update) return;
    this.rate = rateOf(
      this.#queue.map(({ events }) => events),
      this.#spent,
    );
    this.#queue.shift();
    this.motion?.before();
    this.#apply(update);
    if (!this.motion || document.hidden) {
      this.#showNext();
      return;
    }
    flushSync();
    // The last move of a game may have taken the board away.
    const pause = (this.motion as Motion | null)?.after(update.events, this.rate) ?? 0;
    this.#timer = setTimeout(() => {
      const held = this.#queue.length > 0 && !endsTurn(update.events);
      this.#spent = held ? this.#spent + pause : 0;
      this.#showNext();
    }, pause);
  }

  #apply(update: Update): void {
    this.#version = update.version;
    if (update.table !== undefined) this.table = update.table;
    if (update.game !== undefined) this.game = update.game;
    if (update.own !== undefined) this.own = update.own;
    this.#tell(update.events);
    for (const event of update.events) if (event.type === "said") this.#hear(event);
  }

  #accept(command: string | undefined): void {
    if (command !== undefined && command === this.asked?.id) this.asked = null;
  }

  #tell(events: readonly TableEvent[]): void {
    const start = events.findLastIndex((event) => event.type === "started");
    if (start >= 0) {
      this.#events = [];
      this.hasEarlier = false;
    }
    this.#events = [...this.#events, ...events.slice(Math.max(0, start))];
    this.log = told(this.log, events, this.game?.board.hand_counts ?? []);
    this.latest = events;
  }

  /** The log as it comes with a snapshot: the last laps of the game. */
  #retell({ log, log_from: from, game, missed }: Snapshot): void {
    this.#events = log;
    this.#from = from;
    this.hasEarlier = game !== null && !beginsGame(log);
    this.log = game ? logOf(log, game.board) : [];
    this.latest = missed ?? [];
  }

  /** Put what happened earlier before the log. */
  #prepend({ events, version }: LogPart): void {
    if (this.#awaited !== this.#from || !this.game) return;
    this.#awaited = null;
    this.#events = [...events, ...this.#events];
    this.#from = version;
    this.hasEarlier = events.length > 0 && !beginsGame(events);
    this.log = logOf(this.#events, this.game.board);
  }

  #hear(said: Said): void {
    this.sayings = [...this.sayings, said].slice(-SAYINGS);
    setTimeout(() => {
      this.sayings = this.sayings.filter((one) => one !== said);
    }, SAYING_STAYS);
  }
}

function beginsGame(events: readonly TableEvent[]): boolean {
  return events.some(({ type }) => type === "started");
}

/** An id for a command; plain http has no crypto.randomUUID. */
function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36))
    .join("-")
    .slice(0, LONGEST_ID);
}
