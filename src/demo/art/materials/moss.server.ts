import { brighten, type Colour, colour, css } from '../kit/colour.server.ts';
import { type Easel, onSheet, pathOf, pixelsPerMetre } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { directed, on, type Plane } from '../kit/plane.server.ts';
import { fractalNoise, type Random, seededRandom } from '../kit/seeded-random.server.ts';

export type MossSetting = {
  seed: string;
  /** Share of the slope that is overgrown, 0 to 1. */
  amount: number;
  /** Metres between two laps, where moss settles first. */
  course: number;
  /** Metres of one cushion. */
  size?: number;
  /** Height of the covering's profile at `u`. */
  relief?: (u: number) => number;
  /** 0 where it was cleaned away, 1 where it may grow. */
  where?: (u: number, v: number) => number;
  density?: number;
};

const GREENS = ['#333B1D', '#4A5527', '#5F6A31', '#7C8443', '#A3A25C'].map(colour);
const LICHENS = ['#B9B58F', '#C6B263', '#9FA390'].map(colour);

/** Cushions of moss along the laps: many small tufts in five greens, course by course from the eave up. */
export function growMoss(easel: Easel, plane: Plane, setting: MossSetting): void {
  const field = fractalNoise(`${setting.seed}/moss`, 4);
  const random = seededRandom(`${setting.seed}/tufts`);
  const rows = Math.ceil(plane.rise / setting.course);
  const size = setting.size ?? 0.05;
  const perRow = Math.round((plane.width / size) * 2.6 * (setting.density ?? 1));
  for (let row = 0; row < rows; row += 1) {
    const coats = GREENS.map(() => [] as string[]);
    for (let index = 0; index < perRow; index += 1) {
      const u = random.between(0, plane.width);
      const v = row * setting.course + setting.course * random.next() ** 1.8 * 0.95;
      const lap = 1 - (v / setting.course - row);
      const here = field(u * 0.6, v * 0.6) * 0.68 + field(u * 3.4 + 50, v * 3.4) * 0.32;
      const strength = (here - (0.86 - 0.62 * setting.amount)) * 3.2 + lap * 0.25;
      const allowed = setting.where?.(u, v) ?? 1;
      const [turn, wide] = [random.next(), random.between(0.5, 1.2)];
      if (strength * allowed < 0.12 || allowed < 0.2) continue;
      addTuft(easel, plane, coats, {
        u,
        v,
        size: size * wide ** 2 * (0.35 + Math.min(1.3, strength)),
        turn,
        lift: setting.relief?.(u) ?? 0.02,
        random,
      });
    }
    paintCoats(easel, plane, coats);
  }
  if (setting.amount > 0.05) dotLichen(easel, plane, setting, random);
}

type Tuft = { u: number; v: number; size: number; turn: number; lift: number; random: Random };

function tuftOutline(
  easel: Easel,
  plane: Plane,
  { u, v, size, turn, lift }: Tuft,
  share: number,
  shiftU: number,
  shiftV: number,
): string {
  const pixels = size * pixelsPerMetre(easel, on(plane, u, v));
  const corners = pixels > 26 ? 15 : pixels > 9 ? 9 : pixels > 4 ? 7 : 5;
  const round = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners + turn) * 6.2832;
    const reach = size * share * (0.8 + 0.3 * Math.abs(Math.sin((index * 18) / corners + turn * 20)));
    return on(plane, u + shiftU + Math.cos(angle) * reach, v + shiftV + Math.sin(angle) * reach * 0.8, lift);
  });
  return pathOf(onSheet(easel, round));
}

function addTuft(easel: Easel, plane: Plane, coats: string[][], tuft: Tuft): void {
  const at = onSheet(easel, [on(plane, tuft.u, tuft.v)])[0];
  if (!at || at.x < -40 || at.x > easel.width + 40 || at.y < -40 || at.y > easel.height + 40) return;
  const { sun } = easel.light;
  const lean = tuft.size * 0.35;
  const [du, dv] = [Math.sign(sun.x * plane.along.x + sun.y * plane.along.y) * lean, lean * 0.8];
  coats[0]?.push(tuftOutline(easel, plane, tuft, 1.3, -du * 0.5, -dv * 0.5));
  coats[1 + (tuft.random.chance(0.4) ? 1 : 0)]?.push(tuftOutline(easel, plane, tuft, 0.86, 0, 0));
  coats[3]?.push(tuftOutline(easel, plane, tuft, 0.48, du * 0.5, dv * 0.5));
  if (tuft.random.chance(0.5)) coats[4]?.push(tuftOutline(easel, plane, tuft, 0.2, du * 0.9, dv));
}

function paintCoats(easel: Easel, plane: Plane, coats: readonly string[][]): void {
  const normal = directed(plane, 0, -0.2, 1);
  coats.forEach((paths, index) => {
    const green = GREENS[index];
    if (!green || paths.length === 0) return;
    const tone = brighten(lit(easel.light, green, normal), index === 0 ? 0.62 : 1);
    easel.put(`<path d="${paths.join('')}" fill="${css(tone)}"/>`);
  });
}

function dotLichen(easel: Easel, plane: Plane, setting: MossSetting, random: Random): void {
  const coats = LICHENS.map(() => [] as string[]);
  const count = Math.round(plane.width * plane.rise * 34 * setting.amount);
  for (let index = 0; index < count; index += 1) {
    const [u, v] = [random.between(0, plane.width), random.between(0, plane.rise)];
    const tuft = {
      u,
      v,
      size: random.between(0.012, 0.04),
      turn: random.next(),
      lift: (setting.relief?.(u) ?? 0.015) + 0.01,
      random,
    };
    if ((setting.where?.(u, v) ?? 1) < 0.5) continue;
    coats[random.whole(0, LICHENS.length - 1)]?.push(tuftOutline(easel, plane, tuft, 1, 0, 0));
  }
  coats.forEach((paths, index) => {
    const tint: Colour = LICHENS[index] ?? colour('#B9B58F');
    if (paths.length)
      easel.put(`<path d="${paths.join('')}" fill="${css(lit(easel.light, tint, plane.normal))}" fill-opacity=".55"/>`);
  });
}
