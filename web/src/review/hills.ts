/** The shapes of the hills: everybody's chance stacked to the full height, the viewer's lowest. */

/** A point of a line, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The hill of a seat: the area of its chance, and the edge on top of it. */
export interface Hill {
  readonly seat: number;
  readonly area: string;
  readonly edge: string;
}

export interface Hills {
  /** From the lowest to the highest. */
  readonly hills: readonly Hill[];
  /** The 95 % range around the viewer's own line. */
  readonly range: string;
  /** The edges from the ground up, a list of points each; the first is the ground. */
  readonly edges: readonly (readonly Point[])[];
}

/** What is known about the chances, and where it is drawn. */
export interface Course {
  /** After each number of decisions, the chance of every seat. */
  readonly rows: readonly (readonly number[])[];
  /** The standard error of the viewer's own chance in each row. */
  readonly errors: readonly number[];
  /** The place of each row from left to right; they ascend. */
  readonly xs: readonly number[];
  readonly height: number;
  readonly viewer: number;
}

/** Number of standard errors on each side of the middle of a 95 % range. */
const SURE = 1.96;
/** Minimum pixels between two points of a line; closer points would make no visible difference. */
const APART = 2;

export function hillsOf({ rows, errors, xs, height, viewer }: Course): Hills {
  const seats = rows[0]?.length ?? 0;
  const order = Array.from({ length: seats }, (_, place) => (viewer + place) % seats);
  // The first row is drawn twice: at the left edge and at its own place.
  const kept = [0, ...thinned(xs.slice(0, rows.length))];
  const xOf = (row: number, place: number) => (place === 0 ? 0 : (xs[row] ?? 0));
  const edges: (readonly Point[])[] = [
    kept.map((row, place) => ({ x: xOf(row, place), y: height })),
  ];
  for (const seat of order) {
    const below = edges.at(-1) ?? [];
    edges.push(
      kept.map((row, place) => {
        const y = (below[place]?.y ?? height) - (rows[row]?.[seat] ?? 0) * height;
        return { x: xOf(row, place), y: Math.max(0, y) };
      }),
    );
  }
  const own = edges[1] ?? [];
  const side = (sign: number) =>
    own.map(({ x, y }, place) => {
      const error = SURE * (errors[kept[place] ?? 0] ?? 0);
      return { x, y: Math.min(height, Math.max(0, y - sign * error * height)) };
    });
  return {
    hills: order.map((seat, place) => ({
      seat,
      area: areaOf(edges[place + 1] ?? [], edges[place] ?? []),
      edge: lineOf(edges[place + 1] ?? []),
    })),
    range: areaOf(side(1), side(-1)),
    edges,
  };
}

/** The rows that are drawn: never two that are too close, but always the last one. */
function thinned(xs: readonly number[]): readonly number[] {
  const kept: number[] = [];
  xs.forEach((x, row) => {
    const before = kept.at(-1);
    const isLast = row === xs.length - 1;
    if (before !== undefined && x - (xs[before] ?? 0) < APART) {
      if (!isLast || kept.length === 1) return;
      kept.pop();
    }
    kept.push(row);
  });
  return kept;
}

function areaOf(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return "";
  return `${lineOf(upper)}L${lineOf([...lower].reverse()).slice(1)}Z`;
}

/** A smooth line through all points that is never above or below its neighbours. */
export function lineOf(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const slopes = slopesOf(points);
  const pieces = points.slice(1).map((point, place) => {
    const before = points[place] ?? first;
    const third = (point.x - before.x) / 3;
    const up = before.y + third * (slopes[place] ?? 0);
    const down = point.y - third * (slopes[place + 1] ?? 0);
    return `C${n(before.x + third)} ${n(up)} ${n(point.x - third)} ${n(down)} ${n(point.x)} ${n(point.y)}`;
  });
  return `M${n(first.x)} ${n(first.y)}${pieces.join("")}`;
}

/** The slope of the line at each point: level where it turns, else the smaller of both sides. */
function slopesOf(points: readonly Point[]): readonly number[] {
  const steps = points.slice(1).map(({ x, y }, place) => {
    const before = points[place] ?? { x, y };
    return x === before.x ? 0 : (y - before.y) / (x - before.x);
  });
  return points.map((_, place) => {
    const [left = 0, right = 0] = [steps[place - 1], steps[place]];
    if (left * right <= 0) return 0;
    return Math.sign(left) * Math.min(Math.abs(left), Math.abs(right));
  });
}

/** The height of an edge at some place. */
export function heightAt(edge: readonly Point[], x: number): number {
  const after = edge.findIndex((point) => point.x >= x);
  const [right, left] = [edge[after], edge[after - 1]];
  if (!right) return edge.at(-1)?.y ?? 0;
  if (!left || right.x === left.x) return right.y;
  return left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
}

/** The size of a name on a hill. */
export interface Label {
  readonly width: number;
  readonly height: number;
}

/** How far names are moved to the right in search of room, and their distance from the edges. */
const STEP = 8;
const MARGIN = 6;

/** Where the name of each hill has room, from the lowest hill up; null where there is none. */
export function labelPlaces(
  edges: readonly (readonly Point[])[],
  labels: readonly Label[],
): readonly (Point | null)[] {
  const placed: (Point & Label)[] = [];
  const end = edges[0]?.at(-1)?.x ?? 0;
  return labels.map((label, hill) => {
    const [lower, upper] = [edges[hill] ?? [], edges[hill + 1] ?? []];
    const start = lower[0]?.x ?? 0;
    for (let x = start + 2 * MARGIN; x + label.width < end - MARGIN; x += STEP) {
      const [top, bottom] = roomAt(upper, lower, x, label.width);
      if (bottom - top < label.height) continue;
      const y = (top + bottom - label.height) / 2;
      const isFree = placed.every(
        (other) =>
          other.x > x + label.width + MARGIN ||
          other.x + other.width + MARGIN < x ||
          other.y > y + label.height ||
          other.y + other.height < y,
      );
      if (!isFree) continue;
      placed.push({ x, y, ...label });
      return { x, y };
    }
    return null;
  });
}

/** The lowest top and the highest bottom of a hill over the width of a name. */
function roomAt(
  upper: readonly Point[],
  lower: readonly Point[],
  x: number,
  width: number,
): readonly [number, number] {
  const at = [0, 0.25, 0.5, 0.75, 1].map((part) => x + part * width);
  return [
    Math.max(...at.map((one) => heightAt(upper, one))),
    Math.min(...at.map((one) => heightAt(lower, one))),
  ];
}

function n(number: number): string {
  return String(Math.round(number * 10) / 10);
}
