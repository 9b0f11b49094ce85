import { describe, expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { findTexts, isDrawingFile, mapTexts, pendingAddress, pictureFile, pictureHash } from './site-bundle.rules.ts';

const HASH = 'a1'.repeat(32);

describe('pictureHash', () => {
  it('reads only names that an archive gives', () => {
    expect(pictureHash(pictureFile(HASH, 'image/png'))).toBe(HASH);
    for (const name of [
      `pictures/${HASH}.exe`,
      `../pictures/${HASH}.png`,
      `pictures/${HASH}`,
      'pictures/a.png',
      HASH,
    ]) {
      expect(pictureHash(name)).toBeUndefined();
    }
  });
});

describe('pendingAddress', () => {
  it('returns an address of the form of a stored picture, or of a drawing', () => {
    expect(pendingAddress(`pictures/${HASH}.webp`)).toBe(`/media/${HASH.slice(0, 32)}-1200.webp`);
    expect(pendingAddress(`pictures/${HASH}.svg`)).toBe(`/media/${HASH.slice(0, 32)}`);
    expect([isDrawingFile('a.svg'), isDrawingFile('a.png')]).toEqual([true, false]);
  });
});

describe('mapTexts', () => {
  it('replaces texts at every depth and keeps all other values', () => {
    const value = { a: ['x', 1, null, { b: 'x' }], c: true };
    expect(mapTexts(value, (text) => `${text}!`)).toEqual({ a: ['x!', 1, null, { b: 'x!' }], c: true });
  });

  it('replaces in a text with pictures only their addresses, and drops a picture without one', () => {
    const text = 'Avant a.\n![Un toit](a)\nVoir ![b](a)\n  ![Autre](b)\n[lien](a)';
    const map = (one: string): string => (one === 'a' ? 'c' : '');
    expect(mapTexts({ text }, map)).toEqual({ text: 'Avant a.\n![Un toit](c)\nVoir ![b](a)\n\n[lien](a)' });
  });

  it.each(['![', '\n![', '![a](', '\n![a](', ' ', '\n \n'])('reads 200,000 signs of %j in linear time', (sign) => {
    expectLinear((signs) => mapTexts(sign.repeat(signs / sign.length), (text) => text));
  });

  it('refuses values that are nested too deep, and names that change an object', () => {
    expect(() => mapTexts(JSON.parse('['.repeat(50) + ']'.repeat(50)), (text) => text)).toThrow();
    expect(() => mapTexts(JSON.parse('{"a":{"__proto__":{}}}'), (text) => text)).toThrow();
  });
});

describe('findTexts', () => {
  it('lists each wanted text once', () => {
    expect(findTexts(['a', { b: 'a' }, 'c'], (text) => text === 'a')).toEqual(['a']);
    expect(findTexts(['Avant.\n![Un toit](a)\nAprès.'], (text) => text === 'a')).toEqual(['a']);
  });
});
