/** Copying text and sharing links, also over plain http, where browsers offer less. */

/** Copy a text; returns whether it worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByField(text);
  }
}

/** Over plain http there is no clipboard; the text of a selected field can be copied. */
function copiedByField(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  field.className = "unseen";
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

/** Whether the browser can pass a link on to other programs. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Pass a link on; closing the system's dialog is no failure. */
export async function shared(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // The user changed their mind.
  }
}
