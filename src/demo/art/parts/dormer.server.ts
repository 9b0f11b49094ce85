import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { add, cross, scale, UP, unit, type Vector, vector } from '../kit/space.server.ts';
import { layStandingSeam, type SeamSetting } from '../materials/standing-seam.server.ts';
import { drawOpening } from './openings.server.ts';
import { castPoints } from './shade.server.ts';

/** Foot of the front on the slope, width, height of the wall, and of the little gable over it. */
type DormerSize = { u: number; v: number; wide: number; tall: number; pitch: number };

export type DormerSetting = DormerSize & {
  seam: SeamSetting;
  cheek?: Colour;
  glow?: string;
  /** Seen near: the front is clad in trays too, and so is the frame of the window. */
  clad?: boolean;
};

export type DormerPlan = {
  left: Vector;
  right: Vector;
  apexFront: Vector;
  /** Level direction the front looks at. */
  out: Vector;
  lift: (at: Vector, z: number) => Vector;
  /** Where a level line at that height runs back from the front into the slope. */
  back: (at: Vector, z: number) => Vector;
};

export function planDormer(slope: Plane, { u, v, wide, tall, pitch }: DormerSize): DormerPlan {
  const out = unit(cross(slope.along, UP));
  const lift = (at: Vector, z: number) => add(at, vector(0, 0, z));
  const depth = (z: number) => z / Math.tan(Math.acos(slope.normal.z));
  return {
    left: on(slope, u, v),
    right: on(slope, u + wide, v),
    apexFront: lift(on(slope, u + wide / 2, v), tall + pitch),
    out,
    lift,
    back: (at, z) => add(lift(at, z), scale(out, -depth(z))),
  };
}

/** The shadow a dormer throws on its slope. */
export function castDormer(easel: Easel, slope: Plane, { tall }: DormerSize, plan: DormerPlan): void {
  const { left, right, lift, back, apexFront } = plan;
  castPoints(
    easel,
    slope,
    [lift(left, tall), lift(right, tall), apexFront, left, right, back(left, tall), back(right, tall)],
    0.5,
    easel.width / 500,
  );
}

/** A gabled dormer on a slope, clad in zinc: front, cheeks, two little roofs, apron. */
export function drawDormer(easel: Easel, slope: Plane, setting: DormerSetting): void {
  const { u, v, wide, tall, pitch } = setting;
  const plan = planDormer(slope, setting);
  const { left, right, lift } = plan;
  castDormer(easel, slope, setting, plan);
  drawCheeks(easel, slope, { ...plan, tall, cheek: setting.cheek ?? colour('#8C9AA4') });
  const front = planeThrough(left, right, lift(left, tall + pitch));
  const gable = [
    on(front, 0, 0),
    on(front, wide, 0),
    on(front, wide, tall),
    on(front, wide / 2, tall + pitch),
    on(front, 0, tall),
  ];
  face(easel, gable, lit(easel.light, setting.cheek ?? colour('#A3B0B9'), front.normal));
  if (setting.clad)
    group(easel, clipTo(easel, onSheet(easel, gable)), () =>
      layStandingSeam(easel, front, { ...setting.seam, bay: wide / 7, seed: `${setting.seam.seed}/front` }),
    );
  drawOpening(easel, front, {
    u: wide * 0.18,
    v: tall * 0.12,
    wide: wide * 0.64,
    tall: tall * 0.8,
    kind: 'window',
    ...(setting.glow && { glow: setting.glow }),
    ...(setting.clad && { surround: colour('#7F8D97') }),
  });
  drawLittleRoofs(easel, slope, setting, plan);
  const apron = patch(slope, u - 0.2, v - 0.3, u + wide + 0.2, v + 0.02, 0.02);
  face(easel, apron, brighten(lit(easel.light, colour('#A9B6BF'), slope.normal), 1.05));
  face(easel, patch(slope, u - 0.2, v - 0.33, u + wide + 0.2, v - 0.3, 0.02), easel.light.shadow, 'fill-opacity=".4"');
}

type Cheeks = DormerPlan & { tall: number; cheek: Colour };

function drawCheeks(easel: Easel, slope: Plane, { left, right, back, tall, lift, cheek }: Cheeks): void {
  for (const [foot, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const normal = scale(slope.along, side);
    const toEye = add(easel.camera.eye, scale(foot, -1));
    if (normal.x * toEye.x + normal.y * toEye.y + normal.z * toEye.z < 0) continue;
    const outline = [foot, lift(foot, tall), back(foot, tall)];
    const tone = lit(easel.light, cheek, normal);
    group(easel, clipTo(easel, onSheet(easel, outline)), () => {
      face(easel, outline, tone);
      for (let step = 1; step < 8; step += 1) {
        const z = (tall * step) / 8;
        face(easel, [lift(foot, z), back(foot, z), back(foot, z + 0.02), lift(foot, z + 0.02)], brighten(tone, 0.86));
      }
    });
  }
}

type LittleRoof = { plane: Plane; outline: Vector[]; barge: Vector[] };

/** One of the two slopes over a dormer and the board along its front; nothing where it is turned away. */
export function roofOf(
  easel: Easel,
  slope: Plane,
  { tall, pitch, wide }: DormerSize,
  { left, right, back, lift, apexFront, out }: DormerPlan,
  side: -1 | 1,
): LittleRoof | undefined {
  const over = 0.16;
  const forward = scale(out, over);
  const drop = (over * pitch) / (wide / 2);
  const apex = add(apexFront, forward);
  const apexBack = back(add(apexFront, vector(0, 0, -(tall + pitch))), tall + pitch);
  const foot = side < 0 ? left : right;
  const eaveFront = add(add(lift(foot, tall - drop), scale(slope.along, side * over)), forward);
  const eaveBack = add(back(foot, tall - drop), scale(slope.along, side * over));
  const plane = side < 0 ? planeThrough(eaveBack, eaveFront, apexBack) : planeThrough(eaveFront, eaveBack, apex);
  const toEye = add(easel.camera.eye, scale(eaveFront, -1));
  if (plane.normal.x * toEye.x + plane.normal.y * toEye.y + plane.normal.z * toEye.z < 0) return undefined;
  const barge = [eaveFront, apex, add(apex, vector(0, 0, -0.09)), add(eaveFront, vector(0, 0, -0.09))];
  return { plane, outline: [eaveFront, apex, apexBack, eaveBack], barge };
}

function drawLittleRoofs(easel: Easel, slope: Plane, setting: DormerSetting, plan: DormerPlan): void {
  for (const side of [-1, 1] as const) {
    const roof = roofOf(easel, slope, setting, plan, side);
    if (!roof) continue;
    const { plane, outline, barge } = roof;
    group(easel, clipTo(easel, onSheet(easel, outline)), () => {
      const wider = { ...plane, origin: add(plane.origin, scale(plane.along, -2)), width: plane.width + 4 };
      layStandingSeam(easel, wider, { ...setting.seam, bay: 0.4 });
    });
    face(easel, barge, brighten(lit(easel.light, colour('#8C9AA4'), plan.out), 0.8));
  }
}
