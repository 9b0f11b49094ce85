import { brighten, type Colour, mix } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { directed, on, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom, fractalNoise } from '../kit/seeded-random.server.ts';
import { dot, minus, unit } from '../kit/space.server.ts';

export type SeamSetting = {
  /** Metres between two seams. */
  bay: number;
  palette: readonly [Colour, ...Colour[]];
  seed: string;
  /** Colour that the sheet mirrors at a low angle. */
  mirror: Colour;
  /** 0 new to 1 stained. */
  wear?: number;
  stain?: Colour;
};

const SEAM = 0.035;

/** Zinc trays with standing seams: every tray ripples a little and mirrors the sky. */
export function layStandingSeam(easel: Easel, plane: Plane, setting: SeamSetting): void {
  const bays = Math.max(1, Math.round(plane.width / setting.bay));
  const bay = plane.width / bays;
  const ripple = fractalNoise(`${setting.seed}/ripple`, 3);
  const chance = cellRandom(setting.seed);
  const pixels = pixelsPerMetre(easel, on(plane, plane.width / 2, plane.rise / 2)) * plane.rise;
  const steps = Math.max(6, Math.min(44, Math.round(pixels / 16)));
  for (let index = 0; index < bays; index += 1) {
    const base = setting.palette[Math.floor(chance(index, 0) * setting.palette.length)] ?? setting.palette[0];
    for (let step = 0; step < steps; step += 1) {
      const v0 = (step * plane.rise) / steps;
      const v1 = Math.min(plane.rise, ((step + 1.6) * plane.rise) / steps);
      drawSheet(easel, plane, setting, { base, u0: index * bay, u1: (index + 1) * bay, v0, v1, ripple });
    }
    drawCrossWelts(easel, plane, index * bay, bay, chance(index, 3));
  }
  for (let index = 0; index <= bays; index += 1) drawSeam(easel, plane, index * bay, setting);
}

type Sheet = { base: Colour; u0: number; u1: number; v0: number; v1: number; ripple: (x: number, y: number) => number };

function drawSheet(easel: Easel, plane: Plane, setting: SeamSetting, sheet: Sheet): void {
  const { u0, u1, v0, v1, ripple } = sheet;
  const parts = 4;
  for (let part = 0; part < parts; part += 1) {
    const left = u0 + ((u1 - u0) * part) / parts;
    const wave = ripple((left / (u1 - u0)) * 1.7 + 11, v0 * 0.8) - 0.5;
    const swell = (part - (parts - 1) / 2) * 0.05;
    const normal = directed(plane, wave * 0.34 - swell, (ripple(left * 2, v0 * 1.6 + 40) - 0.5) * 0.3, 1);
    const toEye = unit(minus(easel.camera.eye, on(plane, left, v0)));
    const grazing = (1 - Math.abs(dot(normal, toEye))) ** 2;
    const stained = (setting.wear ?? 0) * Math.max(0, ripple(left * 3.1, v0 * 0.35) * 2.2 - 0.75);
    const own = setting.stain ? mix(sheet.base, setting.stain, Math.min(0.75, stained)) : sheet.base;
    const body = lit(easel.light, own, normal);
    face(
      easel,
      patch(plane, left, v0, u1, v1),
      mix(body, setting.mirror, Math.min(0.62, grazing * 0.75 + wave * 0.18 + 0.06)),
    );
  }
}

function drawCrossWelts(easel: Easel, plane: Plane, u: number, bay: number, start: number): void {
  for (let v = 0.6 + start * 1.4; v < plane.rise - 0.3; v += 2) {
    face(easel, patch(plane, u, v - 0.03, u + bay, v, 0), easel.light.shadow, 'fill-opacity=".28"');
    face(easel, patch(plane, u, v, u + bay, v + 0.018, 0.004), '#fff', 'fill-opacity=".3"');
  }
}

function drawSeam(easel: Easel, plane: Plane, u: number, setting: SeamSetting): void {
  const side = Math.sign(dot(plane.along, easel.light.sun)) || 1;
  const reach = 0.03 + 0.09 * Math.abs(dot(plane.along, easel.light.sun));
  const shadowed = side > 0 ? [u - reach, u] : [u + 0.012, u + 0.012 + reach];
  face(
    easel,
    patch(plane, shadowed[0] ?? u, 0, shadowed[1] ?? u, plane.rise, 0.002),
    easel.light.shadow,
    'fill-opacity=".34"',
  );
  const base = setting.palette[0];
  const eyeSide = dot(plane.along, minus(easel.camera.eye, on(plane, u, plane.rise / 2))) > 0 ? 1 : -1;
  const wall = eyeSide > 0 ? u + 0.012 : u;
  face(
    easel,
    [
      on(plane, wall, 0, 0),
      on(plane, wall, plane.rise, 0),
      on(plane, wall, plane.rise, SEAM),
      on(plane, wall, 0, SEAM),
    ],
    brighten(lit(easel.light, base, directed(plane, eyeSide, 0, 0.1)), 0.92),
  );
  face(
    easel,
    patch(plane, u, 0, u + 0.012, plane.rise, SEAM),
    brighten(mix(lit(easel.light, base, plane.normal), setting.mirror, 0.4), 1.25),
  );
}
