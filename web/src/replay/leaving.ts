/** The way back from a replay. */

import { go } from "../router.svelte";

/** Back to where one came from; a link that was opened in a new tab leads home. */
export function leave(): void {
  if (history.length > 1) history.back();
  else go("/");
}
