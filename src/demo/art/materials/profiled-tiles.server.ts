import { brighten, type Colour, mix } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre } from '../kit/easel.server.ts';
import { gleam, lit } from '../kit/light.server.ts';
import { directed, footOn, on, type Plane } from '../kit/plane.server.ts';
import { type CellRandom, cellRandom } from '../kit/seeded-random.server.ts';
import { minus, unit, type Vector } from '../kit/space.server.ts';

/** Cross-section of one tile: share of its width, height in metres. */
export type Profile = readonly { t: number; h: number }[];

const arc = (from: number, to: number, height: number, steps: number, base = 0): Profile =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    return {
      t: from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * share)),
      h: base + height * Math.sin(Math.PI * share),
    };
  });

/** Round clay tiles of the Rhône valley: a hollow course, then a covering one. */
export const CANAL: Profile = [...arc(0, 0.36, -0.03, 3, 0.004), ...arc(0.36, 1, 0.085, 6)];
/** Interlocking tile with a flat pan and a roll. */
export const ROMANE: Profile = [
  { t: 0, h: 0 },
  { t: 0.12, h: -0.006 },
  { t: 0.42, h: -0.006 },
  ...arc(0.5, 1, 0.055, 5),
];
/** Pressed interlocking tile of the industrial towns: a rib in the middle and one at the joint. */
export const MECHANICAL: Profile = [
  { t: 0, h: 0.03 },
  { t: 0.06, h: 0.032 },
  { t: 0.1, h: 0 },
  { t: 0.38, h: -0.004 },
  { t: 0.45, h: 0.024 },
  { t: 0.55, h: 0.024 },
  { t: 0.62, h: -0.004 },
  { t: 0.9, h: 0 },
  { t: 0.95, h: 0.03 },
  { t: 1, h: 0.03 },
];

export type TileCell = { column: number; row: number; u: number; v: number };
/** What years did to one tile. */
export type TileFate = { colour?: Colour; slip?: number; turn?: number; missing?: boolean };

export type TileSetting = {
  profile: Profile;
  /** Metres across and metres seen up the slope. */
  width: number;
  course: number;
  palette: readonly [Colour, ...Colour[]];
  /** Spread of brightness between tiles, 0 to 1. */
  spread?: number;
  gloss?: number;
  seed: string;
  fate?: (cell: TileCell) => TileFate;
  /** Leaves tiles out (unfinished roof, other material). */
  covers?: (cell: TileCell) => boolean;
};

type Tile = { cell: TileCell; colour: Colour; slip: number; turn: number; jitter: CellRandom };

const THICKNESS = 0.016;
const OVERLAP = 0.06;

export function layProfiledTiles(easel: Easel, plane: Plane, setting: TileSetting): void {
  const jitter = cellRandom(setting.seed);
  const columns = Math.round(plane.width / setting.width);
  const rows = Math.ceil(plane.rise / setting.course);
  const eyeColumn = footOn(plane, easel.camera.eye).u / setting.width;
  const order = Array.from({ length: columns }, (_, index) => index).sort(
    (a, b) => Math.abs(b + 0.5 - eyeColumn) - Math.abs(a + 0.5 - eyeColumn),
  );
  for (let row = 0; row < rows; row += 1) {
    for (const column of order) {
      const cell = { column, row, u: (column * plane.width) / columns, v: row * setting.course };
      if (setting.covers && !setting.covers(cell)) continue;
      const fate = setting.fate?.(cell) ?? {};
      if (fate.missing) continue;
      const colour = fate.colour ?? tileColour(setting, jitter, cell);
      drawTile(easel, plane, setting, { cell, colour, slip: fate.slip ?? 0, turn: fate.turn ?? 0, jitter });
    }
  }
}

/** The fired colour of a tile before age: a palette entry, a batch drift, a brightness of its own. */
export function tileColour(setting: TileSetting, jitter: CellRandom, { column, row }: TileCell): Colour {
  const palette = setting.palette;
  const pick = palette[Math.floor(jitter(column, row, 1) ** 1.4 * palette.length)] ?? palette[0];
  const near = palette[Math.floor(jitter(column, row, 2) * palette.length)] ?? palette[0];
  return brighten(
    mix(pick, near, jitter(column, row, 3) * 0.5),
    1 + (setting.spread ?? 0.28) * (jitter(column, row, 4) - 0.5),
  );
}

function drawTile(easel: Easel, plane: Plane, setting: TileSetting, tile: Tile): void {
  const { cell, jitter } = tile;
  const wide = setting.width;
  const wobble = (salt: number, size: number) => (jitter(cell.column, cell.row, salt) - 0.5) * size;
  const v0 = cell.v - tile.slip + wobble(10, 0.018);
  const v1 = Math.min(cell.v + setting.course + OVERLAP, plane.rise + 0.02);
  const skew = tile.turn + wobble(11, 0.012);
  const lift = 0.022 + wobble(12, 0.008);
  const low = (t: number, h: number) => on(plane, cell.u + t * wide + skew, v0, h + lift);
  const high = (t: number, h: number) => on(plane, cell.u + t * wide, v1, h * 0.92);
  const fine = pixelsPerMetre(easel, on(plane, cell.u, cell.v)) * wide > 34;
  const profile = fine
    ? setting.profile
    : setting.profile.filter((_, index) => index % 2 === 0 || index === setting.profile.length - 1);
  const last = profile.at(-1) ?? { t: 1, h: 0 };
  const cast = 0.045 + 0.02 * jitter(cell.column, cell.row, 13);
  face(
    easel,
    [
      ...profile.map(({ t, h }) => on(plane, cell.u + t * wide + skew, v0 + 0.005, h + lift - THICKNESS)),
      ...[...profile].reverse().map(({ t, h }) => on(plane, cell.u + t * wide + skew + 0.01, v0 - cast, h + 0.001)),
    ],
    easel.light.shadow,
    'fill-opacity=".5"',
  );
  const toEye = unit(minus(easel.camera.eye, low(0.5, 0)));
  for (let index = 0; index < profile.length - 1; index += 1) {
    const left = profile[index] ?? last;
    const right = profile[index + 1] ?? last;
    // Each strip reaches to the tile's right edge: the next one covers it, and no hairline of background remains.
    const normal = directed(plane, -(right.h - left.h), -0.02, Math.max(1e-4, (right.t - left.t) * wide));
    const hollow = left.h + right.h < 0 ? 0.62 : 1;
    const shine = (setting.gloss ?? 0.1) * gleam(easel.light, normal, toEye, 10);
    const base = brighten(lit(easel.light, tile.colour, normal, hollow === 1 ? 1 : 0.55), hollow);
    face(
      easel,
      stripOf(profile, index, low, high),
      shine > 0.01 ? mix(base, easel.light.sunColour, Math.min(0.6, shine)) : base,
    );
  }
  drawRim(easel, plane, tile, low, profile);
}

function stripOf(
  profile: Profile,
  from: number,
  low: (t: number, h: number) => Vector,
  high: (t: number, h: number) => Vector,
): Vector[] {
  const ahead = profile.slice(from, from + 3);
  return [...ahead.map(({ t, h }) => low(t, h)), ...[...ahead].reverse().map(({ t, h }) => high(t, h))];
}

function drawRim(
  easel: Easel,
  plane: Plane,
  tile: Tile,
  low: (t: number, h: number) => Vector,
  profile: Profile,
): void {
  if (pixelsPerMetre(easel, low(0.5, 0)) * THICKNESS < 0.5) return;
  const outward = directed(plane, 0, -1, 0.25);
  const rolled = profile.filter(({ h }) => h >= 0);
  face(
    easel,
    [...rolled.map(({ t, h }) => low(t, h)), ...[...rolled].reverse().map(({ t, h }) => low(t, h - THICKNESS))],
    brighten(lit(easel.light, tile.colour, outward), 1.12),
  );
}
