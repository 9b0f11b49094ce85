import { brighten, type Colour, colour, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { directed, on, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom, fractalNoise } from '../kit/seeded-random.server.ts';
import { dot, minus, unit } from '../kit/space.server.ts';

/** Cross-section of one wave: share of its width, height in metres. */
type Section = readonly { t: number; h: number }[];

/** Old corrugated fibre-cement, and a steel tray with its rib. */
export const WAVE: Section = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((t) => ({
  t,
  h: 0.026 - 0.026 * Math.cos(t * Math.PI * 2),
}));
export const TRAY: Section = [
  { t: 0, h: 0 },
  { t: 0.36, h: 0 },
  { t: 0.38, h: 0.006 },
  { t: 0.42, h: 0 },
  { t: 0.76, h: 0 },
  { t: 0.82, h: 0.045 },
  { t: 0.94, h: 0.045 },
  { t: 1, h: 0 },
];

export type SheetSetting = {
  section: Section;
  /** Metres of one wave, of one sheet across, and of one sheet up the slope. */
  wave: number;
  wide: number;
  long: number;
  palette: readonly [Colour, ...Colour[]];
  seed: string;
  /** What the metal mirrors, and how much: 0 dull. */
  mirror?: Colour;
  gloss?: number;
  /** Lichen and soot, 0 to 1. */
  grime?: number;
  missing?: (column: number, row: number) => boolean;
};

type Sheet = { u0: number; u1: number; v0: number; v1: number; own: Colour };

/** Profiled sheets from the eave up, each row lapping the one below. */
export function layProfiledSheets(easel: Easel, plane: Plane, setting: SheetSetting): void {
  const chance = cellRandom(setting.seed);
  const columns = Math.round(plane.width / setting.wide);
  const wide = plane.width / columns;
  for (let row = 0; row * setting.long < plane.rise - 0.05; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (setting.missing?.(column, row)) continue;
      const pick = setting.palette[Math.floor(chance(column, row, 1) * setting.palette.length)] ?? setting.palette[0];
      const slide = (setting.grime ?? 0) * 0.06 * (chance(column, row, 3) - 0.5);
      laySheet(easel, plane, setting, {
        u0: column * wide,
        u1: (column + 1) * wide,
        v0: row * setting.long + slide,
        v1: Math.min(plane.rise, (row + 1) * setting.long + 0.12),
        own: brighten(pick, 0.93 + 0.14 * chance(column, row, 2)),
      });
    }
  }
}

function laySheet(easel: Easel, plane: Plane, setting: SheetSetting, { u0, u1, v0, v1, own }: Sheet): void {
  const waves = Math.max(1, Math.round((u1 - u0) / setting.wave));
  const wave = (u1 - u0) / waves;
  const gloss = setting.gloss ?? 0;
  face(easel, patch(plane, u0, v0 - 0.05, u1, v0, 0.004), easel.light.shadow, 'fill-opacity=".4"');
  const toEye = unit(minus(easel.camera.eye, on(plane, (u0 + u1) / 2, (v0 + v1) / 2)));
  for (let index = 0; index < waves; index += 1) {
    for (let part = 0; part < setting.section.length - 1; part += 1) {
      const [a, b] = [setting.section[part], setting.section[part + 1]];
      if (!a || !b) continue;
      const normal = directed(plane, -(b.h - a.h), -0.01, (b.t - a.t) * wave);
      // Facets turned away hide behind the next rib.
      if (dot(normal, toEye) < -0.05) continue;
      const [left, right] = [u0 + (index + a.t) * wave, u0 + (index + b.t) * wave];
      const grazing = gloss * (1 - Math.abs(dot(normal, toEye))) ** 2;
      const tone = mix(lit(easel.light, own, normal), setting.mirror ?? own, Math.min(0.6, grazing));
      face(
        easel,
        [
          on(plane, left, v0, a.h + 0.02),
          on(plane, right, v0, b.h + 0.02),
          on(plane, right, v1, b.h),
          on(plane, left, v1, a.h),
        ],
        tone,
      );
    }
  }
  if (setting.grime) soilSheet(easel, plane, setting.seed, setting.grime, { u0, u1, v0, v1 });
}

/** Dark runs under the laps and pale rounds of lichen. */
function soilSheet(
  easel: Easel,
  plane: Plane,
  seed: string,
  grime: number,
  { u0, u1, v0, v1 }: Omit<Sheet, 'own'>,
): void {
  const soot = fractalNoise(`${seed}/soot`, 3);
  const chance = cellRandom(`${seed}/lichen`);
  const cell = 0.3;
  for (let v = v0; v < v1 - 0.1; v += cell) {
    for (let u = u0; u < u1; u += cell) {
      const dark = soot(u * 0.9, v * 0.5) - 0.42;
      if (dark > 0)
        face(
          easel,
          patch(plane, u, v, Math.min(u1, u + cell), Math.min(v1, v + cell), 0.05),
          '#23241F',
          `fill-opacity="${(dark * grime).toFixed(2)}"`,
        );
      const at = [Math.round(u / cell), Math.round(v / cell)] as const;
      if (chance(...at) > 0.3 * grime) continue;
      const size = 0.03 + 0.08 * chance(at[0], at[1], 1);
      const round = Array.from({ length: 8 }, (_, index) =>
        on(plane, u + 0.15 + Math.cos(index * 0.785) * size, v + 0.15 + Math.sin(index * 0.785) * size, 0.055),
      );
      face(
        easel,
        round,
        lit(easel.light, chance(at[0], at[1], 2) < 0.5 ? colour('#B9B58F') : colour('#8C8A5C'), plane.normal),
        'fill-opacity=".7"',
      );
    }
  }
}
