/** Whether a game was dealt from the deck that the server had committed to. */

import type { Shuffle } from "../net/http_types";
import { sha256 } from "./sha256";

/** Checked on this page; null for a record without a commitment. */
export function isAsCommitted(shuffle: Shuffle | null): boolean | null {
  return shuffle && sha256(`${shuffle.salt}\n${shuffle.deck}`) === shuffle.commitment;
}
