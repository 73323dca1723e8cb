/** Numbers, shares and days as they are written in the reader's country. */

import { texts } from "../texts/texts.svelte";

const DAY = 86_400_000;

export function percent(share: number): string {
  return share.toLocaleString(texts.locale, { style: "percent", maximumFractionDigits: 0 });
}

export function rounded(number: number, digits = 0): string {
  return number.toLocaleString(texts.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A number with its sign, even a plus; the minus is a true minus sign. */
export function withSign(number: number, digits = 1): string {
  const size = rounded(Math.abs(number), digits);
  if (size === rounded(0, digits)) return size;
  return `${number < 0 ? "−" : "+"}${size}`;
}

/** The name of a period by its first day, short enough for the foot of a graph. */
export function periodName(start: string, unit: "day" | "week" | "month", year: boolean): string {
  const date: Intl.DateTimeFormatOptions =
    unit === "month"
      ? { month: "short", ...(year ? { year: "numeric" } : {}) }
      : { day: "numeric", month: "short" };
  return new Date(`${start}T00:00:00Z`).toLocaleDateString(texts.locale, {
    ...date,
    timeZone: "UTC",
  });
}

/** How long ago a time is, in words up to a week; then the day. */
export function ago(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.ceil((midnight - at * 1000) / DAY));
  if (days < 2) {
    return new Intl.RelativeTimeFormat(texts.locale, { numeric: "auto" }).format(-days, "day");
  }
  const date = new Date(at * 1000);
  if (days < 7) return date.toLocaleDateString(texts.locale, { weekday: "long" });
  return date.toLocaleDateString(texts.locale, { dateStyle: "medium" });
}
