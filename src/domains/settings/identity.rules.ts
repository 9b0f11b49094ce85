import { blend, contrast, darkenUntil, fromOklch, lightenUntil, toOklch } from '#src/kernel/color.ts';
import type { IdentitySettings, PaletteName } from './identity.contract.ts';

/** WCAG contrast of text, and of large text and graphics. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;

/** Colours of the public site that a palette changes, as built (`ui/tokens/tokens.css`). */
export const BUILT_TOKENS = {
  'ardoise-950': '#131c23',
  'ardoise-900': '#1c2730',
  'ardoise-800': '#263440',
  'ardoise-700': '#344653',
  'ardoise-600': '#465b6a',
  'zinc-500': '#6b7f8d',
  'zinc-400': '#8fa0ac',
  'zinc-300': '#b7c3cb',
  'zinc-200': '#d8e0e5',
  'zinc-100': '#e7ecef',
  'chaux-50': '#fbf8f3',
  'chaux-100': '#f4eee4',
  'chaux-200': '#e9dfce',
  blanc: '#ffffff',
  'terre-600': '#b4431d',
  'terre-700': '#9a3616',
  'terre-300': '#eda98a',
  'terre-100': '#f9e3d8',
} as const;

export type TokenName = keyof typeof BUILT_TOKENS;
export type Tokens = Record<TokenName, string>;

const DARK = ['ardoise-950', 'ardoise-900', 'ardoise-800', 'ardoise-700'] as const;
const LIGHT = ['blanc', 'chaux-50', 'chaux-100', 'chaux-200', 'zinc-100'] as const;

interface TextRule {
  text: readonly TokenName[];
  grounds: readonly TokenName[];
  least: number;
}

/** Which text stands on which ground in the style sheets of the public site. */
export const TEXT_RULES: readonly TextRule[] = [
  { text: DARK, grounds: [...LIGHT, 'terre-100'], least: TEXT_CONTRAST },
  { text: ['ardoise-600', 'terre-700'], grounds: [...LIGHT, 'terre-100'], least: TEXT_CONTRAST },
  { text: ['terre-600'], grounds: ['blanc', 'chaux-50', 'chaux-100', 'zinc-100'], least: TEXT_CONTRAST },
  { text: ['zinc-500'], grounds: LIGHT, least: LARGE_CONTRAST },
  { text: ['blanc', 'chaux-50', 'zinc-100', 'zinc-200', 'zinc-300', 'terre-300'], grounds: DARK, least: TEXT_CONTRAST },
  { text: ['zinc-400'], grounds: ['ardoise-950', 'ardoise-900', 'ardoise-800'], least: TEXT_CONTRAST },
  { text: ['blanc'], grounds: ['terre-600', 'terre-700'], least: TEXT_CONTRAST },
  { text: ['ardoise-900'], grounds: ['terre-300'], least: TEXT_CONTRAST },
];

/** Greatest opacity with which the main colour shines over slate behind text. */
const GLOW = 0.42;

/** Returns the pairs of text and ground that are not readable, as `text on ground`. */
export function unreadablePairs(tokens: Tokens): string[] {
  const pairs = TEXT_RULES.flatMap(({ text, grounds, least }) =>
    text.flatMap((ink) =>
      grounds.map((ground) => ({ name: `${ink} on ${ground}`, ink, ground: tokens[ground], least })),
    ),
  );
  const glow = blend(tokens['terre-600'], tokens['ardoise-900'], GLOW);
  const onGlow = (['blanc', 'terre-300'] as const).map((ink) => {
    return { name: `${ink} on the glow`, ink, ground: glow, least: TEXT_CONTRAST };
  });
  return [...pairs, ...onGlow]
    .filter(({ ink, ground, least }) => contrast(tokens[ink], ground) < least)
    .map(({ name }) => name);
}

type Mains = Pick<Tokens, 'terre-600' | 'terre-700' | 'terre-300' | 'terre-100'>;

/** Lightness (OKLCH) of the pale shades, how much of the colour's vividness they keep, and of the pressed shade. */
const PALE = { lightness: 0.935, vividness: 0.18, most: 0.035 };
const SOFT = { lightness: 0.8, vividness: 0.72, most: 0.11 };
const PRESSED = 0.07;

/** A little above the least contrast, because a colour is rounded to whole channels. */
const MARGIN = 0.15;

/** Derives the four shades of a main colour; its lightness changes until every text with it is readable. */
function deriveMains(main: string, grounds: Tokens): Mains {
  const { chroma, hue } = toOklch(main);
  const shade = ({ lightness, vividness, most }: typeof PALE) =>
    fromOklch({ lightness, chroma: Math.min(chroma * vividness, most), hue });
  const strong = readableMain(main, grounds);
  const pale = lightenUntil(shade(PALE), grounds['ardoise-600'], TEXT_CONTRAST + MARGIN);
  const { lightness, ...colour } = toOklch(strong);
  const pressed = fromOklch({ ...colour, lightness: Math.max(0, lightness - PRESSED) });
  const glow = blend(strong, grounds['ardoise-900'], GLOW);
  const soft = lightenUntil(shade(SOFT), grounds['ardoise-700'], TEXT_CONTRAST + MARGIN);
  return {
    'terre-600': strong,
    'terre-700': darkenUntil(
      darkenUntil(pressed, grounds['chaux-200'], TEXT_CONTRAST + MARGIN),
      pale,
      TEXT_CONTRAST + MARGIN,
    ),
    'terre-300': lightenUntil(soft, glow, TEXT_CONTRAST + MARGIN),
    'terre-100': pale,
  };
}

/** Returns the main colour as the site uses it: darkened until white on it and it on every light ground is readable. */
function readableMain(main: string, grounds: Tokens): string {
  const isReadable = (['blanc', 'chaux-100', 'zinc-100'] as const).every(
    (ground) => contrast(main, grounds[ground]) >= TEXT_CONTRAST + MARGIN,
  );
  if (isReadable) return main.toLowerCase();
  return darkenUntil(
    darkenUntil(main, grounds['chaux-100'], TEXT_CONTRAST + MARGIN),
    grounds['zinc-100'],
    TEXT_CONTRAST + MARGIN,
  );
}

interface Palette {
  main: string;
  /** Hues of slate and zinc, and of paper, in degrees. */
  slate: number;
  paper: number;
}

/** The palettes beside the built one: same lightness everywhere, other hues. */
const DERIVED: Record<Exclude<PaletteName, 'terre'>, Palette> = {
  acier: { main: '#1d5c93', slate: 262, paper: 248 },
  sapin: { main: '#3f6a2a', slate: 165, paper: 112 },
};

const RADIANS = Math.PI / 180;

const inHue = (hex: string, degrees: number): string => fromOklch({ ...toOklch(hex), hue: degrees * RADIANS });

function derivePalette({ main, slate, paper }: Palette): Tokens {
  const turned = Object.entries(BUILT_TOKENS).map(([name, hex]) => {
    if (/^(ardoise|zinc)/.test(name)) return [name, inHue(hex, slate)];
    return [name, name.startsWith('chaux') ? inHue(hex, paper) : hex];
  });
  const grounds: Tokens = Object.fromEntries(turned);
  return { ...grounds, ...deriveMains(main, grounds) };
}

/** Returns the colours of the public site for these settings; every pair of `TEXT_RULES` is readable. */
export function getTokens({ palette, main_color }: Pick<IdentitySettings, 'palette' | 'main_color'>): Tokens {
  const tokens: Tokens = palette === 'terre' ? BUILT_TOKENS : derivePalette(DERIVED[palette]);
  return main_color === '' ? tokens : { ...tokens, ...deriveMains(main_color, tokens) };
}

/** Returns the owner's main colour when the site must darken it, with the colour used instead. */
export function darkenedMain(identity: Pick<IdentitySettings, 'palette' | 'main_color'>): string | undefined {
  if (identity.main_color === '') return undefined;
  const used = getTokens(identity)['terre-600'];
  return used === identity.main_color.toLowerCase() ? undefined : used;
}

/** Returns whether the site looks as it was built, so that its pages need no style sheet of their own. */
export const isBuiltLook = ({ palette, main_color, typeface }: IdentitySettings): boolean =>
  palette === 'terre' && main_color === '' && typeface === 'atelier';
