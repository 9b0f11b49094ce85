import { readdirSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/ui/tokens/fonts';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
const FRENCH =
  'AÀÂÆBCÇDEÉÈÊËFGHIÎÏJKLMNOÔŒPQRSTUÙÛÜVWXYZaàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyÿz0123456789' +
  '.,;:!?…-–—’\'"«»“”‹›()[]/&@%*+−=×·•€§°²³¼½¾©\u00a0\u202f';
const NAMES = 'ÅÄÁÍÑÓÖÕØßåäáíñóöõøúý';
const MOST_BYTES = 21_000;

function openFont(name: string): fontkit.Font {
  const font = fontkit.create(readFileSync(`${FOLDER}/${name}`));
  if (!('glyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts.`);
  return font;
}

const advance = (font: fontkit.Font, character: string): number =>
  font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth;

describe('fonts of the public site', () => {
  it.each(FILES)('draws French, and names of the neighbours, with %s', (name) => {
    const font = openFont(name);
    const lacking = [...(FRENCH + NAMES)].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
    expect(lacking).toEqual([]);
  });

  it.each(FILES)('makes the narrow space of %s half as wide as a space', (name) => {
    const font = openFont(name);
    expect(advance(font, '\u202f')).toBe(Math.round(advance(font, ' ') / 2));
  });

  it.each(FILES)('keeps %s small', (name) => {
    expect(readFileSync(`${FOLDER}/${name}`).byteLength).toBeLessThan(MOST_BYTES);
  });
});
