/**
 * Shares a result with the device's own dialog and a picture, or copies it as text; never hands.
 */

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

/** Share a text with a link and a picture; returns whether text and link were copied instead. */
export async function share(
  { text, url }: { readonly text: string; readonly url: string },
  picture: () => Promise<File>,
): Promise<boolean> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    try {
      const files = await picture().then(
        (file) => [file],
        () => [],
      );
      const mayShare = files.length > 0 && navigator.canShare({ files });
      await navigator.share(mayShare ? { files, text, url } : { text, url });
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
