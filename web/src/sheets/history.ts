/** The back button closes a sheet before it leaves the page. */

let open = 0;

/** Whether the current history entry is an open sheet. */
export function isSheetOpen(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "sheet" in state;
}

/** Register an open sheet; call the returned function when it is closed. */
export function opened(close: () => void): () => void {
  open += 1;
  if (!isSheetOpen()) history.pushState({ sheet: true }, "");
  addEventListener("popstate", close);
  return () => {
    open -= 1;
    removeEventListener("popstate", close);
    // A sheet may close because it opens another; the history entry stays until the last one is
    // closed.
    setTimeout(() => {
      if (open === 0 && isSheetOpen()) history.back();
    });
  };
}
