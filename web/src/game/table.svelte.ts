/**
 * The store of a table: who is there, what they say, and what this person sends to the server. The
 * game itself is shown by its presentation, at a pace that users can follow.
 */

import { LONGEST_ID } from "../constants";
import { Connection, type ConnectionState } from "../net/socket";
import type {
  Command,
  CurrentGame,
  Own,
  Refused,
  Said,
  Settings,
  Snapshot,
  TableData,
  TableEvent,
  TalkLine,
  ToClient,
  Update,
} from "../wire";
import type { Log } from "./log";
import { Presentation, type Motion } from "./presentation.svelte";
import { talkAfter, withoutSaid } from "./talk";

/** A command without its id, which the store adds. */
export type Wish = WithoutId<Command>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** What the store needs from its connection. */
export type Line = Pick<Connection, "open" | "close" | "wake" | "send" | "ask">;

const SAYINGS = 4;
/** Milliseconds for which a saying is shown. */
const SAYING_STAYS = 6_000;

/** The code of the refusal while the server's database fails. */
export const CANNOT_SAVE = "server_cannot_save";

export class TableStore {
  connected = $state<ConnectionState>("connecting");
  person = $state("");
  table = $state.raw<TableData | null>(null);
  /** What people said recently. */
  sayings = $state.raw<readonly Said[]>([]);
  /** The last lines of the talk: what was said, and who sat down. */
  talk = $state.raw<readonly TalkLine[]>([]);
  /** The people that this person has muted. */
  muted = $state.raw<readonly string[]>([]);
  /** Seconds by which the server's clock is ahead of ours. */
  ahead = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** Whether the server cannot save for now: the table stays on screen until it can. */
  unsaved = $state(false);
  /** The decision that was sent and not yet answered. */
  sent = $state<number | null>(null);
  /** The settings that were sent last and not yet answered. */
  asked = $state.raw<{ readonly id: string; readonly settings: Settings } | null>(null);
  #version: number | null = null;
  readonly #presentation = new Presentation({
    seat: () => this.seat,
    waitsForPerson: () => this.#waitsForPerson(),
    deals: ({ table }) => {
      if (table !== undefined) this.table = table;
    },
    shown: (update) => this.#apply(update),
  });
  readonly #connection: Line;

  constructor(
    readonly id: string,
    connect?: (store: TableStore) => Line,
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

  get game(): CurrentGame | null {
    return this.#presentation.game;
  }

  /** What only this person may know; null for spectators and before a deal. */
  get own(): Own | null {
    return this.#presentation.own;
  }

  /** The latest events that have landed, for announcements. */
  get latest(): readonly TableEvent[] {
    return this.#presentation.latest;
  }

  /** The act that has begun, with its speed relative to normal, for sounds. */
  get begun(): Presentation["begun"] {
    return this.#presentation.begun;
  }

  /** Whether earlier events are being shown again. */
  get replays(): boolean {
    return this.#presentation.replays;
  }

  /** Whether some events have not been shown yet. */
  get isBehind(): boolean {
    return this.#presentation.isBehind;
  }

  get log(): Log {
    return this.#presentation.log;
  }

  /** Whether the log lacks the beginning of the game. */
  get hasEarlier(): boolean {
    return this.#presentation.hasEarlier;
  }

  /** Let this motion draw the acts, at the reader's pace; returns a function that ends it. */
  draw(motion: Motion, speed: () => number): () => void {
    const presentation = this.#presentation;
    presentation.motion = motion;
    presentation.speed = speed;
    return () => {
      if (presentation.motion === motion) presentation.motion = null;
    };
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
    this.#presentation.clear();
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

  /** Change the settings; the next change is based on them even before the server has answered. */
  agree(settings: Settings): void {
    this.asked = { id: this.send({ type: "settings", settings }), settings };
  }

  /** Make a decision in the game, once. */
  decide(move: string): void {
    const asked = this.game?.number;
    this.catchUp();
    // An event that has not been shown yet may have been a decision made for us.
    if (!this.game || !this.mustDecide || this.game.number !== asked) return;
    this.sent = asked;
    this.send({ type: "move", number: this.sent, move, game: this.game.id });
  }

  /** Mute or unmute a person; the server remembers it. */
  mute(person: string, muted: boolean): void {
    const others = this.muted.filter((one) => one !== person);
    this.muted = muted ? [...others, person] : others;
    if (muted) {
      this.sayings = this.sayings.filter((said) => said.person !== person);
      this.talk = withoutSaid(this.talk, person);
    }
    this.send({ type: "mute", person, muted });
  }

  /** Request the events before the beginning of the log. */
  askEarlier(): void {
    const before = this.connected === "open" ? this.#presentation.earlierWanted() : null;
    if (before !== null) this.#connection.ask({ type: "log", id: newId(), before });
  }

  receive(message: ToClient): void {
    if ("at" in message) this.ahead = message.at - Date.now() / 1000;
    switch (message.type) {
      case "table":
        this.#settle(message);
        break;
      case "update":
        this.#accept(message.accepted);
        this.#presentation.add(message);
        break;
      case "presence":
        if (this.table) {
          const seats = this.table.seats.map((sitter, seat) => ({
            ...sitter,
            present: message.present[seat] ?? sitter.present,
          }));
          const { spectators, deputy } = message;
          this.table = { ...this.table, seats, spectators, deputy };
        }
        break;
      case "refused":
        if (message.code === CANNOT_SAVE) this.unsaved = true;
        else this.refused = message;
        this.sent = null;
        this.asked = null;
        this.#presentation.giveUp();
        break;
      case "bye":
        if (message.reason === "closed") {
          this.catchUp(); // the reason is in the last update
          this.connected = "gone";
        }
        break;
      case "accepted":
        this.#accept(message.id);
        break;
      case "log":
        this.#presentation.prepend(message);
        break;
      case "pong":
      case "bulletin":
        break;
    }
  }

  /** Show everything that is waiting at once. */
  catchUp(): void {
    this.#presentation.catchUp();
  }

  /** Show the last lap again, from the log; false if there is nothing to show. */
  showAgain(): boolean {
    return this.#presentation.showAgain();
  }

  #settle(snapshot: Snapshot): void {
    const isFirst = this.#version === null;
    this.#version = snapshot.version;
    this.unsaved = false;
    this.person = snapshot.person;
    this.table = snapshot.table;
    this.muted = snapshot.muted;
    this.talk = snapshot.talk;
    this.sent = null;
    this.asked = null;
    this.#presentation.settle(snapshot, isFirst);
  }

  #waitsForPerson(): boolean {
    const sitter = this.table?.seats[this.game?.board.to_move ?? -1];
    return sitter !== undefined && sitter.bot === null && sitter.stand_in === null;
  }

  /** Apply what an update says about the table, once its acts have landed or were skipped. */
  #apply(update: Update): void {
    this.#version = update.version;
    this.talk = talkAfter(this.talk, update, this.table);
    if (update.table !== undefined) this.table = update.table;
    for (const event of update.events) if (event.type === "said") this.#hear(event);
  }

  #accept(command: string | undefined): void {
    if (command !== undefined && command === this.asked?.id) this.asked = null;
  }

  #hear(said: Said): void {
    this.sayings = [...this.sayings, said].slice(-SAYINGS);
    setTimeout(() => {
      this.sayings = this.sayings.filter((one) => one !== said);
    }, SAYING_STAYS);
  }
}

/** A new command id; over plain http there is no crypto.randomUUID. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36))
    .join("-")
    .slice(0, LONGEST_ID);
}
