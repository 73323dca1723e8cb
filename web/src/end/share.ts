/** Sharing a result: by the device's own way, or copied as text. Hands are never part of it. */

import type { Cast } from "../game/cast";
import { signed } from "../texts/score";
import { t } from "../texts/texts.svelte";

/** The result as a line of text, from first to last place. */
export function shareText(
  edition: string,
  places: readonly number[],
  scores: readonly number[],
  cast: Cast,
): string {
  const all = places.map((seat) => `${cast.names[seat] ?? ""} ${signed(scores[seat] ?? 0)}`);
  return t("share-text", { edition, scores: all.join(", ") });
}

/** Share a text with a link; returns whether it was copied instead. */
export async function share(text: string, url: string): Promise<boolean> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text, url });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  return copy(`${text} ${url}`);
}

/** Over plain http there is no clipboard; a selected field can be copied instead. */
function copy(words: string): boolean {
  const field = document.createElement("textarea");
  field.value = words;
  field.className = "unseen";
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
