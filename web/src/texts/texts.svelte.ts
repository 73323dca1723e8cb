/** The words of every screen, in the language chosen; what the server says comes from its texts. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "nl", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  pl: "Polski",
};

const sources = import.meta.glob<string>("../../../src/linko/texts/ui/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Values = Readonly<Record<string, FluentVariable>>;

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  /** How often texts came after their language was shown: whoever used them looks again. */
  #additions = $state(0);

  /** Switch to a language; everything shown changes at once. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const load = sources[`../../../src/linko/texts/ui/${language}.ftl`];
    if (load) bundle.addResource(new FluentResource(await load()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    void this.#addServerTexts(bundle, language);
  }

  /** A message in words; its name where there is none, so that nothing fails for a text. */
  say(id: string, values: Values = {}): string {
    return this.find(id, values) ?? id;
  }

  /** A message in words, if there is one. */
  find(id: string, values: Values = {}): string | null {
    const message = this.#additions >= 0 ? this.#bundle.getMessage(id) : undefined;
    if (!message?.value) return null;
    return this.#bundle.formatPattern(message.value, values, []);
  }

  /** The server words its own errors and phrases; without them ours have to do. */
  async #addServerTexts(bundle: FluentBundle, language: Language): Promise<void> {
    try {
      const answer = await fetch(`/api/texts/${language}`);
      if (!answer.ok) return;
      bundle.addResource(new FluentResource(await answer.text()));
      this.#additions += 1;
    } catch {
      // Offline: the texts of the screens are all there.
    }
  }
}

export const texts = new Texts();

export function t(id: string, values: Values = {}): string {
  return texts.say(id, values);
}

/** The language of the browser, if we speak it. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
