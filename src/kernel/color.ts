/** Colour arithmetic: WCAG contrast and OKLCH. Colours are `#rrggbb`. */

type Triple = [number, number, number];

const getChannels = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;

const toHex = (channels: Triple): string =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [red, green, blue] = getChannels(hex).map(toLinear) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Björn Ottosson's OKLCH: equal steps of lightness look equal for every hue. */
export interface Oklch {
  /** 0 (black) to 1 (white). */
  lightness: number;
  chroma: number;
  hue: number;
}

/** Returns a colour in OKLCH; the hue is in radians. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = getChannels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, yellow), hue: Math.atan2(yellow, a) };
}

function getLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Returns the closest colour that a screen can show: chroma is reduced until it fits. */
export function fromOklch(colour: Oklch): string {
  let { chroma } = colour;
  const fits = (channels: Triple): boolean => channels.every((channel) => channel >= -0.001 && channel <= 1.001);
  while (chroma > 0.001 && !fits(getLinear({ ...colour, chroma }))) chroma *= 0.95;
  const channels = getLinear({ ...colour, chroma }).map((channel) => toGamma(Math.min(1, Math.max(0, channel))));
  return toHex(channels as Triple);
}

/** Darkens `hex` until its contrast with `background` is `ratio`. */
export function darkenUntil(hex: string, background: string, ratio: number): string {
  const colour = toOklch(hex);
  while (colour.lightness > 0 && contrast(fromOklch(colour), background) < ratio) colour.lightness -= 0.01;
  return fromOklch(colour);
}

/** Lightens `hex` until its contrast with `background` is `ratio`. */
export function lightenUntil(hex: string, background: string, ratio: number): string {
  const colour = toOklch(hex);
  while (colour.lightness < 1 && contrast(fromOklch(colour), background) < ratio) colour.lightness += 0.01;
  return fromOklch(colour);
}

/** Returns a colour over a ground in sRGB, as a browser paints it with this opacity (0 to 1). */
export function blend(hex: string, ground: string, opacity: number): string {
  const under = getChannels(ground);
  return toHex(getChannels(hex).map((channel, at) => channel * opacity + (under[at] ?? 0) * (1 - opacity)) as Triple);
}

/** Returns the channels as CSS writes them before an opacity: `180 67 29`. */
export const cssChannels = (hex: string): string =>
  getChannels(hex)
    .map((channel) => Math.round(channel * 255))
    .join(' ');
