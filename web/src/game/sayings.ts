/** What people at the table said. */

import type { Said } from "../wire";
import { saidWords } from "./talk";

/** The last thing that a person said, as text. */
export function sayingOf(sayings: readonly Said[], person: string | null): string | null {
  const said = person === null ? undefined : sayings.findLast((one) => one.person === person);
  return said ? saidWords(said) : null;
}
