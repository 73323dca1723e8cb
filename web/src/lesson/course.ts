/** The steps of the lesson as data: the rules have computed every position and every answer. */

import type { Cards } from "../art/cards";
import { cardText } from "../art/cards";
import { chosen, type Selection } from "../game/selection";
import type { Board, GameEvent, Own } from "../wire";
import lessons from "./lessons.json";

/** A decision as the learner sees it, and what it changed on the board. */
export interface Decision {
  readonly seat: number;
  readonly move: string;
  readonly events: readonly GameEvent[];
  readonly board: Partial<Board>;
  readonly own: Own;
}

/** Why a legal move does not do what was asked. */
export interface Why {
  readonly code: string;
  readonly laid?: number;
  readonly top?: number;
}

export interface Right {
  readonly made: readonly Decision[];
  /** The learner's next decision in this step, if there is one. */
  readonly next?: Position;
}

export interface Miss {
  readonly made: readonly Decision[];
  readonly why: Why;
}

export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  readonly clause: string;
}

export type Choice = Right | Miss | Refused;

/** A decision of the learner with the answers to everything that can be tapped. */
export interface Position {
  readonly own: Own;
  readonly asked: string;
  readonly choices: Readonly<Record<string, Choice | undefined>>;
}

export interface Step extends Position {
  readonly name: string;
  readonly part: "basics" | "more" | "tips";
  /** Whether the row is shown. */
  readonly row: boolean;
  readonly board: Board;
}

export const STEPS = lessons as unknown as readonly Step[];
export const BASICS: readonly Step[] = STEPS.filter(({ part }) => part === "basics");

export function isRight(choice: Choice | undefined): choice is Right {
  return choice !== undefined && !("why" in choice) && !("code" in choice);
}

/** The move that the chosen cards would make. */
export function moveOf(selection: Selection): string {
  return chosen(selection).map(cardText).join("-");
}

/** Whether the chosen cards are a right move, or become one with another tap. */
export function leadsOn({ rank, jokers }: Selection, { choices }: Position): boolean {
  return Object.entries(choices).some(([move, choice]) => {
    const cards = move.split("-");
    const wanted = cards.find((card) => card !== "X");
    return (
      isRight(choice) && (rank === null || cardText(rank) === wanted) && jokers <= count(cards, "X")
    );
  });
}

/** The place on the table that the learner should tap next. */
export type Aim =
  | { readonly kind: "card"; readonly card: string; readonly size: number }
  | { readonly kind: "lay" }
  | { readonly kind: "choice"; readonly move: string };

export function aimOf({ asked, own }: Position, selection: Selection): Aim {
  if (!/^[\dX-]+$/.test(asked)) return { kind: "choice", move: asked };
  const wanted = asked.split("-");
  const has = chosen(selection).map(cardText);
  const card = wanted.find((one) => count(wanted, one) !== count(has, one));
  if (card === undefined) return { kind: "lay" };
  return { kind: "card", card, size: held(own.hand, card) };
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((one) => one === card).length;
}

function held(hand: Cards, card: string): number {
  return count(hand.map(cardText), card);
}
