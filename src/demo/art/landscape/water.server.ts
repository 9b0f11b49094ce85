import { type Colour, css, mix } from '../kit/colour.server.ts';
import { blur, clipTo, type Easel, group, onSheet, pathOf, pixelsPerMetre, spot } from '../kit/easel.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { ahead } from '../kit/space.server.ts';

export type WaterSetting = {
  seed: string;
  level: number;
  /** Metres ahead of the near and of the far bank. */
  near: number;
  far: number;
  /** Colour mirrored far away, and the water's own, seen near. */
  mirror: Colour;
  depth: Colour;
  /** Sunlight on the ripples. */
  sparkle?: Colour;
  /** What stands on the far bank, drawn once more upside down. */
  reflected?: () => void;
  /** Waves: 0 a mirror, 1 wind against the stream. */
  waves?: number;
};

/** A river across the picture, its far bank mirrored and broken by ripples. */
export function paintWater(easel: Easel, setting: WaterSetting): void {
  const { level, near, far } = setting;
  const half = far * easel.camera.spread * 1.2;
  const bank = (distance: number, side: number) => ahead(easel.camera, side * half, distance, level);
  const outline = onSheet(easel, [bank(near, -1), bank(near, 1), bank(far, 1), bank(far, -1)]);
  const [top, foot] = [spot(easel, bank(far, 0)).y, spot(easel, bank(near, 0)).y];
  const fill = easel.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${foot}">` +
      `<stop offset="0" stop-color="${css(setting.mirror)}"/><stop offset="1" stop-color="${css(setting.depth)}"/></linearGradient>`,
  );
  easel.put(`<path d="${pathOf(outline)}" fill="url(#${fill})"/>`);
  const { reflected } = setting;
  group(easel, clipTo(easel, outline), () => {
    if (reflected) {
      group(easel, `${blur(easel, 3)} opacity=".55"`, () =>
        group(easel, `transform="translate(0 ${(2 * top).toFixed(1)}) scale(1 -1)"`, reflected),
      );
    }
    paintRipples(easel, setting);
  });
}

function paintRipples(easel: Easel, setting: WaterSetting): void {
  const random = seededRandom(`${setting.seed}/ripples`);
  const waves = setting.waves ?? 0.3;
  const coats = [
    { tint: mix(setting.depth, setting.mirror, 0.15), lines: [] as string[] },
    { tint: mix(setting.depth, setting.mirror, 0.8), lines: [] as string[] },
    { tint: setting.sparkle ?? setting.mirror, lines: [] as string[] },
  ];
  for (let index = 0; index < 900; index += 1) {
    const distance = setting.near * (setting.far / setting.near) ** random.next();
    const x = random.between(-1, 1) * distance * easel.camera.spread;
    const place = ahead(easel.camera, x, distance, setting.level);
    const [at, metre] = [spot(easel, place), pixelsPerMetre(easel, place)];
    const [long, thick] = [metre * random.between(0.8, 4.5), Math.max(0.5, metre * 0.09 * (0.5 + waves))];
    const y = at.y.toFixed(1);
    coats[random.chance(0.24) ? 2 : random.whole(0, 1)]?.lines.push(
      `M${(at.x - long / 2).toFixed(1)} ${y}q${(long / 2).toFixed(1)} ${(-thick).toFixed(1)} ${long.toFixed(1)} 0q${(-long / 2).toFixed(1)} ${thick.toFixed(1)} ${(-long).toFixed(1)} 0z`,
    );
  }
  for (const { tint, lines } of coats)
    easel.put(`<path d="${lines.join('')}" fill="${css(tint)}" fill-opacity="${(0.3 + waves * 0.4).toFixed(2)}"/>`);
}
