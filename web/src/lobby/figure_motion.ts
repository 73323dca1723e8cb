/** Sitting down and leaving: a head rises behind the edge, then its paws come; and the reverse. */

import { TIMES } from "../game/acts";
import { OUT } from "../game/flights";
import { preferences } from "../preferences.svelte";

const { select, travel } = TIMES;
/** Pixels by which a head sinks. */
const RISE = 24;

/** The stylesheet lets a figure rise; without motion it fades in. */
export function fadeOf(): { duration: number } {
  return { duration: preferences.motion ? 0 : select };
}

/** The paws go first, then the head sinks; without motion the figure fades out. */
export function leave(figure: Element): { duration: number; css?: (t: number) => string } {
  if (!preferences.motion) return { duration: select, css: (t) => `opacity: ${String(t)}` };
  figure.querySelector(".paws")?.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: select,
    fill: "forwards",
  });
  figure
    .querySelector(".head, .place")
    ?.animate([{ opacity: 1 }, { opacity: 0, transform: `translateY(${String(RISE)}px)` }], {
      duration: travel,
      delay: select,
      easing: OUT,
      fill: "both",
    });
  return { duration: select + travel };
}
