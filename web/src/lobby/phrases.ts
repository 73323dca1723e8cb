/** The phrases that are at hand while people gather; the others are one tap away. */

import type { PHRASES } from "../constants";

export const FIRST_PHRASES: readonly (typeof PHRASES)[number][] = [
  "hello",
  "good_luck",
  "thanks",
  "moment",
];
