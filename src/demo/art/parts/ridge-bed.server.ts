import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import type { Vector } from '../kit/space.server.ts';

/** Mortar along the head of a slope that frost has broken: lumps, gaps, crumbs that have slid down. */
export function layBrokenMortar(easel: Easel, slope: Plane, seed: string): void {
  const random = seededRandom(`${seed}/mortar`);
  const sound = fractalNoise(`${seed}/sound`, 2);
  const head = slope.rise;
  face(easel, patch(slope, 0, head - 0.24, slope.width, head, 0.03), '#1C1512', 'fill-opacity=".75"');
  for (let u = 0; u < slope.width; ) {
    const wide = random.between(0.07, 0.26);
    if (sound(u * 1.1, 2) > 0.42)
      lump(easel, slope, { u, v: head - 0.1, wide, high: random.between(0.12, 0.2) }, random.next());
    u += wide * random.between(0.8, 1.05);
  }
  for (let crumb = 0; crumb < 150; crumb += 1) {
    const fallen = random.next() ** 2.4;
    const at = {
      u: random.between(0, slope.width),
      v: head - 0.26 - fallen * 2.2,
      wide: random.between(0.02, 0.09),
      high: random.between(0.015, 0.05),
    };
    lump(easel, slope, at, random.next());
  }
}

type Lump = { u: number; v: number; wide: number; high: number };

const MORTAR = colour('#A79B88');

function lump(easel: Easel, slope: Plane, { u, v, wide, high }: Lump, chance: number): void {
  const ring = (lift: number, share: number): Vector[] =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      const ragged = share * (0.8 + 0.35 * Math.abs(Math.sin(index * 7.3 + chance * 20)));
      return on(
        slope,
        u + wide / 2 + Math.cos(angle) * wide * 0.56 * ragged,
        v + Math.sin(angle) * high * 0.5 * ragged,
        lift,
      );
    });
  const tone = brighten(lit(easel.light, MORTAR, slope.normal), 0.82 + 0.3 * chance);
  face(easel, ring(0.03, 1.2), easel.light.shadow, 'fill-opacity=".45"');
  face(easel, ring(0.05, 1), brighten(tone, 0.78));
  face(easel, ring(0.075, 0.74), tone);
}

/** Ventilated strip of a dry ridge: a breathing felt in the middle, pleated metal pressed onto the tiles. */
export function layRidgeRoll(easel: Easel, slope: Plane, relief: (u: number) => number, metal: Colour): void {
  const head = slope.rise;
  face(easel, patch(slope, 0, head - 0.3, slope.width, head - 0.2, 0.02), easel.light.shadow, 'fill-opacity=".35"');
  const pleat = 0.045;
  for (let u = 0; u < slope.width; u += pleat) {
    const next = Math.min(slope.width, u + pleat);
    const [low, high] = [relief(u) + 0.012, relief(next) + 0.012];
    const dip = Math.round(u / pleat) % 2 ? 0.86 : 1.14;
    const strip = [
      on(slope, u, head - 0.27, low),
      on(slope, next, head - 0.27, high),
      on(slope, next, head - 0.02, 0.12),
      on(slope, u, head - 0.02, 0.12),
    ];
    face(easel, strip, brighten(lit(easel.light, metal, slope.normal), dip));
  }
  face(
    easel,
    patch(slope, 0, head - 0.12, slope.width, head - 0.03, 0.12),
    lit(easel.light, colour('#2E3034'), slope.normal),
  );
}
