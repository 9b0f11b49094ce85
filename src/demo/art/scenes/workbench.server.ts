import { brighten, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, patch, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { type Vector, vector } from '../kit/space.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, OAK, ZINC } from '../materials/clay.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawFinial } from '../parts/finial.server.ts';
import { drawTube } from '../parts/gutter.server.ts';
import { drawBucket, drawMallet, drawRoll, drawSnips } from '../parts/tools.server.ts';

const TOP = 0.96;
const SHELF = 0.3;
const [LEFT, RIGHT, FRONT, BACK] = [0.5, 6.5, 2.5, 4.3];

/** The tinner's bench: thick top on four legs, rolls of zinc on the shelf below. */
export function drawBench(easel: Easel): void {
  const random = seededRandom('bench');
  const post = (x: number, y: number) =>
    drawBeam(
      easel,
      { from: vector(x, y, 0), to: vector(x, y, TOP - 0.06), wide: 0.17, high: 0.17, colour: OAK[1] ?? OAK[0] },
      random,
    );
  const shadow = [
    vector(LEFT - 0.3, FRONT + 0.1, 0.004),
    vector(RIGHT, FRONT + 0.1, 0.004),
    vector(RIGHT, BACK, 0.004),
    vector(LEFT - 0.3, BACK, 0.004),
  ];
  face(easel, shadow, easel.light.shadow, 'fill-opacity=".5"');
  for (const x of [LEFT + 0.2, RIGHT - 0.2]) post(x, BACK - 0.25);
  const shelf = planeThrough(
    vector(LEFT + 0.1, FRONT + 0.3, SHELF),
    vector(RIGHT - 0.1, FRONT + 0.3, SHELF),
    vector(LEFT + 0.1, BACK - 0.1, SHELF),
  );
  layBoards(easel, shelf, { run: 'u', wide: 0.38, long: 7, palette: OAK, seed: 'shelf', wear: 0.4 });
  face(easel, patch(shelf, 0, 0, shelf.width, shelf.rise, 0.002), easel.light.shadow, 'fill-opacity=".34"');
  for (const [x, radius] of [
    [1.5, 0.17],
    [1.95, 0.15],
    [3.1, 0.19],
    [4.6, 0.16],
    [5, 0.14],
    [5.35, 0.15],
  ] as const) {
    drawRoll(
      easel,
      vector(x, FRONT + 0.45, SHELF + radius),
      vector(x, BACK - 0.2, SHELF + radius),
      radius,
      ZINC[0],
      brighten(ZINC[1] ?? ZINC[0], 0.92),
    );
  }
  const rail = (y: number, z: number, high: number) =>
    drawBeam(
      easel,
      { from: vector(LEFT, y, z), to: vector(RIGHT, y, z), wide: 0.07, high, colour: OAK[2] ?? OAK[0] },
      random,
    );
  rail(FRONT + 0.28, SHELF - 0.02, 0.12);
  for (const x of [LEFT + 0.2, RIGHT - 0.2]) post(x, FRONT + 0.16);
  layBoards(easel, planeThrough(vector(LEFT, FRONT, TOP), vector(RIGHT, FRONT, TOP), vector(LEFT, BACK, TOP)), {
    run: 'u',
    wide: 0.6,
    long: 9,
    palette: FIR,
    seed: 'top',
    wear: 0.25,
  });
  rail(FRONT + 0.02, TOP - 0.07, 0.15);
}

/** What lies on it: a folded sheet, snips, mallet, bucket, a roof finial under way, lengths of downpipe. */
export function drawBenchTop(easel: Easel): void {
  drawFoldedSheet(easel);
  drawSnips(easel, vector(2.2, 2.86, TOP + 0.02), 0.72, 0.35);
  drawMallet(easel, vector(4.62, 2.8, TOP), vector(0.9, 0.26, 0), 1.25);
  drawBucket(easel, vector(1, 3.7, TOP), 0.42, colour('#98A6AF'));
  drawTurnedFinial(easel, vector(5.45, 3.6, TOP));
  for (let index = 0; index < 3; index += 1) {
    const [y, z] = [3.95 - index * 0.15, TOP + 0.07];
    drawTube(
      easel,
      vector(1.75 + index * 0.12, y, z),
      vector(3.9 + index * 0.1, y, z),
      0.068,
      brighten(ZINC[0], 1 - index * 0.05),
    );
  }
}

function drawFoldedSheet(easel: Easel): void {
  const sheet = planeThrough(
    vector(2.9, 2.72, TOP + 0.012),
    vector(4.3, 2.66, TOP + 0.012),
    vector(2.96, 3.6, TOP + 0.012),
  );
  face(
    easel,
    patch(sheet, 0.04, -0.05, sheet.width + 0.05, sheet.rise, -0.01),
    easel.light.shadow,
    'fill-opacity=".45"',
  );
  const zinc = lit(easel.light, ZINC[1] ?? ZINC[0], sheet.normal);
  for (let step = 0; step < 16; step += 1) {
    face(
      easel,
      patch(sheet, (sheet.width * step) / 16, 0, sheet.width, sheet.rise),
      brighten(zinc, 1.06 + 0.2 * Math.sin(step * 0.5)),
    );
  }
  face(
    easel,
    patch(sheet, 0, sheet.rise * 0.34, sheet.width, sheet.rise * 0.34 + 0.008, 0.002),
    easel.light.shadow,
    'fill-opacity=".4"',
  );
  const flange = (u: number, lean: number, share: number) =>
    face(
      easel,
      [on(sheet, u, 0), on(sheet, u, sheet.rise), on(sheet, u + lean, sheet.rise, 0.14), on(sheet, u + lean, 0, 0.14)],
      brighten(zinc, share),
    );
  flange(0, -0.02, 0.74);
  face(
    easel,
    [
      on(sheet, 0, sheet.rise),
      on(sheet, sheet.width, sheet.rise),
      on(sheet, sheet.width, sheet.rise, 0.14),
      on(sheet, 0, sheet.rise, 0.14),
    ],
    brighten(zinc, 0.86),
  );
  flange(sheet.width, 0.02, 1.16);
}

/** A roof finial under way, with its shadow on the bench. */
function drawTurnedFinial(easel: Easel, at: Vector): void {
  face(
    easel,
    Array.from({ length: 20 }, (_, step) =>
      vector(at.x + 0.14 + Math.cos(step / 3.18) * 0.36, at.y + Math.sin(step / 3.18) * 0.24, at.z + 0.003),
    ),
    easel.light.shadow,
    'fill-opacity=".45"',
  );
  drawFinial(easel, at, ZINC[0]);
}

/** Enamelled lamp over the bench. */
export function drawLamp(easel: Easel, at: Vector): void {
  drawTube(easel, vector(at.x, at.y, at.z + 1.2), vector(at.x, at.y, at.z + 0.22), 0.008, colour('#2B2620'));
  drawTube(easel, vector(at.x, at.y, at.z + 0.24), vector(at.x, at.y, at.z + 0.16), 0.05, colour('#1F3A34'), 0.2, 0.09);
  drawTube(easel, vector(at.x, at.y, at.z + 0.16), vector(at.x, at.y, at.z), 0.09, colour('#2C5A4E'), 0.1, 0.3);
  const mouth = (radius: number, z: number) =>
    Array.from({ length: 20 }, (_, step) =>
      vector(at.x + Math.cos(step / 3.18) * radius, at.y + Math.sin(step / 3.18) * radius, at.z + z),
    );
  face(easel, mouth(0.3, 0), '#FFF0C4');
}
