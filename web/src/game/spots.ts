/**
 * Where things are on the page. Places have `data-at`: `stack:2`, `under:2`, `head:2`, `paw:2`,
 * `claw:2`, `hand`, `hand:7`, `row:0`, `pile`, `discard`, `heap`, `ghost:5`; the chips of a
 * bundle have `data-copy` to tell the cards apart.
 */

import type { Box } from "./flights";

/** The contents of a place: its box and the number of cards. */
export interface Spot {
  readonly at: string;
  readonly box: Box;
  readonly copies: number;
}

export type Spots = ReadonlyMap<string, Spot>;

/** All places of the page as they are now. */
export function spotsOf(page: HTMLElement): Spots {
  const spots = new Map<string, Spot>();
  for (const element of page.querySelectorAll<HTMLElement>("[data-at]")) {
    const at = element.dataset.at ?? "";
    const box = element.getBoundingClientRect();
    spots.set(at, { at, box, copies: element.querySelectorAll("use").length });
  }
  return spots;
}

/** A stack that is not on the screen is at its owner's head. */
export function spotAt(spots: Spots, at: string): Spot | undefined {
  return spots.get(at) ?? spots.get(at.replace("stack:", "head:"));
}
