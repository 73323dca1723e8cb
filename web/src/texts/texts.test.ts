import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { LANGUAGES } from "./texts.svelte";

const files = import.meta.glob<string>(
  ["../../../src/linko/texts/ui/**/*.ftl", "../../../src/linko/texts/en/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const code = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const DYNAMIC = [
  "moment-",
  "bot-name-",
  "strength-",
  "deciding-",
  "told-",
  "theme-",
  "pace-",
  "ended-",
  "length-",
  "clock-",
  "size-",
  "closed-",
  "coat-",
  "twist-",
  "bot-kind-",
  "line-clock-",
  "you-luck-",
  "you-streak-",
  "review-only",
  "review-same",
  "review-also",
];

/** The texts that only the browser shows: of all screens, of the review and of the facts. */
function source(language: string): string {
  return ["", "review/", "facts/"]
    .map((folder) => files[`../../../src/linko/texts/ui/${folder}${language}.ftl`] ?? "")
    .join("\n");
}

function idsOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "").sort();
}

function ids(language: string): string[] {
  return idsOf(source(language));
}

function used(): Set<string> {
  const found = Object.values(code).flatMap((text) =>
    [...text.matchAll(/"([a-z][a-z_]*(?:-[a-z_]+)*)"/g)].map((match) => match[1] ?? ""),
  );
  return new Set(found);
}

describe("the texts of the screens", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    expect(ids(language)).toEqual(ids("en"));
  });

  it.each(LANGUAGES)("can be read in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
    for (const id of ids(language)) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  });

  it("are all used", () => {
    const words = used();
    const unused = ids("en").filter(
      (id) => !words.has(id) && !DYNAMIC.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("include every message that is used by name", () => {
    const known = new Set(Object.values(files).flatMap(idsOf));
    const asked = Object.values(code).flatMap((text) =>
      [...text.matchAll(/\b(?:t|sentence)\(\s*"([a-z_-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});
