/** Our own digits side by side; strokes are 9.4 wide. */

import { DIGITS, GAP } from "./drawing";

interface Shape {
  readonly width: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly turned?: boolean;
}

const SHAPES: Readonly<Record<string, Shape>> = DIGITS;

export interface PlacedDigit extends Shape {
  readonly x: number;
}

/** The digits of a number or `X`, side by side, and their total width. */
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
