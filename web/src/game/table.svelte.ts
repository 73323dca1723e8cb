/**
 * The store of a table: what is shown of the server's messages, at a pace that users can follow.
 *
 * A snapshot replaces everything at once. Updates are played act by act: the fields of the store
 * change only when the motion of an act has landed. A tap or a hidden page skips to the present.
 */

import { flushSync } from "svelte";

import { LONGEST_ID } from "../constants";
import { Connection, type ConnectionState } from "../net/socket";
import type {
  Board,
  Command,
  CurrentGame,
  GameEvent,
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
import { actsOf, eventsOf, type Act } from "./acts";
import { Chronicle } from "./chronicle.svelte";
import { afterDealing, dealings, undealt } from "./deal";
import { landed, marked, unasked, type Shown } from "./effects";
import { lapOf } from "./lap";
import { logOf, told, type Log } from "./log";
import { SPEEDS } from "./pace";
import { Playback, type Part } from "./playback";
import { talkAfter, withoutSaid } from "./talk";

/** Draws the motion of acts. */
export interface Motion {
  /**
   * Start the motion of an act; false if nothing moves. `ahead` shows the page as it will be when the act has landed, for as
   * long as its argument runs. `speed` is relative to normal.
   */
  begin(act: Act, ahead: (look: () => void) => void, speed: number): boolean;
  finish(): void;
}

/** A command without its id, which the store adds. */
export type Wish = WithoutId<Command>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** What the store needs of its connection. */
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
  game = $state.raw<CurrentGame | null>(null);
  /** What only this person may know; null for spectators and before a deal. */
  own = $state.raw<Own | null>(null);
  /** What people said recently. */
  sayings = $state.raw<readonly Said[]>([]);
  /** The last lines of the talk: what was said, and who sat down. */
  talk = $state.raw<readonly TalkLine[]>([]);
  /** The people that this person has muted. */
  muted = $state.raw<readonly string[]>([]);
  /** Seconds by which the server's clock is ahead of ours. */
  ahead = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** Whether the server cannot save for now: the table stays on screen until it can again. */
  unsaved = $state(false);
  /** The decision that was sent and not yet answered. */
  sent = $state<number | null>(null);
  /** The settings that were sent last and not yet answered. */
  asked = $state.raw<{ readonly id: string; readonly settings: Settings } | null>(null);
  /** The latest events that have landed, for announcements. */
  latest = $state.raw<readonly TableEvent[]>([]);
  /** The act that has begun, with its speed relative to normal, for sounds. */
  begun = $state.raw<{ readonly act: Act; readonly speed: number } | null>(null);
  /** Whether earlier events are being shown again. */
  replays = $state(false);

  motion: Motion | null = null;
  /** The reader's pace as a speed relative to normal. */
  speed: () => number = () => SPEEDS.normal;
  #version: number | null = null;
  readonly #playback = new Playback({
    isWatched: () => this.motion !== null && !document.hidden,
    reader: () => this.seat,
    speed: () => this.speed(),
    waitsForPerson: () => this.#waitsForPerson(),
    begin: (act, speed) => this.#begin(act, speed),
    land: (act) => this.#land(act),
    stop: () => this.motion?.finish(),
    draw: () => flushSync(),
  });
  /** The newest board that was received. */
  #newest: Board | null = null;
  readonly #chronicle = new Chronicle();
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

  /** Whether some events have not been shown yet. */
  get isBehind(): boolean {
    return this.#playback.isBehind;
  }

  get log(): Log {
    return this.#chronicle.log;
  }

  /** Whether the log lacks the beginning of the game. */
  get hasEarlier(): boolean {
    return this.#chronicle.hasEarlier;
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
    this.#playback.clear();
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
    // An event that was not yet shown may have been a decision made for us.
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
    const before = this.connected === "open" ? this.#chronicle.wanted() : null;
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
        this.#playback.add(this.#partOf(message));
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
        this.#chronicle.giveUp();
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
        if (this.game) this.#chronicle.prepend(message, this.game.board);
        break;
      case "pong":
      case "bulletin":
        break;
    }
  }

  /** Show everything that is waiting at once. */
  catchUp(): void {
    if (this.isBehind) this.#playback.skip();
  }

  /** Show the last lap again, from the log; false if there is nothing to show. */
  showAgain(): boolean {
    this.catchUp();
    const { game, own } = this;
    const lap = game && lapOf(this.#chronicle.events, { board: game.board, own });
    if (!game || !lap || !this.motion) return false;
    this.#playback.add({
      acts: actsOf(lap.events, { before: lap.start.board, after: game.board }),
      speed: SPEEDS.calm,
      begin: () => {
        this.replays = true;
        this.#show(lap.start);
        this.#chronicle.log = logOf(lap.earlier, lap.start.board);
      },
      end: () => {
        this.replays = false;
        this.game = game;
        this.own = own;
        this.#chronicle.log = logOf(this.#chronicle.events, game.board);
      },
    });
    return true;
  }

  #settle(snapshot: Snapshot): void {
    this.#playback.clear();
    this.replays = false;
    const isFirst = this.#version === null;
    const isSame = this.game?.id === snapshot.game?.id;
    this.#version = snapshot.version;
    this.unsaved = false;
    this.person = snapshot.person;
    this.table = snapshot.table;
    this.game = snapshot.game;
    this.own = snapshot.own;
    this.muted = snapshot.muted;
    this.talk = snapshot.talk;
    this.sent = null;
    this.asked = null;
    this.#chronicle.giveUp();
    this.#newest = snapshot.game?.board ?? null;
    if (isSame && snapshot.missed) this.#tell(snapshot.missed);
    else {
      this.#chronicle.retell(snapshot);
      this.latest = snapshot.missed ?? [];
    }
    if (isFirst) this.#showDeal();
  }

  /** Show a game that has just been dealt from its deal on. */
  #showDeal(): void {
    const { game, own } = this;
    if (!game || game.board.phase === "over" || !isNews(game.id)) return;
    const lap = lapOf(this.#chronicle.events, { board: game.board, own });
    if (!lap?.isWhole) return;
    const events = lap.events.filter(({ type }) => type === "moved");
    this.#playback.add({
      acts: [
        ...dealings(lap.start),
        ...actsOf(events, { before: lap.start.board, after: game.board }),
      ],
      begin: () => {
        this.#show(undealt(lap.start));
        const started = lap.events.filter(({ type }) => type === "started");
        this.#chronicle.log = told([], started, game.board.hand_counts);
      },
      end: () => {
        this.game = game;
        this.own = own;
        this.#chronicle.log = logOf(this.#chronicle.events, game.board);
      },
    });
  }

  /** An update as acts, and the position after them. */
  #partOf(update: Update): Part {
    const before = this.#newest;
    const { game, events } = update;
    this.#newest = game?.board ?? before;
    const deals = game !== undefined && events.some(({ type }) => type === "started");
    if (!deals) {
      return {
        acts: actsOf(events, { before, after: this.#newest }),
        end: (skipped) => this.#apply(update, skipped),
      };
    }
    const dealt = { board: game.board, own: update.own ?? null };
    isNews(game.id);
    return {
      acts: dealings(dealt),
      begin: () => {
        if (update.table !== undefined) this.table = update.table;
        this.game = game;
        this.own = dealt.own;
        this.#show(undealt(dealt));
        this.#chronicle.log = [];
      },
      end: (skipped) => this.#apply(update, skipped),
    };
  }

  #begin(act: Act, speed: number): boolean {
    if (act.type === "snatched" || act.type === "left") this.#show(marked(this.#shown(), act));
    if (act.type === "row_turned" || act.type === "hand_fanned") {
      this.#show(afterDealing(this.#shown(), act));
    }
    this.begun = { act, speed };
    flushSync();
    return this.motion?.begin(act, (look) => this.#lookAhead(act, look), speed) ?? false;
  }

  /** Show the page as it will be when the act has landed, and as it is again. */
  #lookAhead(act: Act, look: () => void): void {
    const { game, own } = this;
    this.#show(eventsOf(act).reduce(landed, this.#shown()));
    flushSync();
    look();
    this.game = game;
    this.own = own;
    flushSync();
  }

  #land(act: Act): void {
    const events = eventsOf(act);
    if (act.type === "dealt") this.#show(afterDealing(this.#shown(), act));
    if (events.length === 0) return;
    const isMark = act.type === "snatched" || act.type === "left";
    const after = events.reduce(landed, this.#shown());
    this.#show(isMark ? after : unasked(after));
    this.#say(moved(events));
  }

  /** The position on the screen. */
  #shown(): Shown {
    if (!this.game) throw new Error("acts need a game");
    return { board: this.game.board, own: this.own };
  }

  #show({ board, own }: Shown): void {
    if (this.game) this.game = { ...this.game, board };
    this.own = own;
  }

  #waitsForPerson(): boolean {
    const sitter = this.table?.seats[this.game?.board.to_move ?? -1];
    return sitter !== undefined && sitter.bot === null && sitter.stand_in === null;
  }

  /** The position that the server sent, when all acts have landed or were skipped. */
  #apply(update: Update, skipped: readonly Act[]): void {
    this.#version = update.version;
    this.talk = talkAfter(this.talk, update, this.table);
    if (update.table !== undefined) this.table = update.table;
    if (update.game !== undefined) this.game = update.game;
    if (update.own !== undefined) this.own = update.own;
    const others = update.events.filter(({ type }) => type !== "moved");
    const unseen = skipped.flatMap(eventsOf);
    this.#chronicle.record(update.events);
    this.#say(unseen.length > 0 ? [...others, ...moved(unseen)] : others);
    for (const event of update.events) if (event.type === "said") this.#hear(event);
  }

  #accept(command: string | undefined): void {
    if (command !== undefined && command === this.asked?.id) this.asked = null;
  }

  #tell(events: readonly TableEvent[]): void {
    this.#chronicle.record(events);
    this.#say(events);
  }

  /** Add events to the log that is shown, and announce them. */
  #say(events: readonly TableEvent[]): void {
    if (events.length === 0) return;
    this.#chronicle.tell(events, this.game?.board.hand_counts ?? []);
    this.latest = events;
  }

  #hear(said: Said): void {
    this.sayings = [...this.sayings, said].slice(-SAYINGS);
    setTimeout(() => {
      this.sayings = this.sayings.filter((one) => one !== said);
    }, SAYING_STAYS);
  }
}

/** Events of the game as an event of the table, for the log. */
function moved(events: readonly GameEvent[]): readonly TableEvent[] {
  return [{ type: "moved", seat: 0, number: 0, move: "", by_bot: false, events }];
}

const DEALT = "linko-dealt";

/** Whether this tab has not yet shown the deal of this game; it remembers it from now on. */
function isNews(game: string): boolean {
  const isNew = sessionStorage.getItem(DEALT) !== game;
  sessionStorage.setItem(DEALT, game);
  return isNew;
}

/** A new command id; over plain http there is no crypto.randomUUID. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36))
    .join("-")
    .slice(0, LONGEST_ID);
}
