import { brighten, type Colour, mix } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre } from '../kit/easel.server.ts';
import { gleam, lit } from '../kit/light.server.ts';
import { directed, on, type Plane, patch } from '../kit/plane.server.ts';
import { type CellRandom, cellRandom } from '../kit/seeded-random.server.ts';
import { minus, unit, type Vector } from '../kit/space.server.ts';
import type { TileCell, TileFate } from './profiled-tiles.server.ts';

export type ShingleEdge = 'soft' | 'square' | 'round' | 'clipped';

export type ShingleSetting = {
  edge: ShingleEdge;
  width: number;
  course: number;
  thickness: number;
  palette: readonly [Colour, ...Colour[]];
  spread?: number;
  gloss?: number;
  /** How crooked they lie, 0 to 1. */
  disorder?: number;
  /** Metal of the hook that holds each piece at its lower edge. */
  hook?: Colour;
  seed: string;
  fate?: (cell: TileCell) => TileFate;
  covers?: (cell: TileCell) => boolean;
};

/** Lower edge of each shape: share of the width, share of the course above the lowest point. */
const EDGES: Record<ShingleEdge, readonly { t: number; rise: number }[]> = {
  square: [
    { t: 0, rise: 0 },
    { t: 1, rise: 0 },
  ],
  soft: Array.from({ length: 7 }, (_, index) => ({ t: index / 6, rise: 0.34 * Math.abs(index / 3 - 1) ** 2.6 })),
  round: Array.from({ length: 9 }, (_, index) => ({
    t: index / 8,
    rise: 0.62 * (1 - Math.sqrt(1 - (index / 4 - 1) ** 2 * 0.97)),
  })),
  clipped: [
    { t: 0, rise: 0.4 },
    { t: 0.28, rise: 0 },
    { t: 0.72, rise: 0 },
    { t: 1, rise: 0.4 },
  ],
};

/** Flat tiles or slates in broken joints, laid from the eave up: each course lies over the one below. */
export function layShingles(easel: Easel, plane: Plane, setting: ShingleSetting): void {
  const jitter = cellRandom(setting.seed);
  const columns = Math.ceil(plane.width / setting.width) + 1;
  const rows = Math.ceil(plane.rise / setting.course);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = { column, row, u: (column - (row % 2) / 2) * setting.width, v: row * setting.course };
      if (cell.u >= plane.width || cell.u + setting.width <= 0) continue;
      if (setting.covers && !setting.covers(cell)) continue;
      const fate = setting.fate?.(cell) ?? {};
      if (!fate.missing) drawShingle(easel, plane, setting, cell, fate, jitter);
    }
  }
}

function drawShingle(
  easel: Easel,
  plane: Plane,
  setting: ShingleSetting,
  cell: TileCell,
  fate: TileFate,
  jitter: CellRandom,
): void {
  const chance = (salt: number) => jitter(cell.column, cell.row, salt);
  const disorder = setting.disorder ?? 0.4;
  const gap = setting.width * 0.012;
  const u0 = Math.max(0, cell.u + gap);
  const u1 = Math.min(plane.width, cell.u + setting.width - gap);
  const v0 = cell.v - (fate.slip ?? 0) + (chance(10) - 0.5) * disorder * setting.course * 0.12;
  const v1 = Math.min(plane.rise, cell.v + setting.course * 1.5);
  const tilt = (fate.turn ?? 0) + (chance(11) - 0.5) * disorder * 0.1 * setting.width;
  const lift = setting.thickness * (1.6 + disorder * chance(12));
  const edge = EDGES[setting.edge].map(({ t, rise }) => ({
    u: u0 + (u1 - u0) * t + tilt,
    v: v0 + rise * setting.course * 0.8 + tilt * (t - 0.5) * 0.8,
  }));
  const back = [on(plane, u1, v1), on(plane, u0, v1)];
  const cast = setting.thickness * (2 + 1.5 * chance(13));
  face(
    easel,
    [...edge.map(({ u, v }) => on(plane, u + gap * 2, v - cast, setting.thickness * 0.4)), ...back],
    easel.light.shadow,
    'fill-opacity=".45"',
  );
  const low = edge.map(({ u, v }) => on(plane, u, v, lift));
  const base = fate.colour ?? shingleColour(setting, jitter, cell);
  paintBody(easel, plane, setting, { base, low, back, drop: lift - setting.thickness, edge, chance });
}

export function shingleColour(setting: ShingleSetting, jitter: CellRandom, { column, row }: TileCell): Colour {
  const palette = setting.palette;
  const pick = palette[Math.floor(jitter(column, row, 1) * palette.length)] ?? palette[0];
  return brighten(pick, 1 + (setting.spread ?? 0.3) * (jitter(column, row, 4) - 0.5));
}

/** A wire bent round the lower edge, with its fine shadow. */
function drawHook(easel: Easel, plane: Plane, setting: ShingleSetting, { edge }: Body, metal: Colour): void {
  const middle = edge[Math.floor(edge.length / 2)] ?? { u: 0, v: 0 };
  const u = edge.length % 2 ? middle.u : ((edge[0]?.u ?? 0) + (edge.at(-1)?.u ?? 0)) / 2;
  const [wide, tall, lift] = [setting.width * 0.035, setting.course * 0.24, setting.thickness * 2.4];
  const wire = (shift: number) =>
    patch(plane, u - wide + shift, middle.v - wide, u + wide + shift, middle.v + tall, lift);
  face(easel, wire(wide), easel.light.shadow, 'fill-opacity=".5"');
  face(easel, wire(0), mix(lit(easel.light, metal, plane.normal), easel.light.sunColour, 0.25));
}

type Body = {
  base: Colour;
  low: Vector[];
  back: Vector[];
  drop: number;
  edge: { u: number; v: number }[];
  chance: (salt: number) => number;
};

function paintBody(easel: Easel, plane: Plane, setting: ShingleSetting, body: Body): void {
  const { base, low, back, chance } = body;
  const first = low[0];
  if (!first) return;
  const normal = directed(plane, (chance(14) - 0.5) * 0.14, -0.07 - 0.08 * chance(15), 1);
  const shine = (setting.gloss ?? 0) * gleam(easel.light, normal, unit(minus(easel.camera.eye, first)), 6);
  const body0 = lit(easel.light, base, normal);
  const fill = shine > 0.01 ? mix(body0, easel.light.sunColour, Math.min(0.55, shine)) : body0;
  const near = pixelsPerMetre(easel, first);
  if (near * setting.thickness > 0.6) {
    const under = body.edge.map(({ u, v }) => on(plane, u, v, body.drop));
    face(easel, [...low, ...under.reverse()], brighten(lit(easel.light, base, directed(plane, 0, -1, 0.1)), 0.82));
  }
  face(easel, [...low, ...back], fill);
  if (setting.hook) drawHook(easel, plane, setting, body, setting.hook);
  if (near * setting.width < 26) return;
  // A paler worn strip along the lower edge and a darker head, where the course above keeps it damp.
  const inner = body.edge.map(({ u, v }) => on(plane, u, v + setting.course * 0.1, setting.thickness * 1.4));
  face(easel, [...low, ...[...inner].reverse()], brighten(fill, 1.16), 'fill-opacity=".75"');
  const v = (body.edge[0]?.v ?? 0) + setting.course;
  const [u0, u1] = [body.edge[0]?.u ?? 0, body.edge.at(-1)?.u ?? 0];
  const split = u0 + (u1 - u0) * (0.2 + 0.6 * chance(16));
  face(
    easel,
    [
      on(plane, u0, v),
      on(plane, split, v),
      on(plane, split - 0.01, v - setting.course * 0.8),
      on(plane, u0, v - setting.course * 0.8),
    ],
    brighten(fill, 0.88 + 0.2 * chance(17)),
    'fill-opacity=".5"',
  );
}
