import type { Easel } from './easel.server.ts';

export type Finish = {
  /** Strength of the paper grain, 0 to 1. */
  grain?: number;
  vignette?: number;
  /** Colour washed over the whole picture in soft light. */
  wash?: { colour: string; strength: number };
  /** Darkens the left, where white text will stand. */
  scrim?: { colour: string; strength: number };
  /** Light leaking in from a side, as a share of width and height. */
  flare?: { x: number; y: number; radius: number; colour: string; strength: number };
};

/** The last coat: washes, vignette, grain. Drawn once, over everything. */
export function varnish(easel: Easel, finish: Finish = {}): void {
  const { width, height } = easel;
  const cover = (fill: string, style = '') =>
    easel.put(`<rect width="${width}" height="${height}" fill="${fill}" ${style}/>`);
  const { wash, flare, scrim } = finish;
  if (wash) cover(wash.colour, `opacity="${wash.strength}" style="mix-blend-mode:soft-light"`);
  if (flare) {
    const id = easel.define(
      (own) =>
        `<radialGradient id="${own}" gradientUnits="userSpaceOnUse" cx="${flare.x * width}" cy="${flare.y * height}" r="${flare.radius * width}">` +
        `<stop offset="0" stop-color="${flare.colour}" stop-opacity="${flare.strength}"/><stop offset="1" stop-color="${flare.colour}" stop-opacity="0"/></radialGradient>`,
    );
    cover(`url(#${id})`, 'style="mix-blend-mode:screen"');
  }
  vignette(easel, finish.vignette ?? 0.26);
  if (scrim) {
    const stops = [1, 0.96, 0.82, 0.5, 0.18, 0].map((share, index) => {
      const at = [0, 0.18, 0.32, 0.46, 0.6, 0.74][index];
      return `<stop offset="${at}" stop-color="${scrim.colour}" stop-opacity="${(share * scrim.strength).toFixed(3)}"/>`;
    });
    cover(`url(#${easel.define((own) => `<linearGradient id="${own}">${stops.join('')}</linearGradient>`)})`);
  }
  grain(easel, finish.grain ?? 0.4);
}

function vignette(easel: Easel, strength: number): void {
  const id = easel.define(
    (own) =>
      `<radialGradient id="${own}" cx=".52" cy=".46" r=".78"><stop offset=".5" stop-color="#0b0d14" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="#0b0d14" stop-opacity="${strength}"/></radialGradient>`,
  );
  easel.put(`<rect width="${easel.width}" height="${easel.height}" fill="url(#${id})"/>`);
}

const GRAIN_TILE = 320;

// One small tile of noise repeated: a full-sheet feTurbulence would cost half a second.
function grain(easel: Easel, strength: number): void {
  const filter = easel.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="8" stitchTiles="stitch"/>` +
      `<feColorMatrix values=".5 .5 0 0 0 .5 .5 0 0 0 .5 .5 0 0 0 0 0 0 0 1"/></filter>`,
  );
  const pattern = easel.define(
    (id) =>
      `<pattern id="${id}" width="${GRAIN_TILE}" height="${GRAIN_TILE}" patternUnits="userSpaceOnUse">` +
      `<rect width="${GRAIN_TILE}" height="${GRAIN_TILE}" filter="url(#${filter})"/></pattern>`,
  );
  easel.put(
    `<rect width="${easel.width}" height="${easel.height}" fill="url(#${pattern})" opacity="${strength}" style="mix-blend-mode:soft-light"/>`,
  );
}
