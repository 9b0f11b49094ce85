import type { PlacedLayout } from './area.contract.ts';
import { type Point, placeIn, SHEET_WIDTH, sheetHeight } from './map.views.ts';
import type { MapLayout, MapWindow, Zone } from './zone.contract.ts';

/** Where the markers of a drawn map and their names stand, so that each can be read and pressed. */

export type Marked = Pick<Zone, 'slug' | 'name' | 'coordinates' | 'isSeat'>;

/** Widths of the map on the smallest phone and on a desktop, and the least gap of two markers. */
const WIDTHS = [288, 760];
const APART = 24;
const UPRIGHT: Point = { x: 0, y: -20 };
const SHIFTS: readonly Point[] = [
  UPRIGHT,
  ...[20, 30].flatMap((length) =>
    [30, -30, 60, -60, 90, -90, 130, -130, 180].map((degrees) => ({
      x: Math.round(length * Math.sin((degrees * Math.PI) / 180)),
      y: Math.round(-length * Math.cos((degrees * Math.PI) / 180)),
    })),
  ),
];

/** Returns where a marker's head stands on each width of the map, in pixels. */
function getHeads(window: MapWindow, { coordinates }: Marked, shift: Point): Point[] {
  const { x, y } = placeIn(window, coordinates);
  return WIDTHS.map((width) => ({
    x: (x * width) / 100 + shift.x,
    y: (y * width * sheetHeight(window)) / SHEET_WIDTH / 100 + shift.y,
  }));
}

const gap = (one: Point[], other: Point[]): number =>
  Math.min(...one.map((point, at) => Math.hypot(point.x - (other[at]?.x ?? 0), point.y - (other[at]?.y ?? 0))));

/** Leans each marker so that its head stands apart from the others; those placed by hand stay. */
export function leanMarkers(window: MapWindow, zones: Marked[], placed: PlacedLayout['markers']): [string, Point][] {
  const heads: Point[][] = [];
  const fixed = zones.flatMap((zone) => {
    const shift = placed[zone.slug];
    if (shift === undefined) return [];
    heads.push(getHeads(window, zone, shift));
    return [[zone.slug, shift] as [string, Point]];
  });
  const free = zones.filter(({ slug }) => placed[slug] === undefined);
  return [
    ...fixed,
    ...free.map((zone): [string, Point] => {
      const candidates = SHIFTS.map((shift) => {
        const own = getHeads(window, zone, shift);
        return { shift, own, least: Math.min(APART, ...heads.map((other) => gap(own, other))) };
      });
      const best = candidates.reduce((one, other) => (other.least > one.least ? other : one));
      heads.push(best.own);
      return [zone.slug, best.shift];
    }),
  ];
}

/** About the width of a letter and the height of a line of a name, in pixels; a name begins beside the head. */
const LETTER = 7.4;
const LINE = 16;
const BESIDE = 13;
const HEAD = 9;

const ORIGIN: Point = { x: 0, y: 0 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxAround = ({ x, y }: Point = ORIGIN): Box => ({
  left: x - HEAD,
  right: x + HEAD,
  top: y - HEAD,
  bottom: y + HEAD,
});

function boxOfName({ x, y }: Point = ORIGIN, { name }: Marked, isLeft: boolean): Box {
  const length = name.length * LETTER;
  const left = isLeft ? x - BESIDE - length : x + BESIDE;
  return { left, right: left + length, top: y - LINE / 2, bottom: y + LINE / 2 };
}

interface Names {
  window: MapWindow;
  places: Marked[];
  /** The seat on the detail map, which has no marker there: its name stands left of it. */
  landmark: Marked | undefined;
  /** Those placed by hand keep their names as they are. */
  placed: PlacedLayout['markers'];
  markers: ReadonlyMap<string, Point>;
  /** Slugs of the places that a phone names on the large map, the seat first. */
  large: readonly string[];
}

/** Puts each name on the side where it covers no marker and no other name; one that fits nowhere shows on pointing. */
export function placeNames({ window, places, landmark, placed, markers, large }: Names): MapLayout['names'] {
  const isLeaningLeft = ({ slug }: Marked): boolean => (markers.get(slug)?.x ?? 0) < 0;
  const rank = ({ slug }: Marked): number => (large.includes(slug) ? large.indexOf(slug) : large.length);
  const isNamedOnPhone = ({ slug }: Marked): boolean => landmark !== undefined || large.includes(slug);
  const toHeads = (place: Marked): Point[] => getHeads(window, place, markers.get(place.slug) ?? UPRIGHT);
  const taken = WIDTHS.map((_width, at) => [
    ...places.map((place) => boxAround(toHeads(place)[at])),
    ...[landmark].flatMap((place) => {
      if (place === undefined) return [];
      const head = getHeads(window, place, { x: 0, y: 0 })[at];
      return [boxAround(head), boxOfName(head, place, true)];
    }),
  ]);
  const isFree = (box: Box, at: number): boolean =>
    box.left >= 0 && box.right <= (WIDTHS[at] ?? 0) && !(taken[at] ?? []).some((other) => overlap(box, other));
  const names: MapLayout['names'] = {};
  for (const place of places.toSorted((one, other) => rank(one) - rank(other))) {
    if (placed[place.slug] !== undefined) continue;
    const [first, second] = [isLeaningLeft(place), !isLeaningLeft(place)].map((isLeft) => {
      const boxes = toHeads(place).map((head) => boxOfName(head, place, isLeft));
      const [onPhone = false, onDesktop = false] = boxes.map(isFree);
      return { isLeft, boxes, fits: [onPhone && isNamedOnPhone(place), onDesktop] };
    });
    const score = ({ fits: [phone, desktop] }: { fits: boolean[] }): number => Number(phone) + 2 * Number(desktop);
    const best = first && second && score(second) > score(first) ? second : first;
    if (best === undefined) continue;
    // A map says where the company is, even among close neighbours.
    if (place.isSeat) best.fits = [true, true];
    for (const [at, box] of best.boxes.entries()) if (best.fits[at]) taken[at]?.push(box);
    const [phone, desktop] = best.fits;
    names[place.slug] = { isLeft: best.isLeft, on: desktop ? (phone ? 'all' : 'wide') : 'none' };
  }
  return names;
}
