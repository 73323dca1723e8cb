/** The texts of all screens in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { LANGUAGE_NAMES } from "../constants";

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The texts of the screens, and those that terminal and server use too. */
const sources = import.meta.glob<string>(
  ["../../../src/linko/texts/*/*.ftl", "!../../../src/linko/texts/*/{terminal,review}.ftl"],
  { query: "?raw", import: "default" },
);

/** Texts in Fluent syntax by their path. */
export type Sources = Readonly<Record<string, () => Promise<string>>>;

/** The texts of a language: the files of its folder, and those of the screens. */
async function read(sources: Sources, language: Language): Promise<readonly string[]> {
  const wanted = Object.keys(sources).filter(
    (path) => path.endsWith(`/${language}.ftl`) || path.includes(`/texts/${language}/`),
  );
  return Promise.all(wanted.map((path) => sources[path]?.() ?? ""));
}

export type Values = Readonly<Record<string, FluentVariable>>;

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #sources: readonly Sources[] = [sources];

  /** The language, with the reader's country if the browser names one. */
  get locale(): string {
    return navigator.languages.find((one) => one.startsWith(`${this.language}-`)) ?? this.language;
  }

  /** Switch to a language; all visible texts change at once. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const some of this.#sources) await this.#add(bundle, some, language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Add the texts of a part of the page that is loaded on demand. */
  async need(more: Sources): Promise<void> {
    if (this.#sources.includes(more)) return;
    this.#sources = [...this.#sources, more];
    await this.#add(this.#bundle, more, this.language);
  }

  async #add(bundle: FluentBundle, some: Sources, language: Language): Promise<void> {
    for (const text of await read(some, language)) bundle.addResource(new FluentResource(text));
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
