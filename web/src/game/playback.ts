/**
 * Plays acts one after the other: an act begins, its motion runs, it lands, and only then does the
 * table show its effect.
 */

import { endsTurn, eventsOf, isSnatch, rateOf, timingOf, type Act, type Progress } from "./acts";

/** Acts that belong together, for example those of one message. */
export interface Part {
  readonly acts: readonly Act[];
  /** The speed relative to normal; if absent, the reader's pace. */
  readonly speed?: number;
  /** Called before the first act. */
  readonly begin?: () => void;
  /** Called when the last act has landed, or earlier with the acts that were skipped. */
  readonly end: (skipped: readonly Act[]) => void;
}

/** What playback needs from the table. */
export interface Director {
  /** Whether somebody is watching; if not, everything is shown at once. */
  readonly isWatched: () => boolean;
  readonly reader: () => number | null;
  /** The reader's pace as a speed relative to normal. */
  readonly speed: () => number;
  /** Whether the table waits for a person; that time does not count. */
  readonly waitsForPerson: () => boolean;
  /** Start the motion of an act; false if nothing moves. */
  readonly begin: (act: Act, speed: number) => boolean;
  /** Show the effect of an act. */
  readonly land: (act: Act) => void;
  /** Stop all motion. */
  readonly stop: () => void;
  /** Draw the changes now. */
  readonly draw: () => void;
}

const NO_PROGRESS: Progress = { spent: 0, snatches: 0 };

export class Playback {
  #parts: Part[] = [];
  #current: Part | null = null;
  /** The remaining acts of the current part; the first one is running. */
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Progress = NO_PROGRESS;

  constructor(private readonly director: Director) {}

  /** Whether something has not been shown yet. */
  get isBehind(): boolean {
    return this.#current !== null || this.#parts.length > 0;
  }

  add(part: Part): void {
    const rests = !this.isBehind && this.#timer === undefined;
    this.#parts.push(part);
    if (!rests) return;
    if (this.director.waitsForPerson()) this.#turn = NO_PROGRESS;
    this.#next();
  }

  /** Show everything that is waiting at once. */
  skip(): void {
    this.#rest();
    const current = this.#current;
    const left = this.#acts;
    this.#current = null;
    this.#acts = [];
    current?.end(left);
    for (const part of this.#parts.splice(0)) {
      part.begin?.();
      part.end(part.acts);
    }
  }

  /** Forget everything that is waiting. */
  clear(): void {
    this.#rest();
    this.#current = null;
    this.#acts = [];
    this.#parts = [];
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turn = NO_PROGRESS;
    this.director.stop();
  }

  #next(): void {
    if (!this.#current) {
      const part = this.#parts.shift();
      if (!part) return;
      this.#current = part;
      this.#acts = [...part.acts];
      if (part.begin) {
        part.begin();
        this.director.draw();
      }
    }
    const act = this.#acts[0];
    if (!act) {
      this.#endPart();
      this.director.draw();
      this.#next();
      return;
    }
    if (!this.director.isWatched()) {
      this.skip();
      return;
    }
    const pace = this.#current.speed ?? this.director.speed();
    const rate = this.#current.speed ? 1 : this.#rate();
    const { length, hold } = timingOf(act, this.director.reader());
    const since = performance.now();
    const moves = this.director.begin(act, pace * rate);
    // Without motion the effect is the first thing to be seen, and needs time to be read.
    if (!moves) this.#land(act);
    const wait = moves || eventsOf(act).length > 0 ? length : 0;
    this.#timer = setTimeout(
      () => {
        if (moves) this.#land(act);
        this.#spend(act, (performance.now() - since) * pace + hold);
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#next();
        }, hold / pace);
      },
      wait / pace / rate,
    );
  }

  #land(act: Act): void {
    this.director.stop();
    this.#acts.shift();
    this.director.land(act);
    if (this.#acts.length === 0) this.#endPart();
    this.director.draw();
  }

  #spend(act: Act, time: number): void {
    const { spent, snatches } = this.#turn;
    this.#turn = endsTurn(act)
      ? NO_PROGRESS
      : { spent: spent + time, snatches: snatches + (isSnatch(act) ? 1 : 0) };
  }

  #endPart(): void {
    const part = this.#current;
    this.#current = null;
    part?.end([]);
  }

  /** How much faster than the reader's pace the next act must be for the turn to end in time. */
  #rate(): number {
    const waiting = [...this.#acts, ...this.#parts.flatMap((part) => part.acts)];
    return rateOf(waiting, this.#turn, this.director.reader());
  }
}
