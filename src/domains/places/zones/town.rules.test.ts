import { describe, expect, it, test } from 'vitest';
import type { Commune } from './commune.contract.ts';
import { getLabel, getSuggestions, knownTowns, townsNamed } from './town.rules.ts';
import { NO_AREA } from './zone.rules.ts';

const SEAT = { lat: 44.75139, lng: 4.74917 };

const commune = (name: string, code: string, lat: number, lng: number): Commune => ({
  code: `${code}001`,
  name,
  department: { code, name: code },
  postcodes: [],
  inhabitants: 1_000,
  coordinates: { lat, lng },
  isApproximate: false,
});

const VALENCE = { name: 'Valence', department: '26', coordinates: { lat: 44.93321, lng: 4.8921 } };
const GRENOBLE = { name: 'Grenoble', department: '38', coordinates: { lat: 45.18756, lng: 5.73578 } };
const TOWNS = knownTowns(
  [VALENCE, GRENOBLE],
  [
    commune('Valence', '26', 0, 0),
    commune('Saint-Priest', '07', 44.72, 4.55),
    commune('Saint-Priest', '69', 45.7, 4.94),
    commune('Saint-Priest-en-Jarez', '42', 45.47, 4.38),
    commune('Le Teil', '07', 44.55, 4.68),
    commune('Œuilly', '07', 44.9, 4.6),
    commune('Le Pouzin', '07', 44.75, 4.75),
    commune('Marseille', '13', 43.3, 5.4),
    commune('Sartène', '2A', 41.62, 8.97),
    commune('Saint-Denis', '974', -20.88, 55.45),
  ],
);

const named = (asked: string): string[] => townsNamed(asked, TOWNS, SEAT).map(getLabel);

describe('town rules', () => {
  it('prefers the data of a place to the commune of the same name', () => {
    const [valence, ...others] = townsNamed('Valence', TOWNS, SEAT);
    expect([valence?.coordinates.lat, others]).toEqual([44.93321, []]);
  });

  describe('townsNamed', () => {
    test.each([
      ['exact, before longer ones', 'Saint-Priest', ['Saint-Priest (07)', 'Saint-Priest (69)']],
      ['with its department', 'saint priest (69)', ['Saint-Priest (69)']],
      ['in a department where it is not', 'Saint-Priest (13)', []],
      ['in Corsica', 'sartene (2a)', ['Sartène (2A)']],
      ['overseas', 'Saint-Denis (974)', ['Saint-Denis (974)']],
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
      const many = Array.from({ length: 10 }, (_, place) =>
        commune(`Mont-${'abcdefghij'[place]}`, '07', 44 - place, 4),
      );
      const found = townsNamed('mont-', knownTowns([], many), SEAT).map(getLabel);
      expect([found.length, found[0]]).toEqual([8, 'Mont-a (07)']);
    });
  });

  it('suggests the towns of the circle, namesakes by department', () => {
    const offered = getSuggestions(TOWNS, { ...NO_AREA, centre: { lat: 45.2, lng: 4.8 }, radiusKm: 100 });
    expect(offered).toEqual(expect.arrayContaining(['Le Teil', 'Saint-Priest (07)', 'Saint-Priest (69)', 'Valence']));
    expect(offered).not.toContain('Marseille');
  });
});
