import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { type Random, seededRandom } from '../kit/seeded-random.server.ts';
import { type Vector, vector } from '../kit/space.server.ts';
import { layStandingSeam, type SeamSetting } from '../materials/standing-seam.server.ts';
import { drawTube } from './gutter.server.ts';

export type BoxGutter = {
  /** Where it starts and ends along y; the roof stands on its left, the parapet on its right. */
  from: number;
  to: number;
  wide: number;
  deep: number;
  /** Height of its floor. */
  floor: number;
  seam: SeamSetting;
  /** Metres between two steps of the floor, and how high each is. */
  step: number;
  drop: number;
};

/** The floors of a box gutter, one for each length between two steps, the nearest last. */
function floorsOf({ from, to, wide, floor, step, drop }: BoxGutter): Plane[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count }, (_, index) => {
    const [near, far, z] = [from + index * step, Math.min(to, from + (index + 1) * step), floor + index * drop];
    return planeThrough(vector(wide, near, z), vector(wide, far, z), vector(0, near, z));
  }).reverse();
}

/** Chéneau: a trough of folded sheets between roof and parapet, seen from inside, running away from the viewer. */
export function drawBoxGutter(easel: Easel, gutter: BoxGutter): void {
  const { from, to, wide, deep, floor, seam } = gutter;
  const rim = floor + deep;
  const flank = planeThrough(vector(wide, to, floor), vector(wide, from, floor), vector(wide, to, rim));
  layStandingSeam(easel, flank, { ...seam, bay: gutter.step, seed: `${seam.seed}/flank` });
  const rise = planeThrough(vector(0, from, floor), vector(0, to, floor), vector(0, from, rim));
  layStandingSeam(easel, rise, { ...seam, bay: gutter.step, seed: `${seam.seed}/rise` });
  for (const [index, bed] of floorsOf(gutter).entries()) {
    layStandingSeam(easel, bed, { ...seam, bay: bed.width, seed: `${seam.seed}/floor${index}` });
    face(easel, patch(bed, 0, bed.rise - 0.16, bed.width, bed.rise, 0.004), easel.light.shadow, 'fill-opacity=".34"');
    face(easel, patch(bed, 0, 0, bed.width, 0.05, 0.004), easel.light.shadow, 'fill-opacity=".2"');
    drawStep(easel, bed, gutter.drop, seam.palette[0]);
  }
}

/** The upright of a step: a folded lip that throws a shadow on the next length. */
function drawStep(easel: Easel, bed: Plane, drop: number, metal: Colour): void {
  const edge = (u: number, lift: number, v: number) => on(bed, u, v, lift);
  const front = [edge(0, -drop, 0), edge(0, -drop, bed.rise), edge(0, 0, bed.rise), edge(0, 0, 0)];
  face(easel, front, brighten(lit(easel.light, metal, vector(0, -1, 0.2)), 0.86));
  face(easel, patch(bed, -0.012, 0, 0.03, bed.rise, 0.006), brighten(lit(easel.light, metal, bed.normal), 1.25));
}

/** The wire basket over the outlet. */
export function drawLeafGuard(easel: Easel, { wide, floor }: BoxGutter, y: number): void {
  const wire = colour('#C9D2D8');
  const centre = vector(wide / 2, y, floor);
  const ring = Array.from({ length: 22 }, (_, index) =>
    vector(centre.x + Math.cos(index / 3.5) * 0.13, centre.y + Math.sin(index / 3.5) * 0.13, floor + 0.012),
  );
  face(easel, ring, '#12161A');
  for (let rib = 0; rib < 8; rib += 1) {
    const angle = (rib / 8) * Math.PI;
    const arc = Array.from({ length: 9 }, (_, step) => {
      const turn = (step / 8) * Math.PI;
      const reach = Math.cos(turn) * 0.13;
      return vector(
        centre.x + Math.cos(angle) * reach,
        centre.y + Math.sin(angle) * reach,
        floor + 0.01 + Math.sin(turn) * 0.17,
      );
    });
    for (const [index, at] of arc.slice(0, -1).entries()) drawTube(easel, at, arc[index + 1] ?? at, 0.006, wire);
  }
}

/** What years without care leave: rust, split seams, and standing water that mirrors the sky. */
export function spoilGutter(easel: Easel, gutter: BoxGutter): void {
  const { from, to, wide, floor, deep } = gutter;
  const random = seededRandom(`${gutter.seam.seed}/spoil`);
  const bed = planeThrough(vector(wide, from, floor), vector(wide, to, floor), vector(0, from, floor));
  const blot = (plane: Plane, u: number, v: number, size: number, fill: Colour | string, extra: string) => {
    const outline = Array.from({ length: 14 }, (_, index) => {
      const [angle, reach] = [(index / 14) * Math.PI * 2, size * random.between(0.65, 1.2)];
      const inside = Math.min(plane.rise, Math.max(0, v + Math.sin(angle) * reach * 0.7));
      return on(plane, u + Math.cos(angle) * reach * 1.5, inside, 0.008);
    });
    face(easel, outline, fill, extra);
  };
  const flank = planeThrough(vector(0, from, floor), vector(0, to, floor), vector(0, from, floor + deep));
  for (let index = 0; index < 60; index += 1) {
    const plane = random.chance(0.6) ? bed : flank;
    const rust = mix(colour('#7A3F22'), colour('#A8602E'), random.next());
    const at = [random.between(0, 1) ** 1.6 * bed.width, random.between(0, plane.rise)] as const;
    blot(plane, ...at, random.between(0.05, 0.26), lit(easel.light, rust, plane.normal), 'fill-opacity=".75"');
  }
  for (const u of [1.3, 5.4, 9.2]) {
    for (const [reach, fill, extra] of [
      [1, '#39434A', 'fill-opacity=".72"'],
      [0.9, '#7F919C', 'fill-opacity=".6"'],
      [0.3, '#D6E1E6', 'fill-opacity=".3"'],
    ] as const)
      face(easel, puddle(bed, u, reach, random), fill, extra);
    blot(bed, u - 1.4, wide * 0.7, 0.07, '#0E0C0B', 'fill-opacity=".9"');
  }
}

/** Standing water: long, and as wide as the trough lets it be. */
function puddle(bed: Plane, u: number, share: number, random: Random): Vector[] {
  return Array.from({ length: 26 }, (_, index) => {
    const [angle, ragged] = [(index / 26) * Math.PI * 2, random.between(0.88, 1.08)];
    const v = bed.rise * (0.5 + 0.56 * Math.sin(angle) * share * ragged);
    return on(bed, u + Math.cos(angle) * 1.15 * share * ragged, Math.min(bed.rise, Math.max(0, v)), 0.01);
  });
}
