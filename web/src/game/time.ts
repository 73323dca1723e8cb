/** Time at the table: how much is left, and how it is written. */

import type { ClockData } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds below which the clock is shown as low. */
const LOW = 10;

export interface TimeLeft {
  readonly seconds: number;
  readonly runs: boolean;
  readonly low: boolean;
}

/** Seconds left for a seat; they decrease while it must decide. `now` is the server's time. */
export function timeLeft(
  clock: ClockData,
  seat: number,
  toMove: number | null,
  now: number,
): TimeLeft {
  const runs = clock.runs && seat === toMove;
  const used = runs ? Math.max(0, now - clock.since) : 0;
  const seconds = Math.max(0, (clock.banks[seat] ?? 0) + clock.per_decision - used);
  return { seconds, runs, low: runs && seconds <= LOW };
}

/** Time in clock format: minutes and seconds, hours, or days. */
export function clockFace(seconds: number, language: string): string {
  if (seconds >= 2 * DAY) return inUnits(Math.floor(seconds / DAY), "day", language, "narrow");
  if (seconds >= HOUR) return inUnits(Math.floor(seconds / HOUR), "hour", language, "narrow");
  const whole = Math.ceil(seconds);
  return `${String(Math.floor(whole / MINUTE))}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** A duration in words, in the largest unit that fits. */
export function duration(seconds: number, language: string): string {
  const units = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
  ] as const;
  for (const [unit, length] of units) {
    if (seconds >= length && seconds % length === 0) {
      return inUnits(seconds / length, unit, language, "long");
    }
  }
  return inUnits(seconds, "second", language, "long");
}

function inUnits(
  count: number,
  unit: "day" | "hour" | "minute" | "second",
  language: string,
  unitDisplay: "narrow" | "long",
): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}
