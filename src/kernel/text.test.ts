import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cleanLine, cleanText, fill, fold, toExcerpt, toSlug } from './text.ts';

describe('cleanText and cleanLine', () => {
  it('keeps line breaks and tabs of a text, and removes other invisible characters', () => {
    expect(cleanText('  a\r\nb\rc\td\u0000\u0007\u007F\u0085  ')).toBe('a\nb\nc\td');
  });

  it('composes accents (NFC)', () => {
    expect(cleanText('e\u0301')).toBe('\u00E9');
  });

  it('returns one line that cannot inject a mail header', () => {
    expect(cleanLine('Devis\r\nBcc: tous@x.example')).toBe('Devis Bcc: tous@x.example');
    const isPlain = (character: string): boolean => character >= ' ' && !'\u007F\u2028\u2029'.includes(character);
    fc.assert(fc.property(anyText(), (text) => Array.from(cleanLine(text)).every(isPlain)));
  });
});

describe('fold', () => {
  it.each([
    ['Zinguerie à Crémieu', 'zinguerie a cremieu'],
    ['ŒUVRE, œil, Læticia, Straße', 'oeuvre, oeil, laeticia, strasse'],
    ['e\u0301', 'e'],
    ['ＤＥＶＩＳ', 'devis'],
    ["L’eau, l'été", "l'eau, l'ete"],
  ])('folds %s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('returns the same text when folding twice', () => {
    fc.assert(fc.property(anyText(), (text) => fold(fold(text)) === fold(text)));
  });
});

describe('toSlug', () => {
  it.each([
    ['Réparation de toiture', 'reparation-de-toiture'],
    ['  Démoussage -- & Hydrofuge !', 'demoussage-hydrofuge'],
    ['« L’été »', 'lete'],
    ['-', ''],
    ['日本', ''],
  ])('converts %s → %s', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it('returns a URL-safe slug that is its own slug', () => {
    fc.assert(
      fc.property(anyText(), (title) => {
        const slug = toSlug(title);
        return /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug) && toSlug(slug) === slug;
      }),
    );
  });
});

describe('toExcerpt', () => {
  it('cuts between characters, never inside one', () => {
    expect(toExcerpt('Fuite', 5)).toBe('Fuite');
    expect(toExcerpt('Une fuite', 5)).toBe('Une…');
    expect(toExcerpt('🏠🏠🏠', 2)).toBe('🏠…');
  });

  it('returns no more than the requested length', () => {
    fc.assert(
      fc.property(
        anyText(),
        fc.integer({ min: 1, max: 20 }),
        (text, length) => Array.from(toExcerpt(text, length)).length <= length,
      ),
    );
  });
});

describe('fill', () => {
  it('inserts the values and keeps unknown placeholders', () => {
    expect(fill('{count} messages de {name}, {other}', { count: 0, name: '{count}' })).toBe(
      '0 messages de {count}, {other}',
    );
  });
});
