import { DEFAULT_THEME, type MantineTheme, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { contrast, darkenUntil } from '#src/kernel/color.ts';
import { makeTheme, readableColors } from './admin-theme.ts';
import { getShades } from './palette.ts';

const BRANDS = ['#3B82F6', '#B4431D', '#FFBF00', '#FFFF00', '#101010', '#FFFFFF', '#00ff00'];
const getTheme = (brand: string): MantineTheme => mergeMantineTheme(DEFAULT_THEME, makeTheme(brand));

describe('palette', () => {
  test('computes the contrast that WCAG defines', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#3b82f6', '#ffffff')).toBeCloseTo(3.68, 1);
  });

  test('sorts the shades of a colour from light to dark', () => {
    const ratios = getShades('#3b82f6').map((shade) => contrast(shade, '#ffffff'));
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });

  test('keeps the hue of the brand in the middle shades', () => {
    expect(contrast(getShades('#3b82f6')[5], '#3b82f6')).toBeLessThan(1.5);
  });

  test('stops darkening at the requested contrast', () => {
    expect(contrast(darkenUntil('#ffd43b', '#ffffff', 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BRANDS)('keeps white text readable on a control filled with %s', (brand) => {
    const theme = getTheme(brand);
    const shade = (theme.primaryShade as { light: number }).light;
    expect(contrast(theme.colors.brand?.[shade] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BRANDS)('keeps tinted badges of every hue readable beside the brand %s', (brand) => {
    const theme = getTheme(brand);
    const { light } = readableColors(theme);
    for (const [name, shades] of Object.entries(theme.colors)) {
      if (name === 'dark') continue;
      expect(contrast(light[`--mantine-color-${name}-light-color`] ?? '', shades[1])).toBeGreaterThanOrEqual(4.5);
      if (name !== 'brand')
        expect(contrast(light[`--mantine-color-${name}-filled`] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
