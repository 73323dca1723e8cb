/** A replay that is being watched: its position, whose view, whether it runs; shown on a table. */

import { TableStore } from "../game/table.svelte";
import type { Replay } from "../net/http_types";
import { framesOf, gameAt, movedAt, ownOf, sitterId, tableOf, type Frame } from "./frames";
import type { Moment } from "./moment";
import type { Compared } from "./rings";
import { turnAt, turnsOf } from "./turns";

/** How fast a replay may run, relative to the usual speed. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof REPLAY_SPEEDS)[number];

/** Milliseconds per decision at the usual speed, and the maximum for one decision. */
const STEP = 900;
const LONGEST = 1500;
/** Milliseconds between two checks whether the motion of a decision has ended. */
const LOOK = 50;

export class ReplayPlayer {
  /** Number of decisions before the position that is shown. */
  at = $state(0);
  seat = $state<number | null>(null);
  open = $state(false);
  /** Whether the review is shown instead of the table. */
  reviews = $state(false);
  /** Two moves whose cards are ringed, and the decision they belong to. */
  #ringed = $state.raw<(Compared & { readonly at: number; readonly seat: number }) | null>(null);
  runs = $state(false);
  speed = $state<Speed>(1);
  /** Counts the jumps, which fade the table instead of moving cards. */
  jumps = $state(0);
  readonly table;
  readonly frames: readonly Frame[];
  readonly store: TableStore;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    readonly replay: Replay,
    start: Moment,
  ) {
    this.table = tableOf(replay);
    this.frames = framesOf(replay);
    this.at = start.at;
    this.seat = start.seat;
    this.open = start.open;
    this.reviews = start.review;
    const nobody = () => undefined;
    this.store = new TableStore("", () => ({
      open: nobody,
      close: nobody,
      wake: nobody,
      send: nobody,
      ask: nobody,
    }));
    this.store.connected = "open";
    this.#settle(null);
    this.#settle(this.at);
  }

  readonly turns = $derived.by(() => turnsOf(this.replay, this.frames, this.seat, this.open));
  /** The place of the current turn among all turns. */
  readonly turn = $derived.by(() => turnAt(this.turns, this.at));
  readonly frame = $derived.by(() => this.frames[this.at] as Frame);

  get last(): number {
    return this.replay.steps.length;
  }

  get moment(): Moment {
    return { seat: this.seat, at: this.at, open: this.open, review: this.reviews };
  }

  /** Show the next decision; false if there is none. */
  forward(): boolean {
    this.store.catchUp();
    const step = this.replay.steps[this.at];
    const frame = this.frames[this.at + 1];
    if (!step || !frame) return false;
    this.at += 1;
    this.store.receive({
      type: "update",
      version: this.at,
      at: Date.now() / 1000,
      events: [movedAt(step, this.at, this.seat, this.open)],
      game: gameAt(this.replay, frame, this.at),
      own: ownOf(frame, this.seat),
    });
    return true;
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** Jump to a position. */
  go(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.last));
    if (wanted === this.at) {
      this.store.catchUp();
      return;
    }
    this.at = wanted;
    this.#settle(wanted);
    this.jumps += 1;
  }

  /** Jump to the first decision of a turn, by its place. */
  goTurn(place: number): void {
    if (place < 0) this.go(0);
    else this.go(this.turns[Math.min(place, this.turns.length - 1)]?.first ?? 0);
  }

  /** Jump to the beginning of this turn, or from there to the beginning of the turn before it. */
  turnBack(): void {
    const first = this.turns[this.turn]?.first ?? 0;
    this.goTurn(this.at > first ? this.turn : this.turn - 1);
  }

  turnForward(): void {
    if (this.turn === this.turns.length - 1) this.go(this.last);
    else this.goTurn(this.at === 0 ? 0 : this.turn + 1);
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.#settle(this.at);
  }

  turnUp(open: boolean): void {
    this.open = open;
    this.#settle(this.at);
  }

  /** The two moves that are compared at the current moment, if seen from the seat that decided. */
  readonly compared = $derived.by((): Compared | null =>
    this.#ringed?.at === this.at && this.#ringed.seat === this.seat ? this.#ringed : null,
  );

  /** Ring what was played here and what would have been better, until the moment changes. */
  ring(played: string, best: string): void {
    if (this.seat !== null) this.#ringed = { played, best, at: this.at, seat: this.seat };
  }

  /** Show the review, or the table at the same moment. */
  look(at: "table" | "review"): void {
    this.pause();
    this.store.catchUp();
    this.reviews = at === "review";
  }

  changeSpeed(by: 1 | -1, around = false): void {
    const place = REPLAY_SPEEDS.indexOf(this.speed) + by;
    const { length } = REPLAY_SPEEDS;
    const next = REPLAY_SPEEDS[around ? (place + length) % length : place];
    if (next !== undefined) this.speed = next;
  }

  toggle(): void {
    if (this.runs) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.runs = true;
    this.#next();
  }

  pause(): void {
    this.runs = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.store.close();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.forward()) {
      this.runs = false;
      return;
    }
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#wait(), STEP / this.speed);
  }

  /** Go on when the cards have arrived, but not later than allowed. */
  #wait(): void {
    const isLate = performance.now() - this.#since >= LONGEST / this.speed;
    if (this.at === this.last) this.runs = false;
    else if (this.store.isBehind && !isLate) this.#timer = setTimeout(() => this.#wait(), LOOK);
    else this.#next();
  }

  /** Show a position without motion; with null the table before the deal. */
  #settle(at: number | null): void {
    const frame = at === null ? null : (this.frames[at] as Frame);
    const played = at === null ? [] : this.replay.steps.slice(0, at);
    this.store.receive({
      type: "table",
      version: at ?? 0,
      at: Date.now() / 1000,
      person: this.seat === null ? "" : sitterId(this.seat),
      table: this.table,
      game: frame && gameAt(this.replay, frame, at ?? 0),
      own: frame && ownOf(frame, this.seat),
      muted: [],
      missed: null,
      log: played.map((step, index) => movedAt(step, index + 1, this.seat, this.open)),
      log_from: 0,
      talk: [],
    });
  }
}
