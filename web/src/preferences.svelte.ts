/**
 * What this browser stores about its user: language, theme, sound, motion, pace, notices, games.
 */

import { SETTINGS, type LEVELS } from "./constants";
import { CALM_GAMES, firstPace, PACES, type Pace } from "./game/pace";
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
  pace?: Pace;
  met?: readonly string[];
  notices?: boolean;
  name?: string;
  game?: LastGame;
}

class Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  motion = $state(true);
  /** The chosen pace; null while the first games of this browser decide. */
  pace = $state<Pace | null>(null);
  /** The first games of this browser: the very first one is explained, and some are calm. */
  #met = $state.raw<readonly string[]>([]);
  /** Whether to notify the user about decisions; off until it is switched on. */
  notices = $state(false);
  name = $state("");
  game = $state.raw<LastGame>(FIRST_GAME);

  load(): void {
    const stored = read();
    const asked = LANGUAGES.find((language) => language === stored.language);
    this.language = asked ?? preferredLanguage();
    this.theme = THEMES.find((theme) => theme === stored.theme) ?? "system";
    this.sound = stored.sound ?? true;
    this.motion = stored.motion ?? systemMoves();
    this.pace = PACES.find((pace) => pace === stored.pace) ?? null;
    this.#met = stored.met ?? [];
    this.notices = stored.notices ?? false;
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

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#keep();
  }

  /** The pace of a game; null is the next one. */
  paceOf(game: string | null): Pace {
    return this.pace ?? firstPace(this.#met, game);
  }

  /** Whether this browser has been in any game. */
  get hasPlayed(): boolean {
    return this.#met.length > 0;
  }

  /** Whether this browser has been in no other game before this one. */
  isFirst(game: string): boolean {
    return (this.#met[0] ?? game) === game;
  }

  /** Remember a game that is played in this browser; only the first ones matter. */
  meet(game: string): void {
    if (this.#met.length > CALM_GAMES || this.#met.includes(game)) return;
    this.#met = [...this.#met, game];
    this.#keep();
  }

  setNotices(notices: boolean): void {
    this.notices = notices;
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
    const { language, theme, sound, pace, notices, name, game } = this;
    // Unless the user chooses otherwise, the system's setting is followed, even when it changes.
    const motion = this.motion === systemMoves() ? undefined : this.motion;
    const met = this.#met;
    const kept = { language, theme, sound, motion, pace, met, notices, name, game };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage may be forbidden; then preferences last until the page is closed.
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "on" : "off";
  }
}

/** Preferences changed in one tab apply in the others too. */
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
