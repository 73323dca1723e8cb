/** The bands of the lobby on a screen, from top to bottom; all numbers are pixels. */

import { layout, type Screen } from "../game/layout";

export interface Bands {
  readonly screen: Screen;
  readonly bar: number;
  readonly places: number;
  readonly row: number;
  readonly you: number;
  /** The width that the places share. */
  readonly across: number;
  /** The width of a figure, which is also its height above the edge of the row. */
  readonly figure: number;
  /** The factor by which words and controls are larger than usual, on large screens. */
  readonly text: number;
  /** The width of the talk at the right; 0 if the talk is below the table. */
  readonly talk: number;
  /** The number of lines of talk below the table. */
  readonly lines: number;
  /** Whether the QR code is behind a button. */
  readonly folds: boolean;
}

interface Heights {
  readonly bar: number;
  readonly places: number;
  readonly row: number;
  readonly you: number;
}

/** The names above the heads: two lines. */
const NAMES = 44;
const GAP = 8;
/** The largest figures on phones, by the number of places behind the row. */
const PHONE_FIGURES = [150, 150, 132, 106, 88] as const;
const WIDE_FIGURE = 186;
const TABLET_FIGURE = 150;
/** The talk is beside the table from this width on, even where the log is a drawer. */
const TALK_FROM = 1280;
const TALK = 344;
/** The part of a phone in landscape that the table takes. */
export const LANDSCAPE_PART = 0.56;

/** The bands of a window for a number of places behind the row. */
export function bandsOf(width: number, height: number, places: number, isLarge: boolean): Bands {
  const others = Math.max(1, places);
  const input = { opponents: others, ghost: false, watching: false, large: isLarge } as const;
  const table = layout(width, height, { ...input, berth: "none" });
  const { text } = table;
  const inside = (room: Heights, across: number, most: number) => ({
    ...room,
    across,
    text,
    figure: Math.floor(Math.min(most, across / others - GAP, room.places - NAMES * text - GAP)),
  });
  const phoneFigure = PHONE_FIGURES[Math.min(others, 4)] ?? PHONE_FIGURES[4];
  switch (table.screen) {
    case "phone": {
      const room = phone(height);
      const bands = inside(room, width, phoneFigure);
      const lines = height < 740 ? 1 : 2;
      return { screen: "phone", ...bands, talk: 0, lines, folds: height < 680 };
    }
    case "landscape": {
      const room = { bar: 44, places: height - 44 - 78 - 56, row: 78, you: 56 };
      const bands = inside(room, width * LANDSCAPE_PART, phoneFigure);
      return { screen: "landscape", ...bands, talk: 0, lines: 1, folds: false };
    }
    case "tablet": {
      const room = { bar: 58, places: Math.min(300, Math.round(height * 0.27)), row: 130, you: 84 };
      const bands = inside(room, width - 48, TABLET_FIGURE);
      const lines = height < 900 ? 1 : 2;
      return { screen: "tablet", ...bands, talk: 0, lines, folds: false };
    }
    case "laptop":
    case "desktop": {
      const { screen, bar, row, opponents, log, unit } = table;
      const room = { bar, places: opponents, row, you: 0 };
      const talk = log || (width >= TALK_FROM ? TALK : 0);
      const bands = inside(room, width - talk - 32, WIDE_FIGURE * unit);
      return { screen, ...bands, talk, lines: 1, folds: false };
    }
  }
}

function phone(height: number): Heights {
  if (height >= 800) return { bar: 52, places: 166, row: 104, you: 70 };
  if (height >= 740) return { bar: 48, places: 148, row: 92, you: 62 };
  return { bar: 44, places: 134, row: 84, you: 58 };
}
