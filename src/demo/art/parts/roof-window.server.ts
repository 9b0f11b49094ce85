import { brighten, colour } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet, shape } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { add, scale, type Vector } from '../kit/space.server.ts';
import { drawBeam } from '../materials/timber.server.ts';

export type RoofWindowSetting = {
  u: number;
  v: number;
  wide: number;
  tall: number;
  seed: string;
  /** Metres the lower edge of the sash is pushed out. */
  open?: number;
  /** From the horizon's mirror image at the foot of the pane to the zenith's at its head. */
  mirror: readonly [string, string, string];
  glow?: string;
};

/** Centre-pivot roof window: flashing, frame, sash, and the sky in its pane. */
export function drawRoofWindow(easel: Easel, plane: Plane, setting: RoofWindowSetting): void {
  const { u, v, wide, tall } = setting;
  const flash = lit(easel.light, colour('#59646E'), plane.normal);
  face(
    easel,
    patch(plane, u - 0.2, v - 0.26, u + wide + 0.22, v + tall + 0.18, 0.085),
    easel.light.shadow,
    'fill-opacity=".45"',
  );
  face(easel, patch(plane, u - 0.15, v - 0.2, u + wide + 0.15, v + tall + 0.14, 0.1), flash);
  face(easel, patch(plane, u - 0.15, v - 0.2, u + wide + 0.15, v - 0.16, 0.105), brighten(flash, 1.35));
  face(easel, patch(plane, u - 0.15, v - 0.2, u - 0.12, v + tall + 0.14, 0.105), brighten(flash, 1.25));
  drawKerb(easel, plane, setting);
  if (!setting.open) {
    drawSash(easel, plane, setting, (a, b, lift) => on(plane, u + a, v + b, 0.17 + lift));
    return;
  }
  drawOpening(easel, plane, setting);
  const swing = setting.open / tall;
  drawSash(easel, plane, setting, (a, b, lift) =>
    add(on(plane, u + a, v + b, 0.17 + lift), scale(plane.normal, swing * (tall - b))),
  );
}

function drawKerb(easel: Easel, plane: Plane, { u, v, wide, tall }: RoofWindowSetting): void {
  const side = (a: Vector, b: Vector, normal: Vector, share: number) => {
    const rise = scale(plane.normal, 0.1);
    face(easel, [a, b, add(b, rise), add(a, rise)], brighten(lit(easel.light, colour('#3F4952'), normal), share));
  };
  const corner = (a: number, b: number) => on(plane, u + a, v + b, 0.1);
  side(corner(0, 0), corner(wide, 0), scale(plane.up, -1), 1.1);
  side(corner(0, tall), corner(0, 0), scale(plane.along, -1), 1);
  side(corner(wide, 0), corner(wide, tall), plane.along, 1);
}

function drawOpening(easel: Easel, plane: Plane, { u, v, wide, tall, glow }: RoofWindowSetting): void {
  face(easel, patch(plane, u + 0.04, v + 0.04, u + wide - 0.04, v + tall - 0.04, 0.18), glow ?? '#16130f');
  for (const side of [0.02, wide - 0.06]) {
    drawBeam(
      easel,
      {
        from: on(plane, u + side, v, 0.16),
        to: on(plane, u + side, v + tall, 0.16),
        wide: 0.06,
        high: 0.06,
        colour: colour('#C89B62'),
        top: plane.normal,
      },
      seededRandom('frame'),
    );
  }
}

type Place = (a: number, b: number, lift: number) => Vector;

function drawSash(easel: Easel, plane: Plane, setting: RoofWindowSetting, place: Place): void {
  const { wide, tall } = setting;
  const border = 0.075;
  const metal = lit(easel.light, colour('#46525C'), plane.normal);
  const slab = (a0: number, b0: number, a1: number, b1: number, tone: string | typeof metal, lift = 0.03) =>
    face(easel, [place(a0, b0, lift), place(a1, b0, lift), place(a1, b1, lift), place(a0, b1, lift)], tone);
  face(easel, [place(0, 0, 0), place(wide, 0, 0), place(wide, 0, 0.03), place(0, 0, 0.03)], brighten(metal, 0.7));
  slab(0, 0, wide, tall, metal);
  slab(0, 0, wide, 0.02, brighten(metal, 1.5));
  slab(0, 0, 0.018, tall, brighten(metal, 1.35));
  const pane = onSheet(easel, [
    place(border, border, 0.03),
    place(wide - border, border, 0.03),
    place(wide - border, tall - border, 0.03),
    place(border, tall - border, 0.03),
  ]);
  slab(border - 0.02, border - 0.02, wide - border + 0.02, tall - border + 0.02, '#1b2127');
  paintPane(easel, setting, pane, place);
}

function paintPane(easel: Easel, setting: RoofWindowSetting, pane: { x: number; y: number }[], place: Place): void {
  const [foot, head] = onSheet(easel, [place(setting.wide / 2, 0, 0.03), place(setting.wide / 2, setting.tall, 0.03)]);
  if (!foot || !head) return;
  const fill = easel.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${foot.x}" y1="${foot.y}" x2="${head.x}" y2="${head.y}">` +
      setting.mirror.map((tint, index) => `<stop offset="${index / 2}" stop-color="${tint}"/>`).join('') +
      '</linearGradient>',
  );
  shape(easel, pane, `url(#${fill})`);
  const drift = fractalNoise(`${setting.seed}/glass`, 3);
  group(easel, clipTo(easel, pane), () => {
    // Clouds in the glass: soft slanted bands, broken by noise.
    for (let band = 0; band < 5; band += 1) {
      const base = band / 5 + drift(band, 1) * 0.2;
      const edge = (side: number) =>
        Array.from({ length: 7 }, (_, index) => {
          const t = index / 6;
          return place(
            setting.wide * t,
            setting.tall * (base + t * 0.22 + side * (0.02 + 0.09 * drift(t * 2 + band * 9, side + 4))),
            0.03,
          );
        });
      face(
        easel,
        [...edge(-1), ...edge(1).reverse()],
        '#fff',
        `fill-opacity="${(0.07 + 0.1 * drift(band, 7)).toFixed(2)}"`,
      );
    }
    const streak = (t0: number, t1: number, opacity: number) =>
      face(
        easel,
        [
          place(setting.wide * t0, 0, 0.03),
          place(setting.wide * t1, 0, 0.03),
          place(setting.wide * (t1 + 0.5), setting.tall, 0.03),
          place(setting.wide * (t0 + 0.5), setting.tall, 0.03),
        ],
        '#fff',
        `fill-opacity="${opacity}"`,
      );
    streak(0.05, 0.2, 0.16);
    streak(0.25, 0.3, 0.12);
  });
}
