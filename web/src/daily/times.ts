/** The day of a deal, and the time until the next one, in the reader's language and time zone. */

import { texts } from "../texts/texts.svelte";

const MINUTE = 60;
const HOUR = 3600;

/** A date such as 18 November. */
export function dayName(date: string, month: "long" | "short" = "long"): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(texts.locale, {
    day: "numeric",
    month,
    timeZone: "UTC",
  });
}

/** The day of the week in two or three letters. */
export function weekday(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(texts.locale, {
    weekday: "short",
    timeZone: "UTC",
  });
}

/** Hours and minutes, such as 7:05. */
export function hoursLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds / MINUTE) * MINUTE);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return `${String(Math.floor(whole / HOUR))}:${String(minutes).padStart(2, "0")}`;
}

/** The local hour and minute of a time in seconds since 1970. */
export function localHour(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(texts.locale, {
    hour: "2-digit",
    minute: "2-digit",
  });
}
