import { colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, patch, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, NEW_CLAY, OAK, OLD_CLAY, OLD_OAK } from '../materials/clay.server.ts';
import { type Covering, layCovering } from '../materials/covering.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import type { Scene } from './scene.server.ts';

export const blogTuiles: Scene = {
  alt: 'Panneaux d’échantillons sur un établi : tuiles canal, romanes, plates, écailles et ardoises côte à côte',
  light: lightOf('noon', 232, 38),
  camera: { eye: vector(2.7, -2.9, 4.6), target: vector(2.86, 1.2, 0.4), lens: 1.04, centre: { x: 0.5, y: 0.51 } },
  paint: (easel) => {
    easel.put(`<rect width="${easel.width}" height="${easel.height}" fill="#3b2c20"/>`);
    layBoards(easel, planeThrough(vector(-4, -3, 0), vector(10, -3, 0), vector(-4, 9, 0)), {
      run: 'u',
      wide: 0.42,
      long: 4.6,
      palette: OLD_OAK,
      seed: 'table',
    });
    const samples: Covering[] = [
      { kind: 'canal', seed: 's1', wear: 0.05, bare: true },
      { kind: 'slate', seed: 's2', wear: 0, bare: true },
      { kind: 'romane', seed: 's3', wear: 0, palette: NEW_CLAY, bare: true },
      { kind: 'plain', seed: 's4', wear: 0, edge: 'square', palette: OLD_CLAY, bare: true },
      { kind: 'scales', seed: 's5', wear: 0.05, bare: true },
    ];
    const places = [
      [0, 1.9],
      [2, 2.05],
      [4, 1.9],
      [1, -0.42],
      [3.05, -0.42],
    ] as const;
    samples.forEach((sample, index) => {
      const [x, y] = places[index] ?? [0, 0];
      drawSample(easel, x, y, (index % 2 ? 1 : -1) * 0.05, sample);
    });
    varnish(easel, { flare: { x: 0, y: 0, radius: 0.8, colour: '#FFE0AE', strength: 0.36 }, vignette: 0.46 });
  },
};

/** A small sloping stand: wooden frame, battens, and a square metre of covering. */
function drawSample(easel: Easel, x: number, y: number, twist: number, covering: Covering): void {
  const [wide, deep, rise] = [1.68, 1.5, 0.62];
  const at = (a: number, b: number, z: number) => vector(x + a - b * twist, y + b + a * twist, z);
  face(
    easel,
    [
      at(-0.02, -0.06, 0.002),
      at(wide + 0.2, -0.02, 0.002),
      at(wide + 0.42, deep + 0.1, 0.002),
      at(0.2, deep + 0.1, 0.002),
    ],
    easel.light.shadow,
    'fill-opacity=".5"',
  );
  const random = seededRandom(covering.seed);
  const plane = planeThrough(at(0, 0, 0.12), at(wide, 0, 0.12), at(0, deep, 0.12 + rise));
  for (const a of [0.04, wide - 0.04]) {
    face(
      easel,
      [at(a, 0, 0), at(a, deep, 0), at(a, deep, rise + 0.08), at(a, 0, 0.08)],
      lit(easel.light, OAK[1] ?? OAK[0], vector(a < 1 ? -1 : 1, 0, 0)),
    );
    drawBeam(
      easel,
      { from: at(a, -0.05, 0.06), to: at(a, deep + 0.05, 0.1 + rise), wide: 0.08, high: 0.1, colour: FIR[0] },
      random,
    );
  }
  face(easel, patch(plane, 0, 0, wide, plane.rise, -0.01), lit(easel.light, colour('#C9A06C'), plane.normal));
  for (let v = 0.1; v < plane.rise; v += 0.3)
    drawBeam(
      easel,
      {
        from: on(plane, -0.02, v, 0.0),
        to: on(plane, wide + 0.02, v, 0.0),
        wide: 0.05,
        high: 0.03,
        colour: FIR[2] ?? FIR[0],
        top: plane.normal,
      },
      random,
    );
  layCovering(easel, { ...plane, rise: plane.rise - 0.1 }, covering);
  drawBeam(
    easel,
    {
      from: at(-0.03, -0.07, 0.07),
      to: at(wide + 0.03, -0.07, 0.07),
      wide: 0.05,
      high: 0.13,
      colour: FIR[1] ?? FIR[0],
    },
    random,
  );
}
