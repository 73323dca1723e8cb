/**
 * The texts of the review, which replays load with it: the page's own, and the reasons of the
 * strong bot.
 */

export const REVIEW_TEXTS = import.meta.glob<string>(
  ["../../../src/linko/texts/ui/review/*.ftl", "../../../src/linko/texts/*/review.ftl"],
  { query: "?raw", import: "default" },
);
