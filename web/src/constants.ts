// Made by `make types`. Do not edit.

/** The joker among the cards. */
export const JOKER = 14;

/** The bots, weakest first. */
export const LEVELS = ["random", "kitten", "greedy", "heuristic", "search"] as const;

/** What can be said in every language. */
export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "nice_snatch",
  "ouch",
  "oops",
  "thanks",
  "hurry",
  "moment",
  "again",
  "good_game",
  "bye",
  "smile",
  "laugh",
  "surprised",
  "sad",
  "angry",
  "think",
  "clap",
  "heart",
] as const;

/** Every language by its code, with its own name. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français", nl: "Nederlands", pl: "Polski" } as const;

/** The options that are on or off. */
export const FLAGS = ["consolation_draw", "ones_beat_top", "ghost", "fewest_in_hand"] as const;

/** The options that are numbers, each with its lowest and highest. */
export const SIZES = {
  ranks: [2, 13],
  copies: [1, 8],
  jokers: [0, 5],
  hand_size: [1, 109],
  row_size: [1, 109],
  ghost_size: [1, 109],
} as const;

/** The options of an edition that changes none of them. */
export const OPTIONS = {
  consolation_draw: false,
  ones_beat_top: false,
  ghost: false,
  fewest_in_hand: false,
  ranks: 13,
  copies: 8,
  jokers: 5,
  hand_size: 13,
  row_size: 6,
  ghost_size: 13,
} as const;

/** The editions: the options they change, the fewest and the most players. */
export const EDITIONS = {
  classic: { options: {}, seats: [2, 5] },
  basic: { options: { consolation_draw: true, fewest_in_hand: true }, seats: [3, 5] },
  advanced: { options: { fewest_in_hand: true }, seats: [3, 5] },
  expert: { options: { ones_beat_top: true, fewest_in_hand: true }, seats: [3, 5] },
  duel: {
    options: { consolation_draw: true, ghost: true, fewest_in_hand: true },
    seats: [2, 2],
  },
  phantom: { options: { ghost: true }, seats: [2, 2] },
} as const;

/** The fewest players of any edition. */
export const FEWEST_SEATS = 2;

/** The most players of any edition. */
export const MOST_SEATS = 5;

/** The number of players with the ghost. */
export const GHOST_SEATS = 2;

/** The settings of a table where nothing else is agreed on. */
export const SETTINGS = {
  edition: "classic",
  seats: 4,
  rounds: null,
  target: null,
  clock: null,
  public: false,
  free_text: false,
  starter: null,
} as const;

/** How often everybody may start in a match. */
export const MOST_ROUNDS = 20;

/** The highest total a match is played to. */
export const HIGHEST_TARGET = 1000;

/** The least seconds for a decision. */
export const SHORTEST_DECISION = 1;

/** The most seconds for a decision, or in a bank. */
export const LONGEST_CLOCK = 1209600;

/** The most letters of a command's id. */
export const LONGEST_ID = 40;

/** The most letters of a name. */
export const LONGEST_NAME = 24;

/** The most letters of what is said. */
export const LONGEST_TEXT = 200;

/** A socket closed with this code or a higher one would be refused again … */
export const REFUSED = 4000;

/** … except with these: it may be opened again in a moment. */
export const RETRYABLE = [4409, 4429, 4503] as const;
