/** From the lobby to the first deal: paws lift, and figures shrink into the heads of the game. */

import { TIMES } from "../game/acts";
import { OUT } from "../game/flights";

/** Pixels by which the paws rise. */
const LIFT = 14;

/** A figure of the lobby, and where it was. */
export interface Departing {
  readonly figure: SVGSVGElement;
  readonly box: DOMRect;
}

/** The figures behind the row, clockwise; free places are left out. */
export function departing(page: ParentNode): readonly Departing[] {
  const figures = page.querySelectorAll<SVGSVGElement>(".lobby .seat:not(.free) svg.figure");
  return [...figures].map((figure) => ({
    figure: figure.cloneNode(true) as SVGSVGElement,
    box: figure.getBoundingClientRect(),
  }));
}

/** Draw the figures over the table once more, on their way to these heads. */
export function depart(figures: readonly Departing[], heads: readonly Element[]): void {
  if (figures.length !== heads.length) return;
  figures.forEach(({ figure, box }, place) => {
    const head = heads[place];
    if (!head) return;
    const to = head.getBoundingClientRect();
    figure.classList.add("departing");
    Object.assign(figure.style, { left: `${String(box.x)}px`, top: `${String(box.y)}px` });
    const parts = figure.querySelectorAll<SVGElement>(".head, .paws");
    for (const part of parts) part.style.animation = "none"; // nobody is sitting down now
    document.body.append(figure);
    const size = to.width / box.width;
    const [x, y] = [to.x - box.x, to.bottom - box.y - box.height * size];
    const there = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`;
    figure.querySelector(".paws")?.animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: `translateY(${String(-LIFT)}px)` },
      ],
      { duration: TIMES.select, fill: "forwards" },
    );
    const how = { duration: TIMES.travel, easing: OUT } as const;
    head.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], how);
    figure.animate(
      [
        { opacity: 1, transform: "none" },
        { opacity: 1, offset: 0.6 },
        { opacity: 0, transform: there },
      ],
      { ...how, fill: "forwards" },
    ).onfinish = () => figure.remove();
  });
}
