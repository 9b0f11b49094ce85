import { brighten, colour, mix } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet, shape, spot } from '../kit/easel.server.ts';
import { gleam, lit } from '../kit/light.server.ts';
import { footOn, on, type Plane, patch } from '../kit/plane.server.ts';
import { add, minus, type Point, point, unit, type Vector, vector } from '../kit/space.server.ts';
import { type BlockSetting, BRICK, layBlocks, layRender, RENDER, STONE } from '../materials/masonry.server.ts';
import { type Box, upright, visibleSides } from './box.server.ts';
import { castBox } from './shade.server.ts';

export type ChimneySetting = {
  /** Foot of the left front corner, on the slope. */
  at: { u: number; v: number };
  wide: number;
  deep: number;
  tall: number;
  skin: 'brick' | 'stone' | 'render';
  pots: number;
  seed: string;
  /** Zinc flashing at the foot; left out on neglected roofs. */
  flashing?: boolean;
  shadow?: number;
};

export function chimneyBox(plane: Plane, setting: ChimneySetting): Box {
  const foot = on(plane, setting.at.u, setting.at.v);
  return upright(vector(foot.x, foot.y, foot.z), setting.wide, setting.deep, setting.tall);
}

export function drawChimney(easel: Easel, plane: Plane, setting: ChimneySetting): void {
  const box = chimneyBox(plane, setting);
  castBox(easel, plane, box, setting.shadow ?? 0.6, easel.width / 700);
  if (setting.flashing !== false) drawFlashing(easel, plane, box, setting);
  for (const side of visibleSides(easel, box).filter(({ normal }) => normal.z < 0.9)) {
    group(easel, clipTo(easel, onSheet(easel, aboveSlope(plane, side))), () => {
      if (setting.skin === 'render') layRender(easel, side, RENDER, setting.seed, 0.8);
      else layBlocks(easel, side, setting.skin === 'brick' ? bricks(setting.seed) : stones(setting.seed));
    });
  }
  if (setting.flashing !== false) drawUpstand(easel, plane, box);
  drawCap(easel, box, setting);
}

const bricks = (seed: string): BlockSetting => ({
  palette: BRICK,
  joint: colour('#C9B79C'),
  wide: 0.22,
  high: 0.075,
  rough: 0.12,
  seed,
});
const stones = (seed: string): BlockSetting => ({
  palette: STONE,
  joint: colour('#D2C4A8'),
  wide: 0.3,
  high: 0.16,
  rough: 0.8,
  seed,
});

function drawFlashing(easel: Easel, plane: Plane, box: Box, { wide, deep }: ChimneySetting): void {
  const a = footOn(plane, vector(box.corner.x, box.corner.y, 0)).u;
  const front = footOn(plane, liftTo(plane, box.corner)).v;
  const back = footOn(plane, liftTo(plane, add(box.corner, vector(0, deep, 0)))).v;
  const zinc = colour('#8E9BA4');
  const sheet = (u0: number, v0: number, u1: number, v1: number, share: number) =>
    face(easel, patch(plane, u0, v0, u1, v1, 0.07), brighten(lit(easel.light, zinc, plane.normal), share));
  face(
    easel,
    patch(plane, a - 0.17, front - 0.3, a + wide + 0.19, back + 0.18, 0.09),
    easel.light.shadow,
    'fill-opacity=".4"',
  );
  sheet(a - 0.16, front - 0.26, a + wide + 0.16, back + 0.16, 0.95);
  sheet(a - 0.16, front - 0.26, a + wide + 0.16, front - 0.22, 1.2);
  sheet(a - 0.16, front - 0.26, a - 0.13, back + 0.16, 1.18);
}

/** The point of the slope straight above or below a place. */
function liftTo(plane: Plane, at: Vector): Vector {
  const { lift } = footOn(plane, at);
  return vector(at.x, at.y, at.z - lift / plane.normal.z);
}

function aboveSlope(plane: Plane, side: Plane): Vector[] {
  const base = (u: number) => footOn(side, liftTo(plane, on(side, u, 0))).v;
  return [
    on(side, 0, base(0)),
    on(side, side.width, base(side.width)),
    on(side, side.width, side.rise),
    on(side, 0, side.rise),
  ];
}

function drawUpstand(easel: Easel, plane: Plane, box: Box): void {
  const zinc = colour('#8D9AA3');
  for (const side of visibleSides(easel, box).filter(({ normal }) => normal.z < 0.9)) {
    const base = (u: number) => footOn(side, liftTo(plane, on(side, u, 0))).v;
    const [left, right] = [base(0), base(side.width)];
    const steps = Math.abs(left - right) > 0.05 ? 3 : 1;
    for (let step = 0; step < steps; step += 1) {
      const [u0, u1] = [(side.width * step) / steps, (side.width * (step + 1)) / steps];
      const at = (u: number) => left + ((right - left) * u) / side.width;
      const top = Math.max(at(u0), at(u1)) + 0.14;
      const tone = lit(easel.light, zinc, side.normal);
      face(
        easel,
        [on(side, u0, at(u0), 0.01), on(side, u1, at(u1), 0.01), on(side, u1, top, 0.01), on(side, u0, top, 0.01)],
        brighten(tone, 0.96 + 0.07 * step),
      );
      face(
        easel,
        [
          on(side, u0, top - 0.02, 0.012),
          on(side, u1, top - 0.02, 0.012),
          on(side, u1, top, 0.012),
          on(side, u0, top, 0.012),
        ],
        mix(tone, colour('#FFFFFF'), 0.3),
      );
    }
  }
}

function drawCap(easel: Easel, box: Box, { wide, deep, pots, skin }: ChimneySetting): void {
  const top = box.corner.z + box.tall.z;
  const slab = (out: number, low: number, high: number) =>
    upright(vector(box.corner.x - out, box.corner.y - out, top + low), wide + 2 * out, deep + 2 * out, high);
  const stone = skin === 'brick' ? colour('#B9866A') : colour('#CDBB9C');
  for (const [out, low, high, tint] of [
    [0.04, 0, 0.06, 0.95],
    [0.09, 0.06, 0.07, 1.05],
  ] as const) {
    for (const side of visibleSides(easel, slab(out, low, high))) {
      face(easel, patch(side, 0, 0, side.width, side.rise), brighten(lit(easel.light, stone, side.normal), tint));
    }
  }
  for (let index = 0; index < pots; index += 1) {
    const x = box.corner.x + (wide * (index + 0.5)) / pots;
    drawPot(
      easel,
      vector(x, box.corner.y + deep / 2, top + 0.13),
      Math.min(0.13, (wide / pots) * 0.36),
      0.42 + (index % 2) * 0.06,
    );
  }
}

/** A terracotta pot: a tapered cylinder in vertical strips, a rim, and the dark of the flue. */
function drawPot(easel: Easel, at: Vector, radius: number, tall: number): void {
  const strips = 12;
  const clay = colour('#B4603E');
  const ring = (angle: number, z: number, share: number): Vector =>
    vector(at.x + Math.cos(angle) * radius * share, at.y + Math.sin(angle) * radius * share, at.z + z);
  const toEye = unit(minus(easel.camera.eye, at));
  const band = (low: number, high: number, shareLow: number, shareHigh: number) => {
    for (let index = 0; index < strips; index += 1) {
      const [from, to] = [(index / strips) * 6.2832, ((index + 1.3) / strips) * 6.2832];
      const normal = vector(Math.cos(from + 0.26), Math.sin(from + 0.26), 0);
      if (normal.x * toEye.x + normal.y * toEye.y < -0.15) continue;
      const body = lit(easel.light, clay, normal);
      face(
        easel,
        [ring(from, low, shareLow), ring(to, low, shareLow), ring(to, high, shareHigh), ring(from, high, shareHigh)],
        mix(body, easel.light.sunColour, 0.2 * gleam(easel.light, normal, toEye, 6)),
      );
    }
  };
  band(0, tall, 1, 0.8);
  band(tall - 0.07, tall, 0.98, 0.98);
  const mouth: Point[] = Array.from({ length: 16 }, (_, index) => spot(easel, ring((index / 16) * 6.2832, tall, 0.98)));
  shape(easel, mouth, lit(easel.light, brighten(clay, 0.9), vector(0, 0, 1)));
  const flue = Array.from({ length: 16 }, (_, index) => spot(easel, ring((index / 16) * 6.2832, tall, 0.72)));
  shape(
    easel,
    flue.map(({ x, y }) => point(x, y)),
    '#1a1210',
  );
}
