import type { Point } from './map.views.ts';

/** Outlines and lines of a drawn map. */

/** Converts "m x,y dx,dy … z", rings of relative steps, to points. @throws on any other command. */
export function getRings(path: string): Point[][] {
  if (/[^\d\s.,\-mz]/.test(path)) throw new Error('A ring is drawn with m and z alone.');
  let at: Point = { x: 0, y: 0 };
  return path
    .split('m')
    .slice(1)
    .map((steps) => {
      const pairs = [...steps.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)];
      const ring = pairs.map(([, dx, dy]) => {
        at = { x: at.x + Number(dx), y: at.y + Number(dy) };
        return at;
      });
      // A closed ring ends where it began.
      at = ring[0] ?? at;
      return ring;
    });
}

type Side = (point: Point) => number;

/** Cuts a ring along a straight side and drops the part beyond it (negative). */
function cut(ring: Point[], side: Side): Point[] {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const stored = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return stored;
    const share = here / (here - there);
    return [...stored, { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }];
  });
}

/** Returns the part of a ring inside a sheet and its margin; empty when none is. */
export function clipped(ring: Point[], sheet: { width: number; height: number }, margin: number): Point[] {
  const sides: Side[] = [
    ({ x }) => x + margin,
    ({ x }) => sheet.width + margin - x,
    ({ y }) => y + margin,
    ({ y }) => sheet.height + margin - y,
  ];
  return sides.reduce(cut, ring);
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats coordinates for a path, to a tenth of a pixel. */
export const toPoints = (...points: Point[]): string => points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ');

/** Draws a smooth line through the points: Catmull-Rom, written as cubic curves. */
export function curveThrough(points: Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const curves = rest.map((end, index) => {
    const start = points[index] ?? first;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    const leaving = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const arriving = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${toPoints(leaving, arriving, end)}`;
  });
  return `M${toPoints(first)}${curves.join('')}`;
}
