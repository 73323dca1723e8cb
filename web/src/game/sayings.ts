/** What people at the table say. */

import { t } from "../texts/texts.svelte";
import type { Said } from "../wire";

/** What somebody said last, in words. */
export function sayingOf(sayings: readonly Said[], person: string | null): string | null {
  const said = person === null ? undefined : sayings.findLast((one) => one.person === person);
  if (!said) return null;
  return said.text ?? (said.phrase ? t(`phrase-${said.phrase.replaceAll("_", "-")}`) : null);
}
