import { fromOklch, toOklch } from '#src/kernel/color.ts';

/** Shades of any brand colour for the back office. Colours are `#rrggbb`. */

export type Shades = [string, string, string, string, string, string, string, string, string, string];

const LIGHTNESS = [0.975, 0.935, 0.885, 0.81, 0.735, 0.665, 0.605, 0.545, 0.48, 0.41];
const VIVIDNESS = [0.12, 0.28, 0.5, 0.75, 0.95, 1, 1, 1, 0.95, 0.85];

/** Returns ten shades of a brand colour, from nearly white to dark. */
export function getShades(hex: string): Shades {
  const { chroma, hue } = toOklch(hex);
  const shade = (lightness: number, index: number): string =>
    fromOklch({ lightness, chroma: chroma * (VIVIDNESS[index] ?? 1), hue });
  return LIGHTNESS.map(shade) as Shades;
}
