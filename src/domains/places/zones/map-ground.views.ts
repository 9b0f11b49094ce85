import { LAKES, LOCAL_SUMMITS, RIVERS, ROADS, type Spot, SUMMITS } from './geography.views.ts';
import { fromPlane, inDrawing, onPlane, type Point, SHEET_WIDTH, sheetHeight } from './map.views.ts';
import { clipped, curveThrough, getRings, toPoints } from './shape.views.ts';
import type { Coordinates, MapLayout, MapWindow } from './zone.contract.ts';

/** Backgrounds of the maps, as SVG text. */

/** Colours of the site, repeated because style sheets do not apply inside an image. */
const INK = {
  land: '#efe7da',
  served: '#fbf8f3',
  border: '#c9bda9',
  water: '#9db8c8',
  road: '#e0d3c0',
  light: '#e3e6e6',
  shade: '#c3ccd1',
} as const;

/** Outline of a department: its number, and closed rings of relative steps. */
export interface Department {
  id: string;
  path: string;
}

/** Margin in which borders are cut, outside the visible sheet. */
const MARGIN = 12;

interface Sheet {
  window: MapWindow;
  width: number;
  height: number;
  draw: (point: Point) => Point;
  at: (lat: number, lng: number) => Point;
}

function getSheet(window: MapWindow): Sheet {
  const draw = (point: Point): Point => inDrawing(window, SHEET_WIDTH, point);
  return {
    window,
    width: SHEET_WIDTH,
    height: sheetHeight(window),
    draw,
    at: (lat, lng) => draw(onPlane({ lat, lng })),
  };
}

function land({ id, path }: Department, sheet: Sheet, served: ReadonlySet<string>): string {
  const rings = getRings(path)
    .map((ring) => clipped(ring.map(sheet.draw), sheet, MARGIN))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${toPoints(...ring)}Z`);
  return rings.length === 0 ? '' : `<path${served.has(id) ? ` fill="${INK.served}"` : ''} d="${rings.join('')}"/>`;
}

const line = (course: readonly Spot[], width: number, { at }: Sheet): string =>
  `<path stroke-width="${width}" d="${curveThrough(course.map(([lat, lng]) => at(lat, lng)))}"/>`;

const lines = (color: string, rendered: string[]): string =>
  `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">${rendered.join('')}</g>`;

/** Draws half a mountain: from the ridge down a hollow slope to one foot, and back under the summit. */
function slope(ink: string, ridge: Point, foot: Point, under: Point): string {
  const bend = { x: ridge.x + (foot.x - ridge.x) * 0.38, y: ridge.y + (foot.y - ridge.y) * 0.68 };
  return `<path fill="${ink}" d="M${toPoints(ridge)}Q${toPoints(bend, foot)}L${toPoints(under)}Z"/>`;
}

function peak({ x, y }: Point, height: number): string {
  const ridge = { x, y: y - height };
  const under = { x: x + height * 0.2, y: y + height * 0.06 };
  return (
    slope(INK.light, ridge, { x: x - height * 1.05, y }, under) +
    slope(INK.shade, ridge, { x: x + height * 0.95, y }, under)
  );
}

/** Draws a summit with a lower one beside it. */
function mountain({ x, y }: Point, height: number): string {
  return peak({ x: x + height * 0.85, y: y - height * 0.1 }, height * 0.62) + peak({ x, y }, height);
}

function svg({ width, height }: Sheet, ground: string, content: string[]): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const sheet = `<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet}${content.join('')}</svg>`;
}

/** Part of a sheet's width and height beside it, from which a mountain or the bend of a river still reaches it. */
const NEARBY = 0.3;

/** Returns whether a drawing through these points can touch the sheet. */
function touches({ window: { west, east, north, south } }: Sheet, spots: readonly (readonly number[])[]): boolean {
  const [wide, tall] = [(east - west) * NEARBY, (north - south) * NEARBY];
  const lats = spots.map(([lat = 0]) => lat);
  const lngs = spots.map(([, lng = 0]) => lng);
  return (
    Math.min(...lngs) < east + wide &&
    Math.max(...lngs) > west - wide &&
    Math.min(...lats) < north + tall &&
    Math.max(...lats) > south - tall
  );
}

const mountains = (summits: readonly (readonly [number, number, number])[], sheet: Sheet): string[] =>
  summits
    .filter((summit) => touches(sheet, [summit]))
    .map(([lat, lng, height]) => mountain(sheet.at(lat, lng), height));

/** Draws the departments of the whole area, and the mountains, rivers and lakes that are known there. */
export function regionGround(departments: Department[], layout: Pick<MapLayout, 'region' | 'departments'>): string {
  const sheet = getSheet(layout.region);
  const served = new Set(Object.keys(layout.departments));
  const lakes = LAKES.filter((lake) => touches(sheet, [lake])).map(([lat, lng, rx, ry]) => {
    const { x, y } = sheet.at(lat, lng);
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${rx}" ry="${ry}"/>`;
  });
  return svg(sheet, INK.land, [
    `<g fill="${INK.land}" stroke="${INK.border}" stroke-width="1.4" stroke-linejoin="round">`,
    ...departments.map((department) => land(department, sheet, served)),
    '</g>',
    ...mountains(SUMMITS, sheet),
    `<g fill="${INK.water}">${lakes.join('')}</g>`,
    lines(
      INK.water,
      RIVERS.filter(({ course }) => touches(sheet, course)).map(({ width, course }) => line(course, width, sheet)),
    ),
  ]);
}

/** Factor for the width of rivers on the detail map. */
const MAGNIFIED = 5;
const ROAD_WIDTH = 6;

/** Draws the surroundings of the seat, with the rivers, roads and hills that are known there. */
export function loupeGround(window: MapWindow): string {
  const sheet = getSheet(window);
  return svg(sheet, INK.served, [
    ...mountains(LOCAL_SUMMITS, sheet),
    lines(
      INK.water,
      RIVERS.filter(({ isLocal, course }) => isLocal && touches(sheet, course)).map(({ width, course }) =>
        line(course, width * MAGNIFIED, sheet),
      ),
    ),
    lines(
      INK.road,
      ROADS.filter((course) => touches(sheet, course)).map((course) => line(course, ROAD_WIDTH, sheet)),
    ),
  ]);
}

/** Returns the middle of each department's outline, where its name can stand. */
export function departmentMiddles(departments: Department[]): Record<string, Coordinates> {
  return Object.fromEntries(
    departments.map(({ id, path }) => {
      const points = getRings(path).flat();
      const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
      return [id, fromPlane({ x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) })];
    }),
  );
}
