import { type Colour, css } from '../kit/colour.server.ts';
import type { Easel } from '../kit/easel.server.ts';
import { add, scale } from '../kit/space.server.ts';

export type CloudSetting = {
  /** Share of the sky that is covered, 0 to 1. */
  cover: number;
  lit: string;
  shaded: string;
  /** Horizontal size in sheet pixels. */
  size?: number;
  seed?: number;
  /** Share of the sheet's height that clouds may fill. */
  reach?: number;
};

export type SkySetting = {
  horizon: number;
  glow?: { colour: string; radius: number; strength: number };
  clouds?: CloudSetting;
};

/** `horizon` is a share of the sheet's height. */
export function paintSky(easel: Easel, setting: SkySetting): void {
  const { width, height, light } = easel;
  const bottom = setting.horizon * height;
  const fill = easel.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${bottom}">` +
      `${light.sky.map((stop) => `<stop offset="${stop.at}" stop-color="${stop.colour}"/>`).join('')}</linearGradient>`,
  );
  easel.put(`<rect width="${width}" height="${height}" fill="url(#${fill})"/>`);
  if (setting.glow) paintGlow(easel, setting.glow);
  if (setting.clouds) paintClouds(easel, setting.clouds, bottom);
}

function sunPlace(easel: Easel): { x: number; y: number } | undefined {
  const view = easel.camera.toView(add(easel.camera.eye, scale(easel.light.sun, 1000)));
  return view.z > 1 ? easel.camera.toSheet(view) : undefined;
}

function paintGlow(easel: Easel, glow: { colour: string; radius: number; strength: number }): void {
  const place = sunPlace(easel);
  if (!place) return;
  const fill = easel.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${place.x}" cy="${place.y}" r="${glow.radius * easel.width}">` +
      `<stop offset="0" stop-color="#fffbe8" stop-opacity="${Math.min(1, glow.strength * 1.1)}"/>` +
      `<stop offset=".06" stop-color="${glow.colour}" stop-opacity="${glow.strength}"/>` +
      `<stop offset=".3" stop-color="${glow.colour}" stop-opacity="${glow.strength * 0.45}"/>` +
      `<stop offset="1" stop-color="${glow.colour}" stop-opacity="0"/></radialGradient>`,
  );
  easel.put(`<rect width="${easel.width}" height="${easel.height}" fill="url(#${fill})"/>`);
}

function paintClouds(easel: Easel, clouds: CloudSetting, bottom: number): void {
  const high = bottom * (clouds.reach ?? 0.95);
  const size = clouds.size ?? easel.width / 3;
  // Alpha = steep ramp of the noise: the offset decides how much of the sky is covered.
  const gain = 6.5;
  const offset = -gain * (0.66 - 0.32 * clouds.cover);
  const filter = easel.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${(1 / size).toFixed(5)} ${(2.6 / size).toFixed(5)}" numOctaves="4" seed="${clouds.seed ?? 3}"/>` +
      `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${offset.toFixed(2)}" result="body"/>` +
      `<feFlood flood-color="${clouds.shaded}"/><feComposite in2="body" operator="in" result="shaded"/>` +
      `<feOffset in="body" dx="0" dy="${(size * 0.05).toFixed(1)}" result="moved"/>` +
      `<feComposite in="body" in2="moved" operator="out" result="edge"/><feGaussianBlur in="edge" stdDeviation="${(size / 120).toFixed(1)}" result="soft"/>` +
      `<feFlood flood-color="${clouds.lit}"/><feComposite in2="soft" operator="in" result="lit"/>` +
      `<feMerge><feMergeNode in="shaded"/><feMergeNode in="lit"/></feMerge></filter>`,
  );
  // Faded at the top: there the shifted copy has nothing to come from, and a bright band would show.
  const fade = easel.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".14" stop-color="#fff" stop-opacity=".8"/>` +
      `<stop offset=".7" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  );
  const mask = easel.define(
    (id) => `<mask id="${id}"><rect width="${easel.width}" height="${high}" fill="url(#${fade})"/></mask>`,
  );
  easel.put(`<g mask="url(#${mask})"><rect width="${easel.width}" height="${high}" filter="url(#${filter})"/></g>`);
}

/** Fine stars, for night pictures. */
export function paintStars(easel: Easel, count: number, below: number, chance: () => number, tint: Colour): void {
  for (let index = 0; index < count; index += 1) {
    const radius = 0.5 + chance() ** 4 * 2;
    easel.put(
      `<circle cx="${(chance() * easel.width).toFixed(1)}" cy="${(chance() ** 1.3 * below * easel.height).toFixed(1)}" r="${radius.toFixed(1)}" fill="${css(tint)}" fill-opacity="${(0.25 + chance() * 0.7).toFixed(2)}"/>`,
    );
  }
}
