import { brighten, type Colour, colour, css } from '../kit/colour.server.ts';
import { type Easel, pathOf, pixelsPerMetre, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { ahead, point, vector } from '../kit/space.server.ts';

export type MeadowSetting = {
  seed: string;
  /** Metres ahead of the viewer between which it grows. */
  from: number;
  to: number;
  count: number;
  /** Height of the ground, in the viewer's own axes. */
  ground: (x: number, y: number) => number;
  grass: readonly [Colour, ...Colour[]];
  /** Metres of the tallest blades. */
  tall: number;
  flowers?: readonly string[];
  /** Where nothing grows: under a house, on a path. */
  bare?: (x: number, y: number) => boolean;
};

/** Grass near the viewer: tufts in a few tones, and flowers among them. */
export function growMeadow(easel: Easel, setting: MeadowSetting): void {
  const random = seededRandom(setting.seed);
  const coats = [0.7, 0.88, 1.06].map((share, index) => ({
    tone: lit(
      easel.light,
      brighten(setting.grass[index % setting.grass.length] ?? setting.grass[0], share),
      vector(0, -0.5, 0.86),
    ),
    blades: [] as string[],
  }));
  const heads = (setting.flowers ?? []).map((tint) => ({ tint, dots: [] as string[] }));
  for (let index = 0; index < setting.count; index += 1) {
    const y = setting.to * (setting.from / setting.to) ** (random.next() ** 0.8);
    const x = random.between(-1, 1) * y * easel.camera.spread;
    const tall = setting.tall * random.between(0.35, 1);
    const [lean, flower] = [random.between(-0.3, 0.3), random.chance(0.16)];
    const coat = coats[random.whole(0, 2)];
    if (setting.bare?.(x, y)) continue;
    const at = ahead(easel.camera, x, y, setting.ground(x, y));
    const [foot, size] = [spot(easel, at), pixelsPerMetre(easel, at) * tall];
    for (let blade = 0; blade < 5; blade += 1) {
      const [shift, bend] = [size * random.between(-0.35, 0.35), size * (lean + random.between(-0.3, 0.3))];
      const tip = point(foot.x + shift + bend, foot.y - size * random.between(0.55, 1));
      coat?.blades.push(
        pathOf([point(foot.x + shift - size * 0.05, foot.y), tip, point(foot.x + shift + size * 0.05, foot.y)]),
      );
    }
    if (flower && heads.length > 0) {
      const r = Math.max(0.8, size * 0.09);
      heads[random.whole(0, heads.length - 1)]?.dots.push(
        `M${(foot.x + size * lean).toFixed(1)} ${(foot.y - size).toFixed(1)}m${(-r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`,
      );
    }
  }
  for (const { tone, blades } of coats) easel.put(`<path d="${blades.join('')}" fill="${css(tone)}"/>`);
  for (const { tint, dots } of heads)
    easel.put(`<path d="${dots.join('')}" fill="${css(lit(easel.light, colour(tint), vector(0, -0.6, 0.8)))}"/>`);
}
