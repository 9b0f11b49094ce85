export type Colour = { r: number; g: number; b: number };

export const rgb = (r: number, g: number, b: number): Colour => ({ r, g, b });

/** "#B4431D" as a colour whose channels run from 0 to 1. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}

/** Several at once; never none. */
export const colours = (first: string, ...more: string[]): readonly [Colour, ...Colour[]] => [
  colour(first),
  ...more.map(colour),
];

export function mix(from: Colour, to: Colour, share: number): Colour {
  return rgb(from.r + (to.r - from.r) * share, from.g + (to.g - from.g) * share, from.b + (to.b - from.b) * share);
}

export const times = (a: Colour, b: Colour): Colour => rgb(a.r * b.r, a.g * b.g, a.b * b.b);

export const plus = (a: Colour, b: Colour): Colour => rgb(a.r + b.r, a.g + b.g, a.b + b.b);

export const brighten = (a: Colour, factor: number): Colour => rgb(a.r * factor, a.g * factor, a.b * factor);

// A soft shoulder keeps strongly lit clay orange instead of clipping to flat yellow.
const channel = (value: number) => {
  const kept = Math.max(0, value);
  const soft = kept < 0.75 ? kept : 0.75 + 0.25 * (1 - Math.exp((0.75 - kept) * 3.2));
  return Math.round(soft * 255)
    .toString(16)
    .padStart(2, '0');
};

export const css = (value: Colour): string => `#${channel(value.r)}${channel(value.g)}${channel(value.b)}`;
