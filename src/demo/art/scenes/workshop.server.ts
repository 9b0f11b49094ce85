import { colour } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet, underLight } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { indoors, lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { OAK } from '../materials/clay.server.ts';
import { layBlocks, STONE } from '../materials/masonry.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawToolWall } from '../parts/tool-wall.server.ts';
import { drawDust, drawShaft } from '../parts/weather.server.ts';
import type { Scene } from './scene.server.ts';
import { drawBench, drawBenchTop, drawLamp } from './workbench.server.ts';

const BACK = 4.6;
const WINDOW = { x: 4.05, z: 1.4, wide: 2.1, tall: 1.45 };

export const aproposAtelier: Scene = {
  alt: 'Atelier du zingueur : établi, cisailles, maillet, épi de faîtage, rouleaux de zinc et outils au mur près de la fenêtre',
  light: indoors(1.02, 0.32, 236),
  camera: { eye: vector(2.7, -2.3, 2.1), target: vector(3.45, 4, 1.32), lens: 0.98, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    underLight(easel, lightOf('golden', 80), () => {
      paintSky(easel, { horizon: 0.48, clouds: { cover: 0.4, lit: '#FFF0D8', shaded: '#E0B8A0', size: 400 } });
      paintValley(easel, { seed: 'atelier', below: 8, from: 30, mist: '#D8B49C', air: 0.5 });
    });
    drawRoom(easel);
    const board = planeThrough(
      vector(0.5, BACK - 0.06, 1.46),
      vector(3.6, BACK - 0.06, 1.46),
      vector(0.5, BACK - 0.06, 2.86),
    );
    drawToolWall(easel, board);
    drawBench(easel);
    drawBenchTop(easel);
    drawLamp(easel, vector(2.75, 3.2, 2.42));
    const [a, b, c, d] = onSheet(easel, [
      vector(4.2, BACK, 2.6),
      vector(6, BACK, 2.6),
      vector(4.9, 1.6, 0),
      vector(2.2, 1.6, 0),
    ]);
    if (a && b && c && d) drawShaft(easel, [a, b, c, d], '#FFE2B0', 0.3, 26);
    drawDust(easel, seededRandom('dust'), { x: 500, y: 150, wide: 800, tall: 700 }, 90);
    varnish(easel, { vignette: 0.5, flare: { x: 0.78, y: 0.32, radius: 0.42, colour: '#FFD296', strength: 0.34 } });
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
