/** The texts of all screens in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { LANGUAGE_NAMES } from "../constants";

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The texts of the screens, and those that terminal and server use too. */
const sources = import.meta.glob<string>(
  [
    "../../../src/linko/texts/*/*.ftl",
    "!../../../src/linko/texts/*/terminal.ftl",
    "!../../../src/linko/texts/lesson/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

async function read(language: Language): Promise<readonly string[]> {
  const wanted = Object.keys(sources).filter(
    (path) => path.endsWith(`/ui/${language}.ftl`) || path.includes(`/texts/${language}/`),
  );
  return Promise.all(wanted.map((path) => sources[path]?.() ?? ""));
}

export type Values = Readonly<Record<string, FluentVariable>>;

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /** The texts of parts that were loaded later. */
  readonly #later: ((language: Language) => Promise<string>)[] = [];

  /** The language, with the reader's country if the browser names one. */
  get locale(): string {
    return navigator.languages.find((one) => one.startsWith(`${this.language}-`)) ?? this.language;
  }

  /** Switch to a language; all visible texts change at once. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const later = this.#later.map((readLater) => readLater(language));
    for (const text of [...(await read(language)), ...(await Promise.all(later))])
      bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Add the texts of a part that was loaded later, now and in every language chosen after it. */
  async extend(readLater: (language: Language) => Promise<string>): Promise<void> {
    this.#later.push(readLater);
    await this.use(this.language);
  }

  /** A formatted message; if it is missing, its id, so that nothing fails. */
  say(id: string, values: Values = {}): string {
    return this.find(id, values) ?? id;
  }

  /** A formatted message; null if it is missing. */
  find(id: string, values: Values = {}): string | null {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return null;
    return this.#bundle.formatPattern(message.value, values, []);
  }
}

export const texts = new Texts();

export function t(id: string, values: Values = {}): string {
  return texts.say(id, values);
}

/** The browser's language if it is supported. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
