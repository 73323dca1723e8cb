/** Sitting down and leaving: a head rises behind the edge, then its paws come; and the reverse. */

import { preferences } from "../preferences.svelte";

/** Milliseconds; the same as the tokens `--travel` and `--select`. */
const TRAVEL = 280;
const SELECT = 120;
const RISE = 24;
const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** The stylesheet lets a figure rise; without motion it fades in. */
export function fadeOf(): { duration: number } {
  return { duration: preferences.motion ? 0 : SELECT };
}

/** The paws go first, then the head sinks; without motion the figure fades out. */
export function leave(figure: Element): { duration: number; css?: (t: number) => string } {
  if (!preferences.motion) return { duration: SELECT, css: (t) => `opacity: ${String(t)}` };
  figure.querySelector(".paws")?.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: SELECT,
    fill: "forwards",
  });
  figure
    .querySelector(".head, .place")
    ?.animate([{ opacity: 1 }, { opacity: 0, transform: `translateY(${String(RISE)}px)` }], {
      duration: TRAVEL,
      delay: SELECT,
      easing: OUT,
      fill: "both",
    });
  return { duration: SELECT + TRAVEL };
}
