/** The texts of the page with the figures of the game, which are loaded with it. */

export const FACTS_TEXTS = import.meta.glob<string>("../../../src/linko/texts/ui/facts/*.ftl", {
  query: "?raw",
  import: "default",
});
