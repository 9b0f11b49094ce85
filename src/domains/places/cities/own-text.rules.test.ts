import { describe, expect, it, test } from 'vitest';
import { allText, compareTexts, getRuns, OWN_SHARE_MIN, ownShares, SIMILARITY_LIMIT } from './own-text.rules.ts';

const LONG = 'un deux trois quatre cinq six sept huit neuf dix';
const HALF = 'un deux trois quatre cinq six';
const OTHER = 'lundi mardi mercredi jeudi vendredi samedi dimanche';

describe('own text rules', () => {
  describe('getRuns', () => {
    it('ignores case, accents, punctuation and repetition', () => {
      expect([...getRuns('L’été, à Lyon : l’ÉTÉ à Lyon')]).toEqual([
        'l ete a lyon l',
        'ete a lyon l ete',
        'a lyon l ete a',
        'lyon l ete a lyon',
      ]);
    });

    it('requires at least five words', () => {
      expect(getRuns('quatre mots pas plus').size).toBe(0);
    });
  });

  test.each([
    ['a text and itself', LONG, LONG, 1],
    ['a text and its own beginning', LONG, HALF, 1],
    ['two that share nothing', LONG, OTHER, 0],
    ['a text and nothing', LONG, '', 0],
    ['two halves that share a run in two', `${HALF}`, 'un deux trois quatre cinq lundi', 0.5],
  ])('computes the similarity of %s', (_name, one, other, expected) => {
    expect(compareTexts(one, [other]).similarities).toEqual([expected]);
    expect(compareTexts(other, [OTHER, one]).similarities[1]).toBe(expected);
  });

  test.each([
    ['among foreignRequests', LONG, [OTHER], 1],
    ['beside its copy', LONG, [OTHER, LONG], 0],
    ['beside its own beginning', LONG, [HALF], 4 / 6],
    ['of nothing', '', [LONG], 0],
  ])('computes the unique share of a text %s', (_name, text, others, expected) => {
    expect(compareTexts(text, others).share).toBeCloseTo(expected);
  });

  it('allows less than half in common and requires more than half unique', () => {
    expect([SIMILARITY_LIMIT, OWN_SHARE_MIN]).toEqual([0.5, 0.6]);
  });

  it('computes the unique shares of many texts as one by one', () => {
    const texts = [LONG, HALF, OTHER, ''];
    for (const [at, share] of ownShares(texts).entries()) {
      const others = texts.filter((_, other) => other !== at);
      expect(share).toBeCloseTo(compareTexts(texts[at] ?? '', others).share);
    }
  });

  it('counts nothing as own that a text began from', () => {
    expect(ownShares([LONG, OTHER], [LONG, ''])).toEqual([0, 1]);
    expect(ownShares([LONG], [HALF])).toEqual([expect.closeTo(4 / 6)]);
  });

  it('collects every string of a document', () => {
    expect(allText({ a: 'un', b: [{ c: 'deux' }, 3, null, ''], d: { e: true } })).toBe('un\ndeux');
  });
});
