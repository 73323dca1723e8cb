/**
 * Events as acts: what is shown one after the other, how long each act takes, and how fast all acts
 * are shown.
 *
 * An act is an event, or something that belongs to events: the comparison before a snatch, cards of
 * the pile that are turned up together, and the three parts of a deal.
 */

import type { Board, Bundled, GameEvent, GhostReceived, RowRefilled, TableEvent } from "../wire";
import type { Shown } from "./effects";

/** Durations in milliseconds; some of them are also in styles/tokens.css. */
export const TIMES = {
  press: 90,
  select: 120,
  settle: 160,
  travel: 280,
  stagger: 45,
  turn: 360,
  squash: 60,
  lift: 90,
  pop: 180,
  crouch: 120,
  leap: 300,
  room: 120,
  turnUp: 60,
} as const;

/** Maximum duration of an event. */
export const LONGEST_EVENT = 600;
/** Maximum duration of a bot's turn, and how much each snatch in it adds. */
export const LONGEST_TURN = 1500;
export const PER_SNATCH = 1000;
/** How long somebody else's claw stays before the cards go. */
export const CLAW_STAYS = 700;
/** Maximum time to show everything that is waiting. */
const LONGEST_WAIT = 12_000;
/** Milliseconds by which an act may land late, for example because a frame was missed. */
const SLACK = 12;
/** Maximum delay, in milliseconds, of the last of several cards that move together. */
const LONGEST_SPREAD = 100;

type Supply = RowRefilled | GhostReceived | Bundled;

/** The top sets of these seats are compared with the set just laid, one after the other. */
export interface Compared {
  readonly type: "compared";
  readonly seats: readonly number[];
}

/** Cards of the pile are turned up: the row, the ghost and bundles are filled. */
export interface Supplied {
  readonly type: "supplied";
  readonly events: readonly Supply[];
}

/** A part of a deal: cards go to the heads, the row is turned up, the reader's hand fans out. */
export interface Dealing {
  readonly type: "dealt" | "row_turned" | "hand_fanned";
  /** The position after the deal. */
  readonly dealt: Shown;
}

export type Act = Exclude<GameEvent, Supply> | Compared | Supplied | Dealing;

/** What is known of the position before and after some events. */
export interface Around {
  readonly before: Board | null;
  readonly after: Board | null;
}

/** The acts of some events, in order. */
export function actsOf(events: readonly TableEvent[], { before, after }: Around): readonly Act[] {
  const acts: Act[] = [];
  const seats = (after ?? before)?.hand_counts.length ?? 0;
  let compared = before?.snatch?.victim ?? before?.turn ?? 0;
  const happened = gameEvents(events);
  happened.forEach((event, place) => {
    const next = happened[place + 1];
    switch (event.type) {
      case "row_refilled":
      case "ghost_received":
      case "bundled": {
        const last = acts.at(-1);
        if (last?.type === "supplied") acts.pop();
        const earlier = last?.type === "supplied" ? last.events : [];
        acts.push({ type: "supplied", events: [...earlier, event] });
        return;
      }
      case "snatched":
        acts.push({ type: "compared", seats: between(compared, event.victim, seats) }, event);
        compared = event.victim;
        return;
      case "laid":
        acts.push(event);
        compared = event.seat;
        if (next?.type === "turn_began" || (!next && after?.phase === "consolation")) {
          acts.push({ type: "compared", seats: between(event.seat, event.seat - 1, seats) });
        }
        return;
      default:
        acts.push(event);
    }
  });
  return acts;
}

/** The seats clockwise from the one after a seat up to another seat. */
function between(after: number, upTo: number, seats: number): readonly number[] {
  const count = (upTo - after + seats) % Math.max(1, seats);
  return Array.from({ length: count }, (_, place) => (after + 1 + place) % seats);
}

export function gameEvents(events: readonly TableEvent[]): readonly GameEvent[] {
  return events.flatMap((event) => (event.type === "moved" ? event.events : []));
}

/** The events of the game that an act shows. */
export function eventsOf(act: Act): readonly GameEvent[] {
  switch (act.type) {
    case "supplied":
      return act.events;
    case "compared":
    case "dealt":
    case "row_turned":
    case "hand_fanned":
      return [];
    default:
      return [act];
  }
}

/** The delay between the first and the last of several cards; many cards move closer together. */
export function spread(count: number): number {
  return Math.min(TIMES.stagger * Math.max(0, count - 1), LONGEST_SPREAD);
}

export interface Timing {
  /** Milliseconds until the act has landed. */
  readonly length: number;
  /** Milliseconds after that until the next act begins; they are never shortened to catch up. */
  readonly hold: number;
}

/** How long an act takes for this reader. */
export function timingOf(act: Act, reader: number | null): Timing {
  const { squash, select, settle, travel, turn, lift, pop, crouch, leap } = TIMES;
  const lasts = (length: number, hold = 0) => ({ length, hold });
  switch (act.type) {
    case "laid":
      return lasts(travel + spread(act.cards.length) + squash + settle);
    case "compared":
      return lasts(lift * act.seats.length);
    case "snatched":
      return lasts(pop, act.seat === reader ? 0 : CLAW_STAYS - pop);
    case "took":
    case "ghost_snatched":
      return lasts(crouch + leap + settle);
    case "left":
    case "passed":
      return lasts(settle);
    case "picked_up":
      return lasts(travel);
    case "discarded":
      return lasts(travel + select);
    case "drew_from_row":
    case "drew_from_pile":
      return lasts(travel);
    case "supplied":
      return lasts(travel + spread(suppliedCards(act).length));
    case "turn_began":
      return lasts(turn);
    case "game_ended":
      return lasts(0);
    case "dealt":
      return lasts(LONGEST_EVENT);
    case "row_turned":
      return lasts(TIMES.turnUp * act.dealt.board.row.length + settle);
    case "hand_fanned":
      return lasts(act.dealt.own ? travel + settle : 0);
  }
}

/** The cards that leave the pile together. */
export function suppliedCards({ events }: Supplied): readonly number[] {
  return events.flatMap((event) => (event.type === "row_refilled" ? event.cards : [event.card]));
}

/** The part of a turn that has been shown already. */
export interface Progress {
  /** Milliseconds since the turn began to be shown. */
  readonly spent: number;
  readonly snatches: number;
}

/**
 * Factor by which the next act and those waiting behind it are sped up, so that the turn ends in
 * time. All times are those of the normal pace.
 */
export function rateOf(
  waiting: readonly Act[],
  { spent, snatches }: Progress,
  reader: number | null,
): number {
  const last = waiting.findIndex(endsTurn);
  const turn = last < 0 ? waiting : waiting.slice(0, last + 1);
  const most = LONGEST_TURN + PER_SNATCH * (snatches + turn.filter(isSnatch).length);
  return Math.max(
    1,
    rateFor(turn, most - spent - SLACK * turn.length, reader),
    rateFor(waiting, LONGEST_WAIT, reader),
  );
}

/** The speed at which acts end in time, without shortening their holds. */
function rateFor(acts: readonly Act[], time: number, reader: number | null): number {
  const timings = acts.map((act) => timingOf(act, reader));
  const sum = (part: keyof Timing) => timings.reduce((total, timing) => total + timing[part], 0);
  return sum("length") / Math.max(1, time - sum("hold"));
}

export function isSnatch({ type }: Act): boolean {
  return type === "snatched" || type === "ghost_snatched";
}

export function endsTurn({ type }: Act): boolean {
  return type === "turn_began" || type === "game_ended";
}
