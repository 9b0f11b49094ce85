import { brighten, colour } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, patch, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { add, scale, vector } from '../kit/space.server.ts';
import { indoors } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { OAK, ZINC } from '../materials/clay.server.ts';
import { layBlocks, STONE } from '../materials/masonry.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawTube } from '../parts/gutter.server.ts';
import { drawToolWall } from '../parts/tool-wall.server.ts';
import { drawBucket, drawMallet, drawRoll, drawSnips } from '../parts/tools.server.ts';
import { drawDust, drawShaft } from '../parts/weather.server.ts';
import type { Scene } from './scene.server.ts';

const BACK = 4.6;
const WINDOW = { x: 4, z: 1.3, wide: 2.1, tall: 1.4 };
const TOP = 0.98;

export const aproposAtelier: Scene = {
  alt: 'Atelier du zingueur : établi de chêne, cisailles, maillet, rouleaux de zinc et outils au mur près de la fenêtre',
  light: indoors(1.18, 0.3),
  camera: { eye: vector(2.2, -1.5, 1.95), target: vector(3.5, 4, 1.28), lens: 0.92, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.5, clouds: { cover: 0.4, lit: '#FFF0D8', shaded: '#E0B8A0', size: 400 } });
    paintValley(easel, { seed: 'atelier', below: 8, from: 60, mist: '#E6C2A4', air: 0.6 });
    drawRoom(easel);
    drawToolWall(
      easel,
      planeThrough(vector(0.5, BACK - 0.06, 1.36), vector(3.6, BACK - 0.06, 1.36), vector(0.5, BACK - 0.06, 2.76)),
    );
    drawBench(easel);
    drawBenchTop(easel);
    const corners = onSheet(easel, [
      vector(4.1, BACK, 2.6),
      vector(6, BACK, 2.6),
      vector(4.6, 1.2, 0),
      vector(1.2, 1.2, 0),
    ]);
    const [a, b, c, d] = corners;
    if (a && b && c && d) drawShaft(easel, [a, b, c, d], '#FFE2B0', 0.4);
    drawDust(easel, seededRandom('dust'), { x: 500, y: 150, wide: 800, tall: 700 }, 110);
    varnish(easel, { vignette: 0.42, flare: { x: 0.82, y: 0.34, radius: 0.5, colour: '#FFD296', strength: 0.34 } });
  },
};

function drawRoom(easel: Easel): void {
  const wall = planeThrough(vector(-1, BACK, 0), vector(9, BACK, 0), vector(-1, BACK, 5));
  const { x, z, wide, tall } = WINDOW;
  const at = (px: number, pz: number) => vector(px, BACK, pz);
  const parts = [
    [at(-1, 0), at(x, 0), at(x, 5), at(-1, 5)],
    [at(x + wide, 0), at(9, 0), at(9, 5), at(x + wide, 5)],
    [at(x - 0.01, 0), at(x + wide + 0.01, 0), at(x + wide + 0.01, z), at(x - 0.01, z)],
    [at(x - 0.01, z + tall), at(x + wide + 0.01, z + tall), at(x + wide + 0.01, 5), at(x - 0.01, 5)],
  ];
  for (const part of parts) {
    group(easel, clipTo(easel, onSheet(easel, part)), () =>
      layBlocks(easel, wall, {
        palette: STONE,
        joint: colour('#C6B596'),
        wide: 0.4,
        high: 0.2,
        rough: 0.95,
        seed: 'atelier',
      }),
    );
  }
  const frame = colour('#5F7486');
  const bar = (x0: number, z0: number, x1: number, z1: number) =>
    face(easel, [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)], lit(easel.light, frame, vector(0, -1, 0)));
  for (let pane = 0; pane <= 4; pane += 1) bar(x + (wide * pane) / 4 - 0.03, z, x + (wide * pane) / 4 + 0.03, z + tall);
  for (let pane = 0; pane <= 2; pane += 1) bar(x, z + (tall * pane) / 2 - 0.03, x + wide, z + (tall * pane) / 2 + 0.03);
  drawBeam(
    easel,
    {
      from: vector(x - 0.3, BACK - 0.06, z + tall + 0.13),
      to: vector(x + wide + 0.3, BACK - 0.06, z + tall + 0.13),
      wide: 0.18,
      high: 0.24,
      colour: OAK[0],
    },
    seededRandom('lintel'),
  );
  layBoards(easel, planeThrough(vector(-1, -3, 0), vector(9, -3, 0), vector(-1, BACK, 0)), {
    run: 'v',
    wide: 0.22,
    long: 2.8,
    palette: OAK,
    seed: 'floor',
    wear: 0.3,
  });
  for (let index = 0; index < 4; index += 1)
    drawBeam(
      easel,
      {
        from: vector(-1 + index * 2.6, BACK, 3.1),
        to: vector(-1 + index * 2.6, -2, 3.1),
        wide: 0.2,
        high: 0.28,
        colour: OAK[1] ?? OAK[0],
      },
      seededRandom(`joist${index}`),
    );
}

function drawBench(easel: Easel): void {
  const random = seededRandom('bench');
  for (const [x, y] of [
    [0.7, 4.1],
    [6.3, 4.1],
    [0.7, 2.7],
    [6.3, 2.7],
  ] as const)
    drawBeam(
      easel,
      { from: vector(x, y, 0), to: vector(x, y, TOP - 0.08), wide: 0.16, high: 0.16, colour: OAK[3] ?? OAK[0] },
      random,
    );
  drawBeam(
    easel,
    { from: vector(0.7, 2.7, 0.3), to: vector(6.3, 2.7, 0.3), wide: 0.08, high: 0.14, colour: OAK[1] ?? OAK[0] },
    random,
  );
  layBoards(easel, planeThrough(vector(0.6, 2.72, 0.37), vector(6.4, 2.72, 0.37), vector(0.6, 4.2, 0.37)), {
    run: 'u',
    wide: 0.3,
    long: 6,
    palette: OAK,
    seed: 'shelf',
    wear: 0.5,
  });
  for (const [index, x] of [1.6, 2.7, 4.4].entries())
    drawRoll(
      easel,
      vector(x, 2.9, 0.55 + index * 0.02),
      vector(x + 0.06, 4.2, 0.55),
      0.17,
      ZINC[0],
      brighten(ZINC[0], 0.9),
    );
  drawBeam(
    easel,
    {
      from: vector(0.4, 2.62, TOP - 0.06),
      to: vector(6.6, 2.62, TOP - 0.06),
      wide: 0.06,
      high: 0.16,
      colour: OAK[2] ?? OAK[0],
    },
    random,
  );
  layBoards(easel, planeThrough(vector(0.4, 2.6, TOP), vector(6.6, 2.6, TOP), vector(0.4, 4.35, TOP)), {
    run: 'u',
    wide: 0.29,
    long: 6.4,
    palette: OAK,
    seed: 'top',
  });
}

function drawBenchTop(easel: Easel): void {
  const sheet = planeThrough(
    vector(2.5, 2.85, TOP + 0.012),
    vector(4.2, 2.75, TOP + 0.012),
    vector(2.55, 3.7, TOP + 0.012),
  );
  face(
    easel,
    patch(sheet, 0.03, -0.04, sheet.width + 0.03, sheet.rise, -0.01),
    easel.light.shadow,
    'fill-opacity=".45"',
  );
  const zinc = lit(easel.light, ZINC[1] ?? ZINC[0], sheet.normal);
  for (let step = 0; step < 14; step += 1)
    face(
      easel,
      patch(sheet, (sheet.width * step) / 14, 0, sheet.width, sheet.rise),
      brighten(zinc, 1.02 + 0.2 * Math.sin(step * 0.55)),
    );
  for (const share of [0.3, 0.62])
    face(
      easel,
      patch(sheet, 0, sheet.rise * share, sheet.width, sheet.rise * share + 0.006, 0.002),
      easel.light.shadow,
      'fill-opacity=".5"',
    );
  face(
    easel,
    [
      on(sheet, 0, sheet.rise),
      on(sheet, sheet.width, sheet.rise),
      on(sheet, sheet.width, sheet.rise, 0.11),
      on(sheet, 0, sheet.rise, 0.11),
    ],
    brighten(zinc, 0.78),
  );
  drawSnips(easel, vector(3.35, 3.12, TOP + 0.02), 0.46, 0.5);
  drawMallet(easel, vector(1.7, 2.95, TOP), vector(0.86, 0.3, 0), 1.1);
  drawBucket(easel, vector(1.25, 3.75, TOP), 0.36, colour('#98A6AF'));
  for (let index = 0; index < 3; index += 1) {
    const from = vector(4.7 + index * 0.03, 3.1 + index * 0.26, TOP + 0.07);
    drawTube(easel, from, add(from, scale(vector(1.7, 0.06, 0), 1)), 0.065, brighten(ZINC[0], 1 - index * 0.06));
  }
}
