import { colour, colours } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { on, type Plane, planeThrough } from '../kit/plane.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { add, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { OLD_OAK, OLD_SLATE, OLD_ZINC, SLATE, ZINC } from '../materials/clay.server.ts';
import { ageing, type Covering, layClipped } from '../materials/covering.server.ts';
import { layBlocks, STONE } from '../materials/masonry.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawFinial } from '../parts/finial.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { type HippedRoof, planHippedRoof } from '../parts/hipped-roof.server.ts';
import { layRidge } from '../parts/ridge.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';

type Corners = readonly (readonly [number, number])[];

const HOOK = colour('#D5DCE0');
const WEATHERED = colours('#5C5F58', '#4C504E', '#6E6E62', '#565248', '#7A776A', '#474B4C');

/** Slates slid down or fallen, in patches: their nails rusted through together. */
function losses(seed: string): NonNullable<Covering['fate']> {
  const chance = cellRandom(`${seed}/losses`);
  const aged = ageing(seed, 0.9, WEATHERED, 1.2);
  return (cell) => {
    const { column, row } = cell;
    const patch = chance(Math.floor(column / 3), Math.floor(row / 3), 1);
    if (patch < 0.1 && chance(column, row) < 0.68) return { missing: true };
    if (patch > 0.2 || chance(column, row) > 0.3) return aged(cell);
    const [slip, turn] = [0.06 + 0.16 * chance(column, row, 2), 0.16 * (chance(column, row, 3) - 0.5)];
    return { ...aged(cell), slip, turn };
  };
}

/** Inside a convex outline given counter-clockwise. */
const within = (corners: Corners, u: number, v: number) =>
  corners.every(([a, b], index) => {
    const [c, d] = corners[(index + 1) % corners.length] ?? [a, b];
    return (c - a) * (v - b) - (d - b) * (u - a) > 0.02;
  });

function coverSlope(easel: Easel, slope: Plane, corners: Corners, seed: string, old: boolean): void {
  const outline = onSheet(
    easel,
    corners.map(([u, v]) => on(slope, u, v)),
  );
  group(easel, clipTo(easel, outline), () =>
    layBoards(easel, slope, { run: 'u', wide: 0.2, long: 3, palette: OLD_OAK, seed: `${seed}/boards`, wear: 0.6 }),
  );
  const state = old
    ? { fate: losses(seed), wear: 0.9, palette: OLD_SLATE, gloss: 0.06 }
    : { fate: ageing(seed, 0, SLATE, 0), wear: 0, palette: SLATE, gloss: 0.3, hook: HOOK };
  layClipped(easel, slope, corners, { kind: 'slate', seed, coarse: 1.25, bare: true, ...state });
  if (!old) return;
  growMoss(easel, slope, {
    seed,
    amount: 0.5,
    course: 0.2,
    size: 0.045,
    where: (u, v) => (within(corners, u, v) ? 1 : 0),
  });
}

export const ardoisePair = pairOf({
  alt: {
    before: 'Avant : croupe d’ardoises moussue, ardoises glissées ou tombées, voliges à nu',
    after: 'Après : la même croupe en ardoises neuves posées au crochet, arêtier, faîtage et épi de zinc',
  },
  light: { before: lightOf('cool', 212, 36), after: lightOf('noon', 216, 38) },
  camera: { eye: vector(-4.9, -5.2, 8), target: vector(2.1, 1.9, 6.35), lens: 1.04, centre: { x: 0.5, y: 0.56 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.5, clouds: skies(old, 141) });
    paintValley(easel, { seed: 'croupe', below: 15, from: 60, mist: '#B4C4CC', air: old ? 0.7 : 0.5 });
    const roof = planHippedRoof(vector(0, 0, 4.2), 15, 8.4, 5);
    drawWalls(easel);
    coverSlope(easel, roof.left, roof.leftOutline, 'ardoise/left', old);
    coverSlope(easel, roof.front, roof.frontOutline, 'ardoise/front', old);
    drawMetal(easel, roof, old);
  },
  finish: finishes('#6B7A80', 0.24, '#FFEBC8', 0.3),
});

function drawWalls(easel: Easel): void {
  for (const [from, to] of [
    [vector(0.35, 8.05, 0), vector(0.35, 0.35, 0)],
    [vector(0.35, 0.35, 0), vector(14.6, 0.35, 0)],
  ] as const) {
    const wall = planeThrough(from, to, add(from, vector(0, 0, 4.1)));
    layBlocks(easel, wall, {
      palette: STONE,
      joint: colour('#CDBD9E'),
      wide: 0.5,
      high: 0.26,
      rough: 0.8,
      seed: 'croupe',
    });
    face(
      easel,
      [on(wall, 0, 3.4), on(wall, wall.width, 3.4), on(wall, wall.width, 4.1), on(wall, 0, 4.1)],
      easel.light.shadow,
      'fill-opacity=".4"',
    );
  }
}

/** Gutters, the roll of the hip, the ridge and the finial. */
function drawMetal(easel: Easel, { front, left, hip, ridge }: HippedRoof, old: boolean): void {
  const wear = old ? 1.1 : 0;
  const palette = old ? OLD_ZINC : ZINC;
  for (const slope of [left, front])
    drawGutter(easel, {
      from: on(slope, -0.06, -0.08, -0.03),
      to: on(slope, slope.width + 0.06, -0.08, -0.03),
      radius: 0.09,
      seed: `croupe/${slope.width}`,
      wear,
      ...(old && { metal: palette[0] }),
    });
  layRidge(easel, { ...ridge, palette, seed: 'croupe/ridge', piece: 1, radius: 0.1, mortar: false });
  layRidge(easel, { ...hip, palette, seed: 'croupe/hip', piece: old ? 0.8 : 1, radius: 0.075, mortar: false });
  drawFinial(easel, add(ridge.from, vector(0, 0, 0.02)), palette[0], 1.3);
}
