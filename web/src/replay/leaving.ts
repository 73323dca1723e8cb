/** The way back from a replay. */

import { go } from "../router.svelte";

/** Go back to the previous page; if the link was opened in a new tab, go home. */
export function leave(): void {
  if (history.length > 1) history.back();
  else go("/");
}
