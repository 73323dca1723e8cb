/** The last seconds of the reader's own time, counted down. */

import { getContext, setContext } from "svelte";

import type { ClockData } from "../wire";
import { timeLeft } from "./time";

/** Milliseconds between two readings of the clock. */
const OFTEN = 250;
const KEY = Symbol("countdown");

export class Countdown {
  /** Whole seconds that are left, once there are only a few; else null. */
  seconds = $state<number | null>(null);

  /** Follow a clock while the seat must decide; returns a function that stops. */
  follow(clock: ClockData, seat: number, ahead: () => number): () => void {
    const look = () => {
      const left = timeLeft(clock, seat, seat, Date.now() / 1000 + ahead());
      this.seconds = left.low ? Math.ceil(left.seconds) : null;
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => {
      clearInterval(timer);
      this.seconds = null;
    };
  }
}

/** Create the countdown of a question; its prompt finds it with `countdownHere`. */
export function newCountdown(): Countdown {
  return setContext(KEY, new Countdown());
}

export function countdownHere(): Countdown | undefined {
  return getContext<Countdown | undefined>(KEY);
}
