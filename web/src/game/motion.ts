/**
 * Motion made from events: cards travel from where they were to where they go.
 *
 * Places in the page carry `data-at`: `stack:2`, `head:2`, `paw:2`, `claw:2`, `hand`, `hand:7`, `row:0`,
 * `pile`, `discard`, `ghost:5`; the chips of a bundle say with `data-copy` which card they are.
 * Only transform and opacity are animated. Where nothing may move, a ring or a claw stays a while at
 * what has changed.
 */

import { JOKER, type Card, type Cards } from "../art/cards";
import type { TableEvent } from "../wire";
import { actsOf, lengthOf, spread, TIMES, type Act } from "./acts";
import { flightOf, poseIn, walk, type Box, type Flight, type Manner } from "./flights";
import { tracesOf, type Trace } from "./traces";
import { Animations } from "./animations";
import type { Motion } from "./table.svelte";

/** The table as motion needs it. */
export interface Stage {
  readonly page: HTMLElement;
  readonly seat: () => number | null;
  /** Whether things may move. */
  readonly moves: () => boolean;
  readonly fly: (flights: readonly Flight[], rate: number) => void;
  readonly leave: (traces: readonly Trace[]) => void;
}

/** What lies at a place: its box, and how many cards. */
interface Spot {
  readonly at: string;
  readonly box: Box;
  readonly copies: number;
}

/** Faster than this nobody can follow, so nothing is drawn. */
const FASTEST = 5;
/** How far chosen cards are raised above their hand. */
const RAISED = 14;

export class TableMotion implements Motion {
  #before = new Map<string, Spot>();
  readonly #animations = new Animations();

  constructor(private readonly stage: Stage) {}

  before(): void {
    this.finish();
    this.#before.clear();
    for (const element of this.#elements("[data-at]")) {
      const spot = spotOf(element);
      this.#before.set(spot.at, spot);
    }
  }

  after(events: readonly TableEvent[], rate: number): number {
    const acts = actsOf(events);
    if (!this.stage.moves()) {
      this.stage.leave(
        tracesOf(
          acts,
          (at) => this.#now(at)?.box,
          (at) => this.#was(at)?.box,
        ),
      );
    } else if (rate <= FASTEST && acts.length > 0) {
      this.#animations.rate = rate;
      this.stage.fly(
        acts.flatMap((act) => this.#play(act)),
        rate,
      );
      this.#closeUp("hand:", (at) => at);
    }
    return lengthOf(acts) / rate;
  }

  finish(): void {
    this.stage.fly([], 1);
    this.#animations.finish();
  }

  #play({ event, at }: Act): readonly Flight[] {
    switch (event.type) {
      case "laid":
        return this.#lay(event.seat, event.cards, at);
      case "snatched":
        this.#animations.rise(this.#at(`claw:${event.victim}`), at, "scale(.6)", TIMES.select);
        return [];
      case "took":
        return this.#toHand(event.seat, event.cards, `stack:${event.victim}`, "leap", at);
      case "ghost_snatched":
        return this.#toHand(
          event.seat,
          event.cards,
          `ghost:${event.cards[0] ?? JOKER}`,
          "leap",
          at,
        );
      case "picked_up":
        return this.#toHand(event.seat, event.cards, `stack:${event.seat}`, "travel", at);
      case "discarded":
        return this.#discard(event.seat, event.cards, at);
      case "drew_from_row":
        this.#closeUp("row:", (place) => (place < event.place ? place : place + 1));
        return this.#toHand(event.seat, event.cards, `row:${event.place}`, "travel", at);
      case "drew_from_pile":
        return this.#toHand(event.seat, [event.card], "pile", "travel", at);
      case "row_refilled":
        this.#refill(event.cards.length, at);
        return [];
      case "ghost_received":
        this.#animations.rise(this.#joining(`ghost:${event.card}`, 1), at, "translateY(10px)");
        return [];
      case "bundled":
        this.#animations.rise(
          this.#bundled(`row:${event.place}`, event.card),
          at,
          "translate(20px, 24px)",
        );
        this.#animations.draw(
          this.#elements(`[data-at="row:${event.place}"] .band`),
          at,
          TIMES.travel,
        );
        return [];
      case "turn_began":
        return this.#passTurn(event.seat, at);
      case "left":
      case "passed":
      case "game_ended":
        return [];
    }
  }

  #lay(seat: number, cards: Cards, at: number): readonly Flight[] {
    const to = this.#now(`stack:${seat}`) ?? this.#now(`head:${seat}`);
    if (!to) return [];
    const own = seat === this.stage.seat();
    const late = spread(cards.length);
    this.#animations.hide(this.#at(to.at), at + late + TIMES.travel + TIMES.settle);
    return cards
      .flatMap((card, place) => {
        const home = own ? `hand:${card}` : `head:${seat}`;
        const from = this.#was(home);
        if (!from) return [];
        const copy = cards.slice(0, place).filter((one) => one === card).length;
        const start = poseIn(from.box, home, copy, from.copies);
        const delay = at + (late * place) / Math.max(1, cards.length - 1);
        return flightOf(
          { card, turnsTo: null, shadow: place === 0 },
          own ? { ...start, y: start.y - RAISED } : start,
          poseIn(to.box, to.at, place, cards.length),
          { manner: "lay", delay },
        );
      })
      .reverse();
  }

  /** Cards join a hand: our own group of their rank, or a head. */
  #toHand(
    seat: number,
    cards: readonly (Card | null)[],
    source: string,
    manner: Manner,
    at: number,
  ): readonly Flight[] {
    const from = this.#was(source);
    if (!from) return [];
    const own = seat === this.stage.seat();
    return cards
      .flatMap((card, place) => {
        const home = own && card !== null ? `hand:${card}` : `head:${seat}`;
        const to = this.#now(home);
        if (!to) return [];
        const before = cards.slice(0, place).filter((one) => one === card).length;
        const joining = cards.filter((one) => one === card).length;
        const copy = Math.max(0, to.copies - joining + before);
        const flight = flightOf(
          source === "pile"
            ? { card: null, turnsTo: own ? card : null, shadow: true }
            : { card, turnsTo: null, shadow: place === 0 },
          poseIn(from.box, source, place, cards.length),
          poseIn(to.box, home, copy, to.copies),
          { manner, delay: at },
        );
        // Unseen until they arrive.
        if (own) this.#animations.hide(this.#joining(home, joining), at + flight.duration);
        return flight;
      })
      .reverse();
  }

  #discard(seat: number, cards: Cards, at: number): readonly Flight[] {
    const from = this.#was(`stack:${seat}`);
    const to = this.#now("discard");
    if (!from || !to) return [];
    const heap = poseIn(to.box, "discard");
    const flights = cards.map((card, place) =>
      flightOf(
        { card, turnsTo: null, shadow: place === 0 },
        poseIn(from.box, from.at, place, cards.length),
        heap,
        { manner: "fall", delay: at },
      ),
    );
    const fallen = this.#elements(`[data-at="discard"] svg`).slice(-cards.length);
    this.#animations.hide(fallen, at + (flights[0]?.duration ?? 0));
    return flights.reverse();
  }

  /** New entries come from the right end, one after the other. */
  #refill(count: number, at: number): void {
    const step = spread(count) / Math.max(1, count - 1);
    this.#elements(`[data-at^="row:"]`)
      .slice(-count)
      .forEach((entry, order) =>
        this.#animations.rise([entry], at + step * order, "translateX(36px)"),
      );
  }

  #passTurn(seat: number, at: number): readonly Flight[] {
    this.#animations.rise(
      this.#at(`paw:${seat}`),
      at + TIMES.turn - TIMES.press,
      "none",
      TIMES.press,
    );
    const paw = [...this.#before.values()].find((spot) => spot.at.startsWith("paw:"));
    const from = paw && this.#was(`head:${paw.at.slice("paw:".length)}`);
    const to = this.#now(`head:${seat}`);
    if (!paw || !from || !to || from.at === to.at) return [];
    return walk(from.box, to.box, paw.box, at);
  }

  /** Whatever lies elsewhere than before glides there; `was` tells its place of then. */
  #closeUp(kind: string, was: (place: number) => number): void {
    for (const element of this.#elements(`[data-at^="${kind}"]`)) {
      const { at, box } = spotOf(element);
      const before = this.#before.get(`${kind}${was(Number(at.slice(kind.length)))}`)?.box;
      if (!before || Math.hypot(before.x - box.x, before.y - box.y) < 1) continue;
      this.#animations.glide(element, before.x - box.x, before.y - box.y);
    }
  }

  /** The copies that joined a group; all of it, if it is new. */
  #joining(at: string, count: number): readonly Element[] {
    return this.#before.has(at) ? this.#copies(at, count) : this.#at(at);
  }

  /** The last copies of a set; copies are drawn from behind. */
  #copies(at: string, count: number): readonly Element[] {
    return this.#elements(`[data-at="${at}"] use`).slice(0, count);
  }

  /** The card that joined a bundle: among chips the last copy of its rank, else the card behind. */
  #bundled(at: string, card: Card): readonly Element[] {
    const copies = this.#elements(`[data-at="${at}"] [data-copy="${card}"]`);
    return copies.length > 0 ? copies.slice(-1) : this.#copies(at, 1);
  }

  #at(at: string): readonly Element[] {
    return this.#elements(`[data-at="${at}"]`);
  }

  #elements(selector: string): readonly HTMLElement[] {
    return [...this.stage.page.querySelectorAll<HTMLElement>(selector)];
  }

  #now(at: string): Spot | undefined {
    const [element] = this.#elements(`[data-at="${at}"]`);
    return element && spotOf(element);
  }

  /** Where something was; a stack that has no room on the screen is with its owner. */
  #was(at: string): Spot | undefined {
    return this.#before.get(at) ?? this.#before.get(at.replace("stack:", "head:"));
  }
}

function spotOf(element: HTMLElement): Spot {
  return {
    at: element.dataset.at ?? "",
    box: element.getBoundingClientRect(),
    copies: element.querySelectorAll("use").length,
  };
}
