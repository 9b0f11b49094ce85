import { describe, expect, it } from 'vitest';
import { fontName, loadFonts } from './pdf-fonts.server.ts';

const getFont = async () => {
  const font = (await loadFonts()).get(fontName('text', false));
  if (font === undefined) throw new Error('The font is missing.');
  return font;
};

describe('rememberWords', () => {
  it('lays a word out as the font itself, each time with positions of its own', async () => {
    const font = await getFont();
    const itself: typeof font = Object.getPrototypeOf(font);
    for (const word of ['Couverture ', 'AVALANCHE', 'œuvre', '']) {
      const expected = itself.layout(word);
      const first = font.layout(word);
      expect(first.positions).toEqual(expected.positions);
      for (const position of first.positions) position.xAdvance *= 1000;
      const again = font.layout(word);
      expect([again.glyphs, again.positions]).toEqual([expected.glyphs, expected.positions]);
      expect(again.advanceWidth).toBe(expected.advanceWidth);
    }
  });

  it('does not mix words with and without features', async () => {
    const font = await getFont();
    const plain = font.layout('1111').advanceWidth;
    expect(font.layout('1111', ['tnum']).advanceWidth).not.toBe(plain);
    expect(font.layout('1111').advanceWidth).toBe(plain);
  });
});
