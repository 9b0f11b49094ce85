import { colour, colours, mix } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom, seededRandom } from '../kit/seeded-random.server.ts';
import type { Vector } from '../kit/space.server.ts';
import { OLD_OAK } from '../materials/clay.server.ts';
import { layLauze } from '../materials/lauze.server.ts';
import { drawBeam } from '../materials/timber.server.ts';

const PHONOLITE = colours('#7C7A74', '#6A6A66', '#8C887E', '#74706A', '#9A958A', '#625F5C');
const LICHENED = colours('#6E6A5A', '#5E5C50', '#7E7A64', '#57554C', '#8A8468', '#4E4D48');

/** A slope whose timber has given way between the trusses, most of all under the ridge. */
const sunk = (u: number, v: number) => {
  const wave = Math.sin((u / 16.2) * Math.PI) ** 2 * 0.72 + Math.max(0, Math.sin((u / 16.2) * Math.PI * 3)) * 0.26;
  return wave * (0.3 + (v / 6.8) * 0.9);
};

const hole = (u: number, v: number) =>
  Math.hypot((u - 10.4) * 0.8, v - 4.1) < 1.05 || Math.hypot(u - 4.6, (v - 1.2) * 1.3) < 0.5;

/** The stone covering of the farm: sunk and torn open, or laid anew. */
export function coverWithLauze(easel: Easel, slope: Plane, old: boolean): void {
  if (old) openTimber(easel, slope);
  else face(easel, patch(slope, 0, 0, slope.width, slope.rise), lit(easel.light, colour('#2B2520'), slope.normal));
  layLauze(easel, slope, {
    palette: old ? LICHENED : PHONOLITE,
    seed: 'lauze',
    courses: [0.44, 0.24],
    disorder: old ? 1 : 0.16,
    ...(old && { sag: sunk, missing: ragged }),
  });
  layRidgeSlabs(easel, slope, old);
}

const crumble = cellRandom('lauze/crumble');
const ragged = (u: number, v: number) => hole(u, v) && crumble(Math.round(u * 3), Math.round(v * 3)) < 0.86;

/** The dark loft and its bent rafters, seen where slabs have fallen in. */
function openTimber(easel: Easel, slope: Plane): void {
  const under = (u: number, v: number, lift = 0) => on(slope, u, v, lift - sunk(u, v));
  const outline = Array.from({ length: 41 }, (_, index) => under((slope.width * index) / 40, slope.rise));
  const eave = Array.from({ length: 41 }, (_, index) => under((slope.width * (40 - index)) / 40, 0));
  face(easel, [...outline, ...eave], '#171310');
  group(easel, clipTo(easel, onSheet(easel, [...outline, ...eave])), () => {
    const random = seededRandom('lauze/timber');
    for (let u = 3.6; u < 13; u += 0.62)
      drawBeam(
        easel,
        {
          from: under(u, 0.2, -0.1),
          to: under(u + random.between(-0.1, 0.1), 6.4, -0.1),
          wide: 0.12,
          high: 0.14,
          colour: OLD_OAK[1] ?? OLD_OAK[0],
          top: slope.normal,
          wear: 1,
        },
        random,
      );
    for (let v = 0.5; v < 6; v += 0.5)
      drawBeam(
        easel,
        {
          from: under(3.4, v, -0.02),
          to: under(13, v, -0.02),
          wide: 0.07,
          high: 0.04,
          colour: OLD_OAK[2] ?? OLD_OAK[0],
          top: slope.normal,
          wear: 1,
        },
        random,
      );
  });
}

/** Heavy flat stones astride the ridge, each lapping the next. */
function layRidgeSlabs(easel: Easel, slope: Plane, old: boolean): void {
  const chance = cellRandom('lauze/ridge');
  const palette = old ? LICHENED : PHONOLITE;
  const count = 22;
  for (let index = 0; index < count; index += 1) {
    const [u0, u1] = [(slope.width * index) / count - 0.05, (slope.width * (index + 1)) / count + 0.05];
    if (old && (index === 8 || index === 14)) continue;
    const drop = (u: number) => (old ? sunk(u, slope.rise) : 0) + (old ? (chance(index, 1) - 0.5) * 0.06 : 0);
    const at = (u: number, v: number, lift: number): Vector => on(slope, u, slope.rise + v, lift - drop(u));
    const tone = lit(easel.light, palette[Math.floor(chance(index, 2) * palette.length)] ?? palette[0], slope.normal);
    face(
      easel,
      [at(u0, -0.5, 0.03), at(u1, -0.5, 0.03), at(u1, -0.38, 0.03), at(u0, -0.38, 0.03)],
      easel.light.shadow,
      'fill-opacity=".5"',
    );
    face(
      easel,
      [at(u0, -0.4, 0.06), at(u1, -0.42, 0.06), at(u1, -0.42, 0.13), at(u0, -0.4, 0.13)],
      mix(tone, colour('#15120F'), 0.35),
    );
    face(easel, [at(u0, -0.4, 0.13), at(u1, -0.42, 0.13), at(u1, 0.06, 0.15), at(u0, 0.06, 0.15)], tone);
  }
}
