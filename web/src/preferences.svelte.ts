/** What this browser remembers of its user: language, theme, sound, motion, notices, the last game. */

import { SETTINGS, type LEVELS } from "./constants";
import { preferredLanguage, LANGUAGES, texts, type Language } from "./texts/texts.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface LastGame {
  readonly edition: string;
  readonly seats: number;
  readonly level: string;
}

const KEY = "linko";
const FIRST_LEVEL: (typeof LEVELS)[number] = "greedy";
const FIRST_GAME: LastGame = {
  edition: SETTINGS.edition,
  seats: SETTINGS.seats,
  level: FIRST_LEVEL,
};

interface Stored {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  motion?: boolean;
  notices?: boolean;
  doubleTap?: boolean;
  name?: string;
  game?: LastGame;
}

class Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  motion = $state(true);
  /** Whether the browser may say that one must decide; only after it was switched on. */
  notices = $state(false);
  /** Whether two quick taps lay a group of the hand. */
  doubleTap = $state(true);
  name = $state("");
  game = $state.raw<LastGame>(FIRST_GAME);

  load(): void {
    const stored = read();
    const asked = LANGUAGES.find((language) => language === stored.language);
    this.language = asked ?? preferredLanguage();
    this.theme = THEMES.find((theme) => theme === stored.theme) ?? "system";
    this.sound = stored.sound ?? true;
    this.motion = stored.motion ?? systemMoves();
    this.notices = stored.notices ?? false;
    this.doubleTap = stored.doubleTap ?? true;
    this.name = stored.name ?? "";
    this.game = { ...FIRST_GAME, ...stored.game };
    this.#show();
  }

  async setLanguage(language: Language): Promise<void> {
    this.language = language;
    this.#keep();
    await texts.use(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.#keep();
  }

  setMotion(motion: boolean): void {
    this.motion = motion;
    this.#keep();
  }

  setNotices(notices: boolean): void {
    this.notices = notices;
    this.#keep();
  }

  setDoubleTap(doubleTap: boolean): void {
    this.doubleTap = doubleTap;
    this.#keep();
  }

  setName(name: string): void {
    this.name = name;
    this.#keep();
  }

  setGame(game: LastGame): void {
    this.game = game;
    this.#keep();
  }

  #keep(): void {
    const { language, theme, sound, notices, doubleTap, name, game } = this;
    // Whoever has chosen nothing else follows the system, also when it changes.
    const motion = this.motion === systemMoves() ? undefined : this.motion;
    const kept = { language, theme, sound, motion, notices, doubleTap, name, game };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage may be forbidden; then everything lasts as long as the page.
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "on" : "off";
  }
}

/** What is chosen in one tab holds in the others too. */
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  preferences.load();
  void texts.use(preferences.language);
});

function systemMoves(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
