/** Our own digits: cap height 44, a gap of 4 between two; strokes are 9.4 wide. */

interface Shape {
  readonly width: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly turned?: boolean;
}

export const CAP_HEIGHT = 44;
const GAP = 4;

const SIX =
  "M19.8 3.6C9.8 7.6 4.7 16.4 4.7 28.4C4.7 35.2 8.2 39.3 13.5 39.3C18.8 39.3 22.3 35.2 22.3 29.2C22.3 23.2 19 19.4 13.9 19.4C9 19.4 4.9 23.2 4.7 28.6";

const SHAPES: Readonly<Record<string, Shape>> = {
  "0": {
    width: 27,
    stroke:
      "M13.5 4.7C19.3 4.7 22.3 8.4 22.3 14V30C22.3 35.6 19.3 39.3 13.5 39.3C7.7 39.3 4.7 35.6 4.7 30V14C4.7 8.4 7.7 4.7 13.5 4.7Z",
  },
  "1": { width: 16, fill: "M0 8.2L8.6 0H16V44H6.4V12.2L0 17.6Z" },
  "2": {
    width: 26,
    stroke:
      "M4.7 15.6V14C4.7 8.2 8 4.7 13.2 4.7C18.4 4.7 21.4 8 21.4 12.8C21.4 16.6 19.8 19.6 16.6 23.2L5.6 35.4",
    fill: "M.6 34.6H25.6V44H.6Z",
  },
  "3": {
    width: 26,
    fill: "M1.2 0H24V8.2L16.8 16.4C22.8 17.8 26 22.4 26 28.6C26 38 20.4 44 12 44C6.8 44 2.8 41.8 -.2 37.8L6.2 31.2C7.8 33.5 9.7 34.6 12 34.6C15 34.6 16.7 32.3 16.7 28.8C16.7 25 14.4 23.2 10.4 23.2H5.8V16.2L11.8 9.4H1.2Z",
  },
  "4": {
    width: 28,
    fill: "M14.2 0H24V25.8H28V34.8H24V44H14.6V34.8H0V26.6ZM14.6 25.8V13.6L9.2 25.8Z",
  },
  "5": {
    width: 26,
    stroke:
      "M23.4 4.7H7.2L6.3 20.6C8 18.8 10.2 17.9 12.8 17.9C18.2 17.9 21.4 21.9 21.4 28.4C21.4 35.2 17.8 39.3 12.4 39.3C8.6 39.3 5.6 37.4 2.4 33.8",
  },
  "6": { width: 27, stroke: SIX },
  "7": { width: 25, fill: "M.6 0H25V8.2L13.2 44H2.8L14 9.6H.6Z" },
  "8": {
    width: 27,
    stroke:
      "M13.5 21.2C17.9 21.2 20.8 17.9 20.8 13C20.8 8 17.9 4.7 13.5 4.7C9.1 4.7 6.2 8 6.2 13C6.2 17.9 9.1 21.2 13.5 21.2ZM13.5 21.2C18.9 21.2 22.3 24.8 22.3 30.2C22.3 35.7 18.9 39.3 13.5 39.3C8.1 39.3 4.7 35.7 4.7 30.2C4.7 24.8 8.1 21.2 13.5 21.2Z",
  },
  "9": { width: 27, stroke: SIX, turned: true },
  X: {
    width: 31,
    fill: "M0 0H11L15.6 12.6L20.4 0H31L21.4 21.8L31 44H20L15.4 31L10.6 44H0L9.6 21.8Z",
  },
};

export interface PlacedDigit extends Shape {
  readonly x: number;
}

/** The digits of a number or `X`, side by side, and how wide they are together. */
export function placed(text: string): { digits: readonly PlacedDigit[]; width: number } {
  const digits: PlacedDigit[] = [];
  let x = 0;
  for (const letter of text) {
    const shape = SHAPES[letter];
    if (!shape) continue;
    digits.push({ ...shape, x });
    x += shape.width + GAP;
  }
  return { digits, width: Math.max(0, x - GAP) };
}
