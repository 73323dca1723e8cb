/** The back button closes a sheet before it leaves the page. */

let open = 0;

/** Whether the present step of the history is an open sheet. */
export function isSheetOpen(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "sheet" in state;
}

/** A sheet was opened; what is returned must be called when it is gone. */
export function opened(close: () => void): () => void {
  open += 1;
  if (!isSheetOpen()) history.pushState({ sheet: true }, "");
  addEventListener("popstate", close);
  return () => {
    open -= 1;
    removeEventListener("popstate", close);
    // One sheet may lead to another: only after the last one is there a step to take back.
    setTimeout(() => {
      if (open === 0 && isSheetOpen()) history.back();
    });
  };
}
