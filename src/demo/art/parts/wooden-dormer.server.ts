import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { add, between, scale, type Vector, vector } from '../kit/space.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { type Covering, layCovering } from '../materials/covering.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { castDormer, type DormerPlan, planDormer, roofOf } from './dormer.server.ts';
import { drawOpening } from './openings.server.ts';
import { layRidge } from './ridge.server.ts';

export type WoodenDormer = {
  u: number;
  v: number;
  wide: number;
  tall: number;
  pitch: number;
  wood: readonly [Colour, ...Colour[]];
  covering: Covering;
  seed: string;
};

/** A dormer of boards and posts under a small tiled roof, left to the weather. */
export function drawWoodenDormer(easel: Easel, slope: Plane, setting: WoodenDormer): void {
  const plan = planDormer(slope, setting);
  castDormer(easel, slope, setting, plan);
  boardCheeks(easel, slope, setting, plan);
  drawFront(easel, setting, plan);
  for (const side of [-1, 1] as const) {
    const roof = roofOf(easel, slope, setting, plan, side);
    if (!roof) continue;
    group(easel, clipTo(easel, onSheet(easel, roof.outline)), () => layCovering(easel, roof.plane, setting.covering));
    face(easel, roof.barge, brighten(lit(easel.light, setting.wood[0], plan.out), 0.8));
  }
  const { tall, pitch } = setting;
  const end = plan.back(add(plan.apexFront, vector(0, 0, -(tall + pitch))), tall + pitch);
  const from = add(plan.apexFront, scale(plan.out, 0.18));
  layRidge(easel, {
    from,
    to: between(from, end, 0.86),
    palette: setting.covering.palette ?? [colour('#8C5B47')],
    seed: `${setting.seed}/ridge`,
    radius: 0.09,
    piece: 0.33,
    mortar: false,
  });
}

function boardCheeks(easel: Easel, slope: Plane, setting: WoodenDormer, { left, right, lift, back }: DormerPlan): void {
  const { tall, wood, seed } = setting;
  for (const [foot, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const toEye = add(easel.camera.eye, scale(foot, -1));
    const normal = scale(slope.along, side);
    if (normal.x * toEye.x + normal.y * toEye.y + normal.z * toEye.z < 0) continue;
    const rear = back(foot, tall);
    const low = vector(rear.x, rear.y, foot.z);
    const cheek = side < 0 ? planeThrough(low, foot, rear) : planeThrough(foot, low, lift(foot, tall));
    group(easel, clipTo(easel, onSheet(easel, [foot, lift(foot, tall), rear])), () =>
      layBoards(easel, cheek, { run: 'u', wide: 0.17, long: 3, palette: wood, seed: `${seed}/cheek`, wear: 0.7 }),
    );
  }
}

/** Posts, lintel and boarded gable round the window; paint that has come off in flakes. */
function drawFront(easel: Easel, setting: WoodenDormer, { left, right, lift }: DormerPlan): void {
  const { wide, tall, pitch, wood, seed } = setting;
  const front = planeThrough(left, right, lift(left, tall + pitch));
  const gable = [
    on(front, 0, 0),
    on(front, wide, 0),
    on(front, wide, tall),
    on(front, wide / 2, tall + pitch),
    on(front, 0, tall),
  ];
  group(easel, clipTo(easel, onSheet(easel, gable)), () =>
    layBoards(easel, front, { run: 'v', wide: 0.15, long: 4, palette: wood, seed: `${seed}/front`, wear: 0.7 }),
  );
  drawOpening(easel, front, {
    u: wide * 0.2,
    v: tall * 0.14,
    wide: wide * 0.6,
    tall: tall * 0.74,
    kind: 'window',
    surround: colour('#8A8070'),
  });
  const random = seededRandom(`${seed}/posts`);
  const beam = (from: Vector, to: Vector, section: number, lean = 0) =>
    drawBeam(
      easel,
      { from: add(from, vector(lean, 0, 0)), to, wide: section, high: section, colour: wood[0], wear: 1 },
      random,
    );
  beam(on(front, 0.07, 0, 0.03), on(front, 0.07, tall, 0.03), 0.15);
  beam(on(front, wide - 0.07, 0, 0.03), on(front, wide - 0.07, tall, 0.03), 0.15, 0.03);
  beam(on(front, -0.06, tall - 0.05, 0.06), on(front, wide + 0.06, tall - 0.09, 0.06), 0.17);
  for (let flake = 0; flake < 90; flake += 1) {
    const [u, v, size] = [random.between(0.02, wide - 0.1), random.between(0, tall), random.between(0.02, 0.09)];
    if (u > wide * 0.17 && u < wide * 0.8 && v > tall * 0.1 && v < tall * 0.9) continue;
    const chip = [
      on(front, u, v, 0.12),
      on(front, u + size * 0.4, v - size * 0.2, 0.12),
      on(front, u + size * 0.5, v + size, 0.12),
      on(front, u + size * 0.1, v + size * 0.9, 0.12),
    ];
    face(
      easel,
      chip,
      lit(easel.light, random.chance(0.7) ? colour('#8FA3A6') : colour('#C9C4B2'), front.normal),
      'fill-opacity=".75"',
    );
  }
  const crack = [
    on(front, wide * 0.24, tall * 0.62, 0.02),
    on(front, wide * 0.4, tall * 0.5, 0.02),
    on(front, wide * 0.36, tall * 0.44, 0.02),
    on(front, wide * 0.5, tall * 0.3, 0.02),
    on(front, wide * 0.28, tall * 0.34, 0.02),
  ];
  face(easel, crack, '#0C0F12', 'fill-opacity=".8"');
}
