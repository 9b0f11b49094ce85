import { type Colour, css } from './colour.server.ts';
import type { Light } from './light.server.ts';
import { type Camera, type CameraSetting, clipNear, createCamera, type Point, type Vector } from './space.server.ts';

/** One picture being drawn: a growing list of SVG elements, the viewpoint and the light. */
export type Easel = {
  width: number;
  height: number;
  camera: Camera;
  light: Light;
  put(element: string): void;
  /** Adds a definition; `build` receives its fresh id, which is returned. */
  define(build: (id: string) => string): string;
  toSvg(): string;
};

export type EaselSetting = { width: number; height: number; camera: CameraSetting; light: Light };

export function createEasel(setting: EaselSetting): Easel {
  const { width, height, light } = setting;
  const elements: string[] = [];
  const definitions: string[] = [];
  return {
    width,
    height,
    light,
    camera: createCamera(setting.camera, width, height),
    put: (element) => void elements.push(element),
    define: (build) => {
      const id = `d${definitions.length}`;
      // The slot is taken before building, so that a definition may define others.
      definitions.push('');
      definitions[Number(id.slice(1))] = build(id);
      return id;
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${elements.join('')}</svg>`,
  };
}

/** One decimal, by whole numbers: turning fractions into text takes a sixth of the drawing. */
function number(value: number): string {
  const tenths = Math.round(value * 10);
  const [whole, rest] = [Math.trunc(tenths / 10), Math.abs(tenths % 10)];
  if (rest === 0) return String(whole);
  return `${tenths < 0 && whole === 0 ? '-0' : whole}.${rest}`;
}

export const pathOf = (points: readonly Point[], closed = true): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('') + (closed ? 'z' : '');

export const onSheet = (easel: Easel, points: readonly Vector[]): Point[] =>
  clipNear(points.map(easel.camera.toView)).map(easel.camera.toSheet);

export const spot = (easel: Easel, at: Vector): Point => easel.camera.toSheet(easel.camera.toView(at));

/** Sheet pixels that one metre measures at that place. */
export function pixelsPerMetre(easel: Easel, at: Vector): number {
  const view = easel.camera.toView(at);
  const here = easel.camera.toSheet(view);
  return Math.abs(easel.camera.toSheet({ ...view, x: view.x + 1 }).x - here.x);
}

const paint = (fill: Colour | string) => (typeof fill === 'string' ? fill : css(fill));

/** Fills a flat shape given in space. `extra` holds further attributes. */
export function face(easel: Easel, points: readonly Vector[], fill: Colour | string, extra = ''): void {
  shape(easel, onSheet(easel, points), fill, extra);
}

export function shape(easel: Easel, points: readonly Point[], fill: Colour | string, extra = ''): void {
  if (points.length < 3) return;
  if (isOffSheet(easel, points)) return;
  easel.put(`<path d="${pathOf(points)}" fill="${paint(fill)}"${extra && ` ${extra}`}/>`);
}

/** Many flat shapes of one colour, as one element. */
export function faces(easel: Easel, list: readonly (readonly Vector[])[], fill: Colour | string, extra = ''): void {
  const seen = list
    .map((points) => onSheet(easel, points))
    .filter((points) => points.length > 2 && !isOffSheet(easel, points));
  if (seen.length === 0) return;
  easel.put(
    `<path d="${seen.map((points) => pathOf(points)).join('')}" fill="${paint(fill)}"${extra && ` ${extra}`}/>`,
  );
}

export function stroke(easel: Easel, points: readonly Point[], ink: Colour | string, width: number, extra = ''): void {
  if (points.length < 2 || isOffSheet(easel, points, width)) return;
  easel.put(
    `<path d="${pathOf(points, false)}" fill="none" stroke="${paint(ink)}" stroke-width="${number(Math.max(0.3, width))}"${extra && ` ${extra}`}/>`,
  );
}

function isOffSheet(easel: Easel, points: readonly Point[], margin = 0): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < -margin || left > easel.width + margin || bottom < -margin || top > easel.height + margin;
}

/** Draws under another light, for what is seen through a window. */
export function underLight(easel: Easel, light: Light, draw: () => void): void {
  const inside = easel.light;
  easel.light = light;
  draw();
  easel.light = inside;
}

/** Everything `draw` puts lands in one group with these attributes. */
export function group(easel: Easel, attributes: string, draw: () => void): void {
  easel.put(`<g ${attributes}>`);
  draw();
  easel.put('</g>');
}

export const clipTo = (easel: Easel, outline: readonly Point[]): string =>
  `clip-path="url(#${easel.define((id) => `<clipPath id="${id}"><path d="${pathOf(outline)}"/></clipPath>`)})"`;

export const blur = (easel: Easel, radius: number): string =>
  `filter="url(#${easel.define(
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )})"`;
