import type { Font, GlyphPosition, GlyphRun } from 'fontkit';

/** Maximum number of words that one font remembers; a long quote has some 500. */
const WORDS_MAX = 5_000;

/** Returns a copy with positions of its own: pdfkit scales them in place. */
function copyRun({ glyphs, positions }: GlyphRun): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  const own: GlyphPosition[] = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** Returns the font with a memory of laid-out words that lasts from one document to the next, unlike pdfkit's own. */
export function rememberWords(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const layout = (text: string, features?: Parameters<Font['layout']>[1]) => {
    if (features !== undefined) return font.layout(text, features);
    const run = runs.get(text) ?? font.layout(text);
    if (runs.size >= WORDS_MAX) runs.clear();
    runs.set(text, run);
    return copyRun(run);
  };
  return Object.create(font, { layout: { value: layout } });
}
