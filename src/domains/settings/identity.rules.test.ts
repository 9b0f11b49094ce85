import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSamples } from '#tests/support/samples.ts';
import { PALETTES } from './identity.contract.ts';
import { BUILT_TOKENS, darkenedMain, getTokens, isBuiltLook, unreadablePairs } from './identity.rules.ts';

const LONG = { '#fff': '#ffffff' } as Record<string, string>;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('identity', () => {
  it('knows the colours of the style sheet', () => {
    const sheet = readFileSync('src/ui/tokens/tokens.css', 'utf8');
    const written = Object.fromEntries(
      Object.keys(BUILT_TOKENS).map((name) => {
        const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(sheet)?.[1] ?? '';
        return [name, LONG[value] ?? value];
      }),
    );
    expect(written).toEqual(BUILT_TOKENS);
  });

  it.each(PALETTES)('keeps every text of the palette %s readable', (palette) => {
    expect(unreadablePairs(getTokens({ palette, main_color: '' }))).toEqual([]);
  });

  it('names a pair that is not readable', () => {
    expect(unreadablePairs({ ...BUILT_TOKENS, 'terre-600': '#ff8855' })).toContain('blanc on terre-600');
  });

  it.each(PALETTES)('keeps every text readable with any main colour on the grounds of %s', (palette) => {
    fc.assert(
      fc.property(hex, (main_color) => {
        expect(unreadablePairs(getTokens({ palette, main_color }))).toEqual([]);
      }),
      { numRuns: countSamples(1_000) },
    );
  });

  it.each(['#ffffff', '#000000', '#ffff00', '#00ff00', '#ff00ff', '#0000ff'])(
    'derives readable shades of %s',
    (main) => {
      expect(unreadablePairs(getTokens({ palette: 'terre', main_color: main }))).toEqual([]);
    },
  );

  it('uses a readable main colour as it is, and names the colour that replaces another', () => {
    expect(getTokens({ palette: 'terre', main_color: '#0B4F8A' })['terre-600']).toBe('#0b4f8a');
    expect(darkenedMain({ palette: 'terre', main_color: '#0B4F8A' })).toBeUndefined();
    expect(darkenedMain({ palette: 'terre', main_color: '#ffd43b' })).toMatch(/^#[0-9a-f]{6}$/);
    expect(darkenedMain({ palette: 'acier', main_color: '' })).toBeUndefined();
  });

  it('recognises the built look', () => {
    expect(isBuiltLook({ palette: 'terre', main_color: '', typeface: 'atelier' })).toBe(true);
    expect(isBuiltLook({ palette: 'terre', main_color: '', typeface: 'sobre' })).toBe(false);
    expect(isBuiltLook({ palette: 'sapin', main_color: '', typeface: 'atelier' })).toBe(false);
  });
});
