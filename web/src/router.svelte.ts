/** The current page, given by its path. */

import { isSheetOpen } from "./sheets/history";

class Route {
  path = $state(location.pathname);
  /** Whether this page is inside a table, whose invitation was answered or not needed. */
  isInside = $state(readInside());
}

export const route = new Route();

addEventListener("popstate", () => {
  route.path = location.pathname;
  // An open sheet lies over a page that stays the same.
  if (!isSheetOpen()) route.isInside = readInside();
});

// A reload has closed the open sheet.
if (isSheetOpen()) history.back();

function readInside(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "inside" in state;
}

const INSIDE = { inside: true };

/** Go to another page; for a click on a link, only if the browser would not open a tab. */
export function go(path: string, event?: MouseEvent, inside = false): void {
  if (event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
  }
  const state = inside ? INSIDE : null;
  // When leaving a sheet, the back button leads to the page, not to the sheet.
  if (isSheetOpen()) history.replaceState(state, "", path);
  else history.pushState(state, "", path);
  route.path = location.pathname;
  route.isInside = inside;
  scrollTo(0, 0);
}

/** Go to a table without its invitation: to the user's own seat, or to watch. */
export function goInside(table: string, event?: MouseEvent): void {
  go(`/table/${table}`, event, true);
}

/** Replace this page with another: the back button does not return here. */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  route.path = path;
  route.isInside = false;
}

/**
 * Stay on this page of a table, but inside it: the back button does not return to the invitation.
 */
export function enter(): void {
  history.replaceState(INSIDE, "");
  route.isInside = true;
}
