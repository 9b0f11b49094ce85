import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face, onSheet, pixelsPerMetre, stroke } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { footOn, on, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom, fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { add, type Vector, vector } from '../kit/space.server.ts';
import { BRICK } from '../materials/masonry.server.ts';
import { type Box, upright, visibleSides } from './box.server.ts';
import { type ChimneySetting, chimneyBox } from './chimney.server.ts';

/** A brick stack that frost has been at: bricks gone, a crack from the cap down, soot, weeds, a fillet that lets go. */
export function spoilStack(easel: Easel, plane: Plane, setting: ChimneySetting): void {
  const box = chimneyBox(plane, setting);
  const sides = visibleSides(easel, box).filter(({ normal }) => normal.z < 0.9);
  for (const [index, side] of sides.entries()) {
    const seed = `${setting.seed}/${index}`;
    soil(easel, side, seed);
    loseBricks(easel, side, seed);
    crack(easel, side, seed);
    fillet(easel, plane, side, seed);
  }
  growWeeds(easel, box, setting.seed);
}

/** Soot under the cap and white salts below, in runs. */
function soil(easel: Easel, side: Plane, seed: string): void {
  const random = seededRandom(`${seed}/soil`);
  for (let run = 0; run < 34; run += 1) {
    const u = random.between(0, side.width * 0.96);
    const [top, reach, wide] = [
      side.rise * random.between(0.7, 1),
      random.between(0.3, 1.4),
      random.between(0.02, 0.1),
    ];
    const salt = random.chance(0.3);
    face(
      easel,
      patch(side, u, Math.max(0, top - reach), Math.min(side.width, u + wide), top, 0.003),
      salt ? '#E4DACB' : '#15100E',
      `fill-opacity="${(salt ? 0.16 : random.between(0.08, 0.24)).toFixed(2)}"`,
    );
  }
}

const [WIDE, HIGH] = [0.22, 0.075];

function loseBricks(easel: Easel, side: Plane, seed: string): void {
  const chance = cellRandom(`${seed}/bricks`);
  const frost = fractalNoise(`${seed}/frost`, 2);
  const deep = lit(easel.light, colour('#2A1B16'), side.normal);
  for (let row = 2; row * HIGH < side.rise - HIGH; row += 1) {
    for (let column = 0; column * WIDE < side.width; column += 1) {
      const u = column * WIDE - (row % 2) * WIDE * 0.5;
      const [left, right] = [Math.max(0, u + 0.008), Math.min(side.width, u + WIDE - 0.008)];
      if (right - left < 0.06 || frost(u * 1.6, row * HIGH * 1.6) < 0.5 || chance(column, row) > 0.32) continue;
      const v = row * HIGH;
      face(easel, patch(side, left, v, right, v + HIGH, 0.004), deep);
      face(
        easel,
        patch(side, left, v, right, v + HIGH * 0.28, 0.005),
        lit(easel.light, brighten(BRICK[2], 0.7), vector(0, 0, 1)),
      );
      if (chance(column, row, 2) < 0.4)
        face(
          easel,
          patch(side, left, v, left + (right - left) * 0.55, v + HIGH * 0.8, 0.006),
          lit(easel.light, BRICK[1], side.normal),
        );
    }
  }
}

/** A split that follows the joints down from the cap. */
function crack(easel: Easel, side: Plane, seed: string): void {
  const random = seededRandom(`${seed}/crack`);
  const points = [on(side, side.width * random.between(0.35, 0.65), side.rise, 0.008)];
  let u = footOn(side, points[0] ?? side.origin).u;
  for (let v = side.rise; v > side.rise * 0.3; v -= HIGH) {
    points.push(on(side, u, v, 0.008));
    u = Math.min(side.width - 0.05, Math.max(0.05, u + random.between(-0.1, 0.1)));
    points.push(on(side, u, v, 0.008));
  }
  const metre = pixelsPerMetre(easel, points[0] ?? side.origin);
  stroke(easel, onSheet(easel, points), '#0F0A08', metre * 0.022, 'stroke-linejoin="round"');
}

/** Mortar between stack and tiles, in broken lengths. */
function fillet(easel: Easel, plane: Plane, side: Plane, seed: string): void {
  const random = seededRandom(`${seed}/fillet`);
  const base = (u: number) => {
    const { lift } = footOn(plane, on(side, u, 0));
    return -lift / plane.normal.z;
  };
  for (let u = 0; u < side.width - 0.05; ) {
    const reach = Math.min(side.width, u + random.between(0.16, 0.42));
    const tone = brighten(lit(easel.light, colour('#9B8E7C'), side.normal), random.between(0.85, 1.15));
    const top = random.between(0.1, 0.17);
    const strip = [
      on(side, u, base(u) - 0.02, 0.05),
      on(side, reach, base(reach) - 0.02, 0.05),
      on(side, reach, base(reach) + top, 0.008),
      on(side, u, base(u) + top * random.between(0.7, 1.1), 0.008),
    ];
    if (random.chance(0.7)) face(easel, strip, tone);
    else face(easel, strip, '#120D0B', 'fill-opacity=".5"');
    u = reach + random.between(0, 0.05);
  }
}

/** Grass and a young tree in the joints of the cap. */
function growWeeds(easel: Easel, box: Box, seed: string): void {
  const random = seededRandom(`${seed}/weeds`);
  const top = add(box.corner, vector(0, 0, box.tall.z + 0.1));
  for (let blade = 0; blade < 34; blade += 1) {
    const foot = add(top, vector(random.between(0, box.wide.x), random.between(0, 0.2), 0));
    const [tall, lean] = [random.between(0.08, 0.34), random.between(-0.14, 0.14)];
    const tip: Vector = add(foot, vector(lean, 0, tall));
    const green = lit(easel.light, random.chance(0.4) ? colour('#8C9350') : colour('#64743A'), vector(0, -0.7, 0.7));
    face(easel, [add(foot, vector(-0.012, 0, 0)), add(foot, vector(0.012, 0, 0)), tip], green);
  }
}

/** The underside of the corbelled crown, for a stack seen from below. Drawn before the stack. */
export function drawCrownShade(easel: Easel, plane: Plane, setting: ChimneySetting): void {
  const { corner, tall } = chimneyBox(plane, setting);
  const shade = lit(easel.light, brighten(BRICK[2], 0.8), vector(0, 0, -1));
  for (const [out, rise] of [
    [0.09, 0.06],
    [0.04, 0],
  ] as const) {
    const at = (x: number, y: number) => add(corner, vector(x, y, tall.z + rise));
    const [right, rear] = [setting.wide + out, setting.deep + out];
    face(easel, [at(-out, -out), at(right, -out), at(right, rear), at(-out, rear)], shade);
  }
}

/** A flat cap on brick piers: rain stays out, smoke leaves by the sides. Drawn before the stack, which hides its feet. */
export function drawPierCap(easel: Easel, plane: Plane, setting: ChimneySetting): void {
  const { corner, tall } = chimneyBox(plane, setting);
  const { wide, deep } = setting;
  const base = vector(corner.x, corner.y, corner.z + tall.z);
  const block = (x: number, y: number, z: number, size: readonly [number, number, number], own: Colour) => {
    for (const side of visibleSides(easel, upright(add(base, vector(x, y, z)), ...size)))
      face(easel, patch(side, 0, 0, side.width, side.rise), lit(easel.light, own, side.normal));
  };
  const [out, under] = [0.14, 0.5];
  const corners = [
    [-out, -out],
    [wide + out, -out],
    [wide + out, deep + out],
    [-out, deep + out],
  ] as const;
  const slab = corners.map(([x, y]) => add(base, vector(x, y, under)));
  face(easel, slab, lit(easel.light, colour('#A39582'), vector(0, 0, -1)));
  for (const y of [deep - 0.24, 0.02])
    for (const x of [wide - 0.26, wide / 2 - 0.12, 0.02]) block(x, y, 0.05, [0.24, 0.22, under - 0.05], BRICK[1]);
  block(-out, -out, under, [wide + 2 * out, deep + 2 * out, 0.1], colour('#C9BAA2'));
  block(-0.08, -0.08, under + 0.1, [wide + 0.16, deep + 0.16, 0.03], colour('#93A2AC'));
}
