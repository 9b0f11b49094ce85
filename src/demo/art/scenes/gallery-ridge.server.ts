import { colour, colours } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, planeThrough } from '../kit/plane.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { OLD_CLAY } from '../materials/clay.server.ts';
import { ageing, layCovering, reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { layRidge, type RidgeFate } from '../parts/ridge.server.ts';
import { layBrokenMortar, layRidgeRoll } from '../parts/ridge-bed.server.ts';
import { hamlet } from './hamlet.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';

const [NEAR, FAR, TOP, FALL] = [-2.2, 13, 8, 5.4];
const RUSSET = colours('#A5573C', '#96492F', '#B3674A', '#9E5238', '#BC7656');

const west: Plane = planeThrough(vector(-FALL, FAR, TOP - 3), vector(-FALL, NEAR, TOP - 3), vector(0, FAR, TOP));
const east: Plane = planeThrough(vector(FALL, NEAR, TOP - 3), vector(FALL, FAR, TOP - 3), vector(0, NEAR, TOP));

const chance = cellRandom('faitage');

const LOST = [6, 7, 13, 20, 21];

/** Ridge tiles whose bed has gone: some have shifted, some sunk, a few have come down. */
const loosened = (piece: number): RidgeFate => {
  if (LOST.includes(piece)) return { missing: true };
  const loose = chance(piece, 0) < 0.62;
  if (!loose) return { sink: 0.01 };
  return {
    aside: (chance(piece, 1) - 0.5) * 0.2,
    skew: (chance(piece, 2) - 0.5) * 0.26,
    sink: 0.05 * chance(piece, 3),
  };
};

export const faitagePair = pairOf({
  alt: {
    before: 'Avant : faîtage au mortier éclaté, faîtières déplacées ou tombées, joints ouverts à la pluie',
    after: 'Après : le même faîtage posé à sec, faîtières alignées et clipsées sur un closoir ventilé',
  },
  light: { before: lightOf('cool', 104, 40), after: lightOf('noon', 100, 40) },
  camera: { eye: vector(0.5, -3.2, 9.5), target: vector(-0.1, 5, 7.1), lens: 0.9, centre: { x: 0.5, y: 0.5 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.28, clouds: { ...skies(old, 181), size: 460 } });
    paintValley(easel, {
      seed: 'faitage',
      below: 13,
      from: 30,
      mist: '#B4C4CC',
      terrain: { plants: ['tree', 'bush', 'tree'], woods: 0.5, fieldSize: 60, vines: false },
      items: hamlet('faitage', -34, 170, 9),
    });
    for (const [slope, seed] of [
      [west, 'faitage/west'],
      [east, 'faitage/east'],
    ] as const)
      coverSide(easel, slope, seed, old);
    layRidge(easel, {
      from: vector(0, NEAR, TOP + 0.07),
      to: vector(0, FAR, TOP + 0.07),
      palette: old ? OLD_CLAY : RUSSET,
      seed: 'faitage',
      radius: 0.17,
      piece: 0.42,
      mortar: false,
      ...(old && { fate: loosened }),
    });
    if (old) dropTiles(easel);
    else clipRidge(easel);
  },
  finish: finishes('#6C7880', 0.26, '#FFE9C2', 0.32),
});

function coverSide(easel: Easel, slope: Plane, seed: string, old: boolean): void {
  const fate = old ? ageing(seed, 0.75, OLD_CLAY, 1) : ageing(seed, 0.06, RUSSET, 0);
  layCovering(easel, slope, { kind: 'mechanical', seed, coarse: 1.15, palette: RUSSET, fate });
  if (!old) {
    layRidgeRoll(easel, slope, reliefOf('mechanical', slope), colour('#7B4A3A'));
    return;
  }
  growMoss(easel, slope, { seed, amount: 0.44, course: 0.39, size: 0.04, relief: reliefOf('mechanical', slope) });
  layBrokenMortar(easel, slope, seed);
}

/** Two of the lost tiles, held by the ribs of the slope. */
function dropTiles(easel: Easel): void {
  for (const [u, v, turn] of [
    [3.5, 4.5, 0.34],
    [5.9, 3.5, -0.26],
  ] as const)
    layRidge(easel, {
      from: on(east, u, v, 0.07),
      to: on(east, u + 0.4, v + turn, 0.07),
      palette: OLD_CLAY,
      seed: `faitage/${u}`,
      radius: 0.17,
      piece: 1,
      mortar: false,
    });
}

/** A metal clip over each joint of the ridge tiles. */
function clipRidge(easel: Easel): void {
  const count = Math.round((FAR - NEAR) / 0.42);
  for (let piece = count - 1; piece >= 0; piece -= 1) {
    const y = NEAR + ((FAR - NEAR) * piece) / count;
    const z = TOP + 0.07 + 0.17 * 1.13;
    const clip = [
      vector(-0.035, y - 0.02, z - 0.01),
      vector(0.035, y - 0.02, z - 0.01),
      vector(0.03, y + 0.09, z),
      vector(-0.03, y + 0.09, z),
    ];
    face(easel, clip, lit(easel.light, colour('#5C2F22'), vector(0, -0.2, 0.9)));
  }
}
