/** Which page is shown; a path is all there is to it. */

import { isSheetOpen } from "./sheets/history";

class Route {
  path = $state(location.pathname);
}

export const route = new Route();

addEventListener("popstate", () => (route.path = location.pathname));

// A reload has closed the sheet that was open.
if (isSheetOpen()) history.back();

/** Go to another page; given a click on a link, only if the browser would not open a tab. */
export function go(path: string, event?: MouseEvent): void {
  if (event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
  }
  // Out of a sheet: going back leads to the page, not to the sheet again.
  if (isSheetOpen()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.path = path;
  scrollTo(0, 0);
}

/** Another page in place of this one: going back does not come here again. */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  route.path = path;
}
