/** The shapes of the result's landscape: sun, rays, one hill per player, stars. All in pixels. */

/** A player in the landscape, best first. */
export interface Climber {
  readonly seat: number;
  readonly score: number;
  readonly won: boolean;
}

/** The size of the scene and of the words in it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Whether the words are beside the sun; if not, they are above it. */
  readonly beside: boolean;
  /** The right edge and the bottom of the words. */
  readonly right: number;
  readonly bottom: number;
}

export interface Hill {
  readonly seat: number;
  readonly x: number;
  readonly top: number;
  readonly path: string;
  readonly won: boolean;
  /** The part of a shared ridge that wears this player's coat, from left to right. */
  readonly from: number;
  readonly to: number;
  /** When it rises: the last place first. */
  readonly turn: number;
}

export interface Landscape {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly rays: string;
  /** From back to front: the hill of the second place, those of the winners, the others. */
  readonly hills: readonly Hill[];
  /** The size of a winner's lynx relative to its box of 200. */
  readonly lynx: number;
  /** The size of a head. */
  readonly head: number;
  readonly stars: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

/** The widest column of the page, and the margin beside it. */
const COLUMN = 1248;
const MARGIN = 24;

/** Whether the words are beside the sun: on wide screens, and on phones in landscape. */
export function wordsBeside(width: number, height: number): boolean {
  return width >= 1000 || (width >= 640 && height < 500);
}

/** The height of the scene, given the bottom of its words. */
export function sceneHeight(width: number, height: number, bottom: number): number {
  if (!wordsBeside(width, height)) return bottom + (width < 700 ? 278 : 352);
  return height < 500
    ? Math.max(200, 0.6 * height, bottom + 24)
    : Math.max(452, 0.5 * height, bottom + 120);
}

/** Where the hills are, as fractions of the width: the winner's, then the others by place. */
const BESIDE: Readonly<Record<number, readonly number[]>> = {
  2: [0.628, 0.2],
  3: [0.628, 0.885, 0.25],
  4: [0.628, 0.885, 0.372, 0.115],
  5: [0.628, 0.885, 0.4, 0.235, 0.07],
};
const ABOVE: Readonly<Record<number, readonly number[]>> = {
  2: [0.5, 0.84],
  3: [0.5, 0.835, 0.17],
  4: [0.5, 0.835, 0.19, 0.55],
  5: [0.5, 0.845, 0.155, 0.64, 0.37],
};
/** On narrow screens, hills from this place on are in front of the winner's. */
const IN_FRONT = 3;
/** The maximum part of the height that such a hill takes, so that it covers no paw. */
const LOW = 0.14;

const RAYS = 26;
const STARS = 34;

export function landscape(climbers: readonly Climber[], frame: Frame): Landscape {
  const { width, height, beside } = frame;
  const winners = climbers.filter(({ won }) => won);
  const others = climbers.filter(({ won }) => !won);
  const unit = beside ? height : height - frame.bottom + 78;
  const spots = (beside ? BESIDE : ABOVE)[Math.max(2, others.length + 1)] ?? [];
  const column = Math.min(COLUMN, width - 2 * MARGIN);
  const at = (part: number) => (beside ? (width - column) / 2 + part * column : part * width);
  const tall = (score: number) => {
    const best = climbers[0]?.score ?? 0;
    const least = Math.min(...climbers.map((climber) => climber.score));
    const part = best === least ? 1 : (score - least) / (best - least);
    return unit * (beside ? 0.14 + 0.305 * part : 0.1 + 0.243 * part);
  };
  const middle = at(spots[0] ?? 0.5);
  const best = height - Math.max(0, ...winners.map(({ score }) => tall(score)));
  const head = Math.round(Math.min(60, Math.max(34, unit * 0.131)) * (beside ? 1 : 0.75));
  const lynx = ((beside ? unit / 405 : unit / 520) * 2) / (winners.length + 1);
  const half = Math.min(unit * 0.82, width * (beside ? 0.26 : 0.52));

  const gap = lynx * 248;
  const peaks = winners.map((_, place) => middle + (place - (winners.length - 1) / 2) * gap);
  const ridge = ridgePath(peaks, best, half, height);
  const high: readonly Hill[] = winners.map(({ seat }, place) => ({
    seat,
    x: peaks[place] ?? middle,
    top: best,
    path: ridge,
    won: true,
    from: place === 0 ? 0 : ((peaks[place - 1] ?? 0) + (peaks[place] ?? 0)) / 2,
    to: place === winners.length - 1 ? width : ((peaks[place] ?? 0) + (peaks[place + 1] ?? 0)) / 2,
    turn: others.length,
  }));
  const xs = others.map((_, place) => at(spots[place + 1] ?? 0.5));
  const [leftmost, rightmost] = [Math.min(...xs), Math.max(...xs)];
  const low: readonly Hill[] = others.map(({ seat, score }, place) => {
    const x = xs[place] ?? middle;
    const most = !beside && place + 1 >= IN_FRONT ? unit * LOW : Infinity;
    const free = beside && x < frame.right + head ? height - frame.bottom - 1.4 * head : Infinity;
    const top = height - Math.max(8, Math.min(tall(score), most, free));
    // The outermost hills reach the edges of a wide window.
    const edge = x === leftmost ? x : x === rightmost ? width - x : 0;
    const broad = beside ? Math.max(half * 0.95, edge * 1.12) : half * 0.62;
    return {
      seat,
      x,
      top,
      path: ridgePath([x], top, broad, height),
      won: false,
      from: 0,
      to: width,
      turn: others.length - 1 - place,
    };
  });
  const sun = {
    x: middle,
    y: best - (beside ? 0.143 : 0.137) * unit,
    r: (beside ? 0.332 : 0.242) * unit,
  };
  return {
    sun,
    rays: raysOf(sun.x, sun.y, width + height),
    hills: [...low.slice(0, 1), ...high, ...low.slice(1)],
    lynx,
    head,
    stars: starsOf(frame),
  };
}

/** The outline of a ridge with these peaks, down to the ground. */
function ridgePath(peaks: readonly number[], top: number, half: number, ground: number): string {
  const [first = 0] = peaks;
  const last = peaks.at(-1) ?? first;
  const saddle = top + (ground - top) * 0.16;
  const between = peaks.slice(1).map((peak, place) => {
    const before = peaks[place] ?? first;
    const mid = (before + peak) / 2;
    const pull = (peak - before) / 4;
    return `C${n(before + pull)} ${n(top)} ${n(mid - pull)} ${n(saddle)} ${n(mid)} ${n(saddle)}C${n(mid + pull)} ${n(saddle)} ${n(peak - pull)} ${n(top)} ${n(peak)} ${n(top)}`;
  });
  return (
    `M${n(first - half)} ${n(ground)}C${n(first - half * 0.55)} ${n(ground)} ${n(first - half * 0.5)} ${n(top)} ${n(first)} ${n(top)}` +
    between.join("") +
    `C${n(last + half * 0.5)} ${n(top)} ${n(last + half * 0.55)} ${n(ground)} ${n(last + half)} ${n(ground)}Z`
  );
}

function raysOf(x: number, y: number, far: number): string {
  return Array.from({ length: RAYS }, (_, place) => {
    const angle = (place / RAYS) * 2 * Math.PI + 0.05;
    const point = (a: number) => `${n(x + far * Math.cos(a))} ${n(y + far * Math.sin(a))}`;
    return `M${n(x)} ${n(y)}L${point(angle - 0.05)}L${point(angle + 0.05)}Z`;
  }).join("");
}

/** Stars that keep clear of the words. */
function starsOf({ width, height, beside, right, bottom }: Frame): Landscape["stars"] {
  return Array.from({ length: STARS }, (_, place) => ({
    x: (place * 0.6180339 * width) % width,
    y: ((place * 0.3819661 + 0.07) % 0.78) * height,
    r: 0.8 + ((place * 7) % 4) * 0.4,
  })).filter(({ x, y }) => y > bottom + 12 || (beside && x > right + 12));
}

function n(number: number): string {
  return String(Math.round(number * 10) / 10);
}
