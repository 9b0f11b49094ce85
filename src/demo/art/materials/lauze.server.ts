import { brighten, type Colour } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { directed, on, type Plane } from '../kit/plane.server.ts';
import { type CellRandom, cellRandom } from '../kit/seeded-random.server.ts';
import type { Vector } from '../kit/space.server.ts';

export type LauzeSetting = {
  palette: readonly [Colour, ...Colour[]];
  seed: string;
  /** Metres of the lowest course and of the topmost: slabs grow smaller on their way up. */
  courses: readonly [number, number];
  /** 0 squared and even, 1 shifted by a century of frost. */
  disorder: number;
  /** Metres the roof has sunk at a place. */
  sag?: (u: number, v: number) => number;
  missing?: (u: number, v: number) => boolean;
};

type Slab = { u0: number; u1: number; v0: number; v1: number; chance: (salt: number) => number };

/** Split stone laid from the eave up: each slab has its own width, its own broken edge, and weight. */
export function layLauze(easel: Easel, plane: Plane, setting: LauzeSetting): void {
  const chance = cellRandom(setting.seed);
  const [low, high] = setting.courses;
  let v = 0;
  for (let row = 0; v < plane.rise; row += 1) {
    const course = low + (high - low) * (v / plane.rise);
    layCourse(easel, plane, setting, { row, v, course, chance });
    v += course;
  }
}

type Course = { row: number; v: number; course: number; chance: CellRandom };

function layCourse(easel: Easel, plane: Plane, setting: LauzeSetting, { row, v, course, chance }: Course): void {
  let u = -0.5 * chance(0, row, 9);
  for (let column = 0; u < plane.width; column += 1) {
    const wide = course * (0.9 + 1.3 * chance(column, row, 1));
    const slab = {
      u0: Math.max(-0.06, u),
      u1: Math.min(plane.width + 0.06, u + wide),
      v0: v,
      v1: Math.min(plane.rise + 0.03, v + course * 1.5),
      chance: (salt: number) => chance(column, row, salt),
    };
    u += wide * 0.985;
    if (slab.u1 - slab.u0 < 0.08 || setting.missing?.((slab.u0 + slab.u1) / 2, v + course / 2)) continue;
    drawSlab(easel, plane, setting, slab);
  }
}

function drawSlab(easel: Easel, plane: Plane, setting: LauzeSetting, { u0, u1, v0, v1, chance }: Slab): void {
  const { disorder, sag = () => 0 } = setting;
  const place = (u: number, v: number, lift: number): Vector => on(plane, u, v, lift - sag(u, v));
  const slip = (chance(2) - 0.35) * 0.1 * disorder;
  const tilt = (chance(3) - 0.5) * 0.13 * disorder;
  const thick = 0.035 + 0.025 * chance(4);
  const lift = thick + 0.02 + 0.03 * disorder * chance(5);
  const edge = [0, 0.18, 0.5, 0.82, 1].map((share, index) => {
    const ragged =
      (chance(20 + index) - 0.5) * (v1 - v0) * 0.16 + (index === 0 || index === 4 ? 0.035 * chance(30 + index) : 0);
    return { u: u0 + (u1 - u0) * share, v: v0 - slip + ragged + tilt * (share - 0.5) };
  });
  const back = [place(u1, v1, 0.01), place(u0, v1, 0.01)];
  const top = edge.map(({ u, v }) => place(u, v, lift));
  face(
    easel,
    [...edge.map(({ u, v }) => place(u + 0.02, v - 0.07, 0.015)), ...back],
    easel.light.shadow,
    'fill-opacity=".55"',
  );
  const own = setting.palette[Math.floor(chance(6) * setting.palette.length)] ?? setting.palette[0];
  const stone = brighten(own, 0.84 + 0.32 * chance(7));
  const under = edge.map(({ u, v }) => place(u, v, lift - thick)).reverse();
  face(easel, [...top, ...under], brighten(lit(easel.light, stone, directed(plane, 0, -1, 0.15)), 0.78));
  const normal = directed(plane, (chance(8) - 0.5) * 0.16, -0.1 * chance(9), 1);
  const tone = lit(easel.light, stone, normal);
  face(easel, [...top, ...back], tone);
  if (pixelsPerMetre(easel, top[0] ?? plane.origin) * (u1 - u0) < 14) return;
  const inner = edge.map(({ u, v }) => place(u, v + 0.03, lift + 0.002)).reverse();
  face(easel, [...top, ...inner], brighten(tone, 1.2), 'fill-opacity=".7"');
  const [a, b] = [u0 + (u1 - u0) * (0.1 + 0.4 * chance(10)), u0 + (u1 - u0) * (0.6 + 0.35 * chance(11))];
  const [c, d] = [v0 + (v1 - v0) * 0.2, v0 + (v1 - v0) * (0.4 + 0.2 * chance(12))];
  const stain = [place(a, c, lift), place(b, c + 0.03, lift), place(b - 0.04, d, lift), place(a + 0.05, d, lift)];
  face(easel, stain, brighten(tone, 0.8 + 0.36 * chance(13)), 'fill-opacity=".5"');
}
