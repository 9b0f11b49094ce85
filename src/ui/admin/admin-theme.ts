import {
  ActionIcon,
  type CSSVariablesResolver,
  createTheme,
  isVirtualColor,
  type MantineThemeOverride,
} from '@mantine/core';
import { contrast, darkenUntil } from '#src/kernel/color.ts';
import { getShades, type Shades } from './palette.ts';

/** WCAG AA for text, with a small margin for rounding. */
const READABLE = 4.55;

/** Milliseconds for which the mouse rests on a control before its tooltip shows. */
export const TIP_DELAY_MS = 400;

/** Slate instead of Mantine's neutral greys: text, dimmed, … borders, surfaces, page, darker. */
const SLATE: Shades = [
  '#e6ecf0',
  '#c9d3da',
  '#a3b2bd',
  '#8c9ca8',
  '#3a4955',
  '#2a3640',
  '#202b34',
  '#182129',
  '#11181e',
  '#0b1014',
];

/** As on the site: each with fallbacks of its metrics, so that no line breaks anew when it loads. */
const TEXT_FONTS = "'Hanken Grotesk', 'Hanken Fallback', 'Hanken Android', 'Hanken Linux', system-ui, sans-serif";
const TITLE_FONTS = `'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Android', 'Bricolage Linux', ${TEXT_FONTS}`;

const firstReadable = (shades: Shades): number => {
  const found = shades.findIndex((shade, index) => index >= 5 && contrast(shade, '#ffffff') >= READABLE);
  return found === -1 ? 9 : found;
};

/** Builds the back office's theme from one brand colour; white text on filled controls stays readable for any colour. */
export function makeTheme(brandColor: string): MantineThemeOverride {
  const brand = getShades(brandColor);
  const primaryShade = firstReadable(brand) as 5 | 6 | 7 | 8 | 9;
  return createTheme({
    colors: { brand, dark: SLATE },
    primaryColor: 'brand',
    primaryShade: { light: primaryShade, dark: primaryShade },
    black: '#1c2730',
    fontFamily: TEXT_FONTS,
    headings: { fontFamily: TITLE_FONTS },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } }),
      // Its placeholder is focusable, which a menu's children may not be; the first item gets the focus instead.
      // See `useScrollLock`.
      Modal: { defaultProps: { lockScroll: false } },
      ModalRoot: { defaultProps: { lockScroll: false } },
      DrawerRoot: { defaultProps: { lockScroll: false } },
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      Tooltip: { defaultProps: { openDelay: TIP_DELAY_MS, withArrow: true } },
    },
  });
}

/** Mantine's own colours miss WCAG AA in a dozen places; these replace them. */
export const readableColors: CSSVariablesResolver = (theme) => {
  const light: Record<string, string> = {
    '--mantine-color-dimmed': '#4c5963',
    '--mantine-color-placeholder': '#66727c',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#87919a',
    '--admin-page': '#f6f8f9',
    '--admin-surface': '#ffffff',
    '--admin-line': '#d9dfe4',
    '--admin-focus': 'var(--mantine-color-brand-7)',
  };
  const dark: Record<string, string> = {
    '--mantine-color-error': '#ff9d96',
    '--mantine-color-default-border': '#5e7180',
    '--admin-page': 'var(--mantine-color-dark-7)',
    '--admin-surface': 'var(--mantine-color-dark-6)',
    '--admin-line': 'var(--mantine-color-dark-4)',
    '--admin-focus': 'var(--mantine-color-brand-4)',
  };
  for (const [name, shades] of Object.entries(theme.colors)) {
    if (name === 'dark' || isVirtualColor(shades)) continue;
    const filled = darkenUntil(shades[6], '#ffffff', READABLE);
    const hover = darkenUntil(shades[7], '#ffffff', READABLE + 1);
    light[`--mantine-color-${name}-light-color`] = darkenUntil(shades[9], shades[2], READABLE);
    for (const variables of name === 'brand' ? [] : [light, dark]) {
      variables[`--mantine-color-${name}-filled`] = filled;
      variables[`--mantine-color-${name}-filled-hover`] = hover;
    }
    light[`--mantine-color-${name}-outline`] = filled;
  }
  return { variables: {}, light, dark };
};
