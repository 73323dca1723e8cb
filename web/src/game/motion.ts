/**
 * The motion of acts: cards travel from where they are to where they will be.
 *
 * The page still shows the position before the act. What leaves is hidden and flies; what stays
 * makes room shortly before the cards arrive. Only transform and opacity are animated. If motion is
 * off, a ring or a claw marks the change for a short time.
 */

import { JOKER, type Card, type Cards } from "../art/cards";
import {
  eventsOf,
  LONGEST_EVENT,
  spread,
  suppliedCards,
  timingOf,
  TIMES,
  type Act,
  type Supplied,
} from "./acts";
import { Animations } from "./animations";
import { flightOf, poseIn, walk, type Flight, type Manner } from "./flights";
import type { Motion } from "./presentation.svelte";
import { spotAt, spotsOf, type Spots } from "./spots";
import { tracesOf, type Trace } from "./traces";

/** What motion needs to know about the table. */
export interface Stage {
  readonly page: HTMLElement;
  readonly seat: () => number | null;
  /** Whether motion is on. */
  readonly moves: () => boolean;
  readonly fly: (flights: readonly Flight[], speed: number) => void;
  readonly leave: (traces: readonly Trace[]) => void;
}

/** Above this speed nobody can follow, so nothing is animated. */
const FASTEST = 5;
/** Number of backs that fly to each head in a deal. */
const BACKS = 3;

/** Acts that are drawn where they happen: nothing needs to be measured for them. */
const IN_PLACE: ReadonlySet<Act["type"]> = new Set([
  "compared",
  "snatched",
  "left",
  "passed",
  "row_turned",
  "game_ended",
]);

/** Cards on their way into a hand. */
interface Arrival {
  readonly seat: number;
  readonly cards: readonly (Card | null)[];
  readonly source: string;
  readonly manner: Manner;
}

export class TableMotion implements Motion {
  #before: Spots = new Map();
  #after: Spots = new Map();
  /** When the cards of the running act arrive, in milliseconds. */
  #arrival = 0;
  readonly #animations = new Animations();

  constructor(private readonly stage: Stage) {}

  begin(act: Act, ahead: (look: () => void) => void, speed: number): boolean {
    if (this.stage.moves() && speed > FASTEST) return false;
    const moves = this.stage.moves();
    if (!moves || !IN_PLACE.has(act.type)) this.#before = spotsOf(this.stage.page);
    this.#after = this.#before;
    // Drawing the page as it will be is the slowest step, and only cards that travel need it.
    if (eventsOf(act).length > 0 && (!moves || changesPlaces(act))) {
      ahead(() => (this.#after = spotsOf(this.stage.page)));
    }
    if (!moves) {
      this.stage.leave(
        tracesOf(
          eventsOf(act),
          (at) => this.#after.get(at)?.box,
          (at) => spotAt(this.#before, at)?.box,
        ),
      );
      return false;
    }
    const leaps = act.type === "took" || act.type === "ghost_snatched";
    this.#arrival = timingOf(act, this.stage.seat()).length - (leaps ? TIMES.settle : 0);
    this.#animations.speed = speed;
    this.stage.fly(this.#play(act), speed);
    return true;
  }

  finish(): void {
    this.stage.fly([], 1);
    this.#animations.finish();
  }

  #play(act: Act): readonly Flight[] {
    switch (act.type) {
      case "laid":
        return this.#lay(act.seat, act.cards);
      case "compared":
        act.seats.forEach((seat, order) =>
          this.#animations.lift(this.#at(`stack:${seat}`), order * TIMES.lift),
        );
        return [];
      case "snatched":
        this.#animations.pop(this.#at(`claw:${act.victim}`));
        return [];
      case "took":
        this.#recoil(act.victim, act.seat);
        return this.#leaveStack(act.victim, {
          ...act,
          source: `stack:${act.victim}`,
          manner: "leap",
        });
      case "picked_up":
        return this.#leaveStack(act.seat, {
          ...act,
          source: `stack:${act.seat}`,
          manner: "travel",
        });
      case "ghost_snatched": {
        const source = `ghost:${act.cards[0] ?? JOKER}`;
        this.#makeRoom("ghost:");
        return this.#toHand({ ...act, source, manner: "leap" });
      }
      case "discarded":
        return this.#discard(act.seat, act.cards);
      case "drew_from_row":
        this.#makeRoom("row:", (place) => (place < act.place ? place : place - 1), act.place);
        return this.#toHand({ ...act, source: `row:${act.place}`, manner: "travel" });
      case "drew_from_pile":
        return this.#toHand({ ...act, cards: [act.card], source: "pile", manner: "travel" });
      case "supplied":
        return this.#supply(act);
      case "turn_began":
        return this.#passTurn(act.seat);
      case "dealt":
        return this.#deal(act.dealt.board.hand_counts.length, act.dealt.board.starter);
      case "row_turned":
        this.#elements(`[data-at^="row:"], [data-at^="ghost:"]`).forEach((entry, order) =>
          this.#animations.turnUp([entry], Math.min(order * TIMES.turnUp, LONGEST_EVENT)),
        );
        return [];
      case "hand_fanned":
        this.#fanOut();
        return [];
      case "left":
      case "passed":
      case "game_ended":
        return [];
    }
  }

  #lay(seat: number, cards: Cards): readonly Flight[] {
    const to = spotAt(this.#after, `stack:${seat}`);
    if (!to) return [];
    const own = seat === this.stage.seat();
    const late = spread(cards.length);
    if (own) for (const card of new Set(cards)) this.#leaveHand(card, cards);
    if (own) this.#makeRoom("hand:");
    this.#cover(seat);
    return cards
      .flatMap((card, place) => {
        const home = own ? `hand:${card}` : `head:${seat}`;
        const from = this.#before.get(home);
        if (!from) return [];
        const copy = cards.slice(0, place).filter((one) => one === card).length;
        const start = poseIn(from.box, home, copy, from.copies);
        const raised = own ? this.#raised(card) : 0;
        const delay = (late * place) / Math.max(1, cards.length - 1);
        return flightOf(
          { card, turnsTo: null, shadow: place === 0 },
          { ...start, y: start.y - raised },
          poseIn(to.box, to.at, place, cards.length),
          { manner: "lay", delay },
        );
      })
      .reverse();
  }

  /** Hide the copies that leave our hand: the chosen ones, or the first ones of the group. */
  #leaveHand(card: Card, cards: Cards): void {
    const count = cards.filter((one) => one === card).length;
    const chosen = this.#elements(`[data-at="hand:${card}"] .up`);
    const copies = this.#elements(`[data-at="hand:${card}"] use`);
    if (chosen.length > 0) {
      this.#animations.hide(chosen);
      this.#closeGroup(card);
    } else if (count >= copies.length) this.#animations.hide(this.#at(`hand:${card}`));
    else this.#animations.hide(copies.slice(-count));
  }

  /** The copies that stay move to the front of their group. */
  #closeGroup(card: Card): void {
    const group = this.#before.get(`hand:${card}`);
    for (const rest of this.#elements(`[data-at="hand:${card}"] .rest`)) {
      const { x, y, width, height } = rest.getBoundingClientRect();
      const box = { x, y, width, height };
      const front = { ...box, x: group?.box.x ?? x };
      this.#animations.makeRoom(rest, box, front, this.#arrival - TIMES.room);
    }
  }

  /** How far the chosen cards of a rank are raised. */
  #raised(card: Card): number {
    const [chosen] = this.#elements(`[data-at="hand:${card}"] .up`);
    const group = this.#before.get(`hand:${card}`);
    return chosen && group ? group.box.y - chosen.getBoundingClientRect().y : 0;
  }

  /** The top set becomes a covered one. */
  #cover(seat: number): void {
    const [top] = this.#at(`stack:${seat}`);
    const from = this.#before.get(`stack:${seat}`);
    const to = this.#after.get(`under:${seat}`);
    if (top && from && to && from.copies > 0) {
      this.#animations.makeRoom(top, from.box, to.box, this.#arrival - TIMES.room);
    }
  }

  /** The top set of a stack goes to a hand, and the set below becomes the top set. */
  #leaveStack(victim: number, arrival: Arrival): readonly Flight[] {
    this.#uncover(victim);
    return this.#toHand(arrival);
  }

  #uncover(seat: number): void {
    this.#animations.hide([...this.#at(`stack:${seat}`), ...this.#at(`claw:${seat}`)]);
    const [below] = this.#at(`under:${seat}`);
    const from = this.#before.get(`under:${seat}`);
    const to = this.#after.get(`stack:${seat}`);
    if (below && from && to) {
      this.#animations.makeRoom(below, from.box, to.box, this.#arrival - TIMES.room);
    }
  }

  #recoil(victim: number, attacker: number): void {
    const x = (seat: number) => this.#before.get(`head:${seat}`)?.box.x ?? 0;
    const away = x(victim) < x(attacker) ? -1 : 1;
    this.#animations.recoil(this.#at(`head:${victim}`), away, TIMES.crouch);
  }

  /** Cards move into a hand: the group of their rank in our own hand, or a head. */
  #toHand({ seat, cards, source, manner }: Arrival): readonly Flight[] {
    const from = spotAt(this.#before, source);
    if (!from) return [];
    const own = seat === this.stage.seat();
    if (own) this.#makeRoom("hand:");
    if (source !== "pile" && !source.startsWith("stack:")) this.#animations.hide(this.#at(source));
    return cards
      .flatMap((card, place) => {
        const home = own && card !== null ? `hand:${card}` : `head:${seat}`;
        const to = this.#after.get(home);
        if (!to) return [];
        const before = cards.slice(0, place).filter((one) => one === card).length;
        const joining = cards.filter((one) => one === card).length;
        const copy = Math.max(0, to.copies - joining + before);
        return flightOf(
          source === "pile"
            ? { card: null, turnsTo: own ? card : null, shadow: true }
            : { card, turnsTo: null, shadow: place === 0 },
          poseIn(from.box, from.at, place, cards.length),
          poseIn(to.box, home, copy, to.copies),
          // A leap goes over everything; a drawn card slides below the group that it joins.
          { manner, delay: 0, below: own && manner === "travel" },
        );
      })
      .reverse();
  }

  #discard(seat: number, cards: Cards): readonly Flight[] {
    const from = spotAt(this.#before, `stack:${seat}`);
    const to = this.#after.get("heap") ?? this.#after.get("discard");
    if (!from || !to) return [];
    this.#uncover(seat);
    const heap = poseIn(to.box, "discard");
    return cards
      .map((card, place) =>
        flightOf(
          { card, turnsTo: null, shadow: place === 0 },
          poseIn(from.box, from.at, place, cards.length),
          heap,
          { manner: "fall", delay: 0 },
        ),
      )
      .reverse();
  }

  /** Cards of the pile are turned over on their way to the row, the ghost or a bundle. */
  #supply(act: Supplied): readonly Flight[] {
    const from = this.#before.get("pile");
    const cards = suppliedCards(act);
    const step = spread(cards.length) / Math.max(1, cards.length - 1);
    const refilled = act.events.flatMap((one) => (one.type === "row_refilled" ? one.cards : []));
    let place = [...this.#after.keys()].filter((at) => at.startsWith("row:")).length;
    place -= refilled.length;
    this.#makeRoom("ghost:");
    let order = 0;
    return act.events.flatMap((event) => {
      const targets =
        event.type === "row_refilled"
          ? event.cards.map((card) => ({ card, at: `row:${place++}` }))
          : event.type === "bundled"
            ? [{ card: event.card, at: `row:${event.place}` }]
            : [{ card: event.card, at: `ghost:${event.card}` }];
      return targets.flatMap(({ card, at }) => {
        const to = this.#after.get(at);
        const delay = step * order++;
        if (!from || !to) return [];
        const copy = at.startsWith("ghost:") ? to.copies - 1 : 0;
        return flightOf(
          { card: null, turnsTo: card, shadow: true },
          poseIn(from.box, "pile"),
          poseIn(to.box, at, copy, at.startsWith("ghost:") ? to.copies : 1),
          { manner: "travel", delay },
        );
      });
    });
  }

  #passTurn(seat: number): readonly Flight[] {
    const paw = [...this.#before.values()].find((spot) => spot.at.startsWith("paw:"));
    const from = paw && this.#before.get(`head:${paw.at.slice("paw:".length)}`);
    const to = this.#before.get(`head:${seat}`);
    if (!paw || !from || !to || from.at === to.at) return [];
    this.#animations.hide(this.#at(paw.at));
    return walk(from.box, to.box, paw.box, 0);
  }

  /** Backs fly from the pile to every head, the starter's first. */
  #deal(seats: number, starter: number): readonly Flight[] {
    const pile = this.#before.get("pile");
    const step = (LONGEST_EVENT - TIMES.travel) / Math.max(1, seats * BACKS - 1);
    return Array.from({ length: seats * BACKS }).flatMap((_, order) => {
      const at = `head:${(starter + order) % seats}`;
      const head = this.#before.get(at);
      if (!pile || !head) return [];
      return flightOf(
        { card: null, turnsTo: null, shadow: order < seats },
        poseIn(pile.box, "pile"),
        poseIn(head.box, at),
        { manner: "travel", delay: order * step },
      );
    });
  }

  /** The groups of our hand spread out from its middle. */
  #fanOut(): void {
    const hand = this.#before.get("hand")?.box;
    if (!hand) return;
    const groups = this.#elements(`[data-at^="hand:"]`);
    const step = TIMES.settle / Math.max(1, groups.length - 1);
    groups.forEach((group, order) => {
      const { x, width } = group.getBoundingClientRect();
      const middle = hand.x + hand.width / 2 - (x + width / 2);
      this.#animations.enter(group, middle * 0.6, 24, order * step, TIMES.travel);
    });
  }

  /** Everything that stays moves to its new place just before the cards land. */
  #makeRoom(
    kind: string,
    becomes: (place: number) => number = (place) => place,
    leaving?: number,
  ): void {
    for (const element of this.#elements(`[data-at^="${kind}"]`)) {
      const place = Number(element.dataset.at?.slice(kind.length));
      const from = this.#before.get(`${kind}${place}`);
      const to = this.#after.get(`${kind}${becomes(place)}`);
      if (place === leaving || !from || !to) continue;
      this.#animations.makeRoom(element, from.box, to.box, this.#arrival - TIMES.room);
    }
  }

  #at(at: string): readonly Element[] {
    return this.#elements(`[data-at="${at}"]`);
  }

  #elements(selector: string): readonly HTMLElement[] {
    return [...this.stage.page.querySelectorAll<HTMLElement>(selector)];
  }
}

/** Whether cards have other places after an act. */
function changesPlaces({ type }: Act): boolean {
  return type !== "turn_began" && !IN_PLACE.has(type);
}
