import { describe, expect, it, test } from 'vitest';
import { getLabel, getSuggestions, knownTowns, townsNamed } from './town.rules.ts';

const TOWNS = knownTowns([
  ['Valence', '26', 0, 0],
  ['Saint-Priest', '07', 44.72, 4.55],
  ['Saint-Priest', '69', 45.7, 4.94],
  ['Saint-Priest-en-Jarez', '42', 45.47, 4.38],
  ['Le Teil', '07', 44.55, 4.68],
  ['Œuilly', '07', 44.9, 4.6],
  ['Marseille', '13', 43.3, 5.4],
]);

const named = (asked: string): string[] => townsNamed(asked, TOWNS).map(getLabel);

describe('town rules', () => {
  it('prefers the data of a zone to the list’s entry for the same town', () => {
    const [valence, ...others] = townsNamed('Valence', TOWNS);
    expect([valence?.coordinates.lat, others]).toEqual([44.93321, []]);
  });

  describe('townsNamed', () => {
    test.each([
      ['exact, before longer ones', 'Saint-Priest', ['Saint-Priest (07)', 'Saint-Priest (69)']],
      ['with its department', 'saint priest (69)', ['Saint-Priest (69)']],
      ['in a department where it is not', 'Saint-Priest (13)', []],
      ['abbreviated', 'St-Priest en Jarez', ['Saint-Priest-en-Jarez (42)']],
      ['without article', 'teil', ['Le Teil (07)']],
      ['with an article it has not', 'La Valence', ['Valence (26)']],
      ['begun', 'grenob', ['Grenoble (38)']],
      ['held by another', 'jarez', ['Saint-Priest-en-Jarez (42)']],
      ['with ligature spelt out', 'oeuilly', ['Œuilly (07)']],
      ['after a postal code', '07250 Le Pouzin', ['Le Pouzin (07)']],
      ['of nobody', 'Nulle-Part', []],
      ['of digits alone', '26270', []],
      ['empty', '', []],
    ])('resolves a name: %s', (_how, asked, expected) => {
      expect(named(asked)).toEqual(expected);
    });

    it('limits an ambiguous name to the eight nearest', () => {
      const many = knownTowns(
        Array.from({ length: 10 }, (_, place) => [`Mont-${'abcdefghij'[place]}`, '07', 44 - place, 4]),
      );
      const found = townsNamed('mont-', many).map(getLabel);
      expect(found).toHaveLength(8);
      expect(found[0]).toBe('Montélimar (26)');
    });
  });

  it('suggests the towns of the circle, namesakes by department', () => {
    const offered = getSuggestions(TOWNS);
    expect(offered).toEqual(expect.arrayContaining(['Le Teil', 'Saint-Priest (07)', 'Saint-Priest (69)', 'Valence']));
    expect(offered).not.toContain('Marseille');
  });
});
