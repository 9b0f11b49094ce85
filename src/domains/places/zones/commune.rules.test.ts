import { describe, expect, it, test } from 'vitest';
import { communeAt, communeByCode, findCommunes, findNearby, plainName, toCommuneIndex } from './commune.rules.ts';

const INDEX = toCommuneIndex([
  ['26', 'Drôme', 'Saint-Barthélemy-de-Vals|295|240|1800|45.17|4.87;Valence|362|000|64483|44.9256|4.909'],
  ['2A', 'Corse-du-Sud', 'Ajaccio|004|20000 20090|76320|41.9189|8.7381'],
  ['44', 'Loire-Atlantique', 'Nantes|109|000 100 200 300|327734|47.2172|-1.5534;Rezé|143|400|43556|47.19|-1.57'],
  ['47', 'Lot-et-Garonne', 'Valence-sur-Baïse|320|32310|1200|43.88|0.38~'],
  ['974', 'La Réunion', 'Saint-Denis|11|00 17 90|155634|-20.8823|55.4504;Le Tampon|22|30|79824|-21.28|55.52'],
]);

const names = (asked: string): string[] => findCommunes(INDEX, asked).map(({ name }) => name);

describe('commune rules', () => {
  test.each([
    ['by its beginning', 'nan', ['Nantes']],
    ['without accents or case', 'REZE', ['Rezé']],
    ['abbreviated', 'st barth', ['Saint-Barthélemy-de-Vals']],
    ['without its article', 'tampon', ['Le Tampon']],
    ['exact before longer names', 'valence', ['Valence', 'Valence-sur-Baïse']],
    ['by a word inside', 'vals', ['Saint-Barthélemy-de-Vals']],
    ['by postcode', '44400', ['Rezé']],
    ['by the beginning of a postcode', '974', ['Saint-Denis', 'Le Tampon']],
    ['by a postcode of another department', '32310', ['Valence-sur-Baïse']],
    ['by a Corsican postcode', '20090', ['Ajaccio']],
    ['by postcode and name', '44000 Nantes', ['Nantes']],
    ['that nobody has', 'trifouilly', []],
    ['of punctuation alone', '--', []],
  ])('finds a commune %s', (_how, asked, expected) => {
    expect(names(asked)).toEqual(expected);
  });

  it('sorts a shared postcode by size', () => {
    expect(names('44')).toEqual(['Nantes', 'Rezé']);
  });

  it('finds the communes around one of them, without itself', () => {
    expect(findNearby(INDEX, '44109', 20)).toMatchObject([{ name: 'Rezé', km: 3 }]);
    expect(findNearby(INDEX, '44109', 1)).toEqual([]);
    expect(findNearby(INDEX, '00000', 100)).toEqual([]);
  });

  it('unpacks codes, postcodes and positions', () => {
    expect(communeAt(INDEX, 2)).toEqual({
      code: '2A004',
      name: 'Ajaccio',
      department: { code: '2A', name: 'Corse-du-Sud' },
      postcodes: ['20000', '20090'],
      inhabitants: 76_320,
      coordinates: { lat: 41.9189, lng: 8.7381 },
      isApproximate: false,
    });
    expect(communeAt(INDEX, 5)).toMatchObject({ isApproximate: true, coordinates: { lat: 43.88, lng: 0.38 } });
  });

  test.each([
    ['97411', 'Saint-Denis'],
    ['26362', 'Valence'],
    ['44999', undefined],
    ['99001', undefined],
  ])('finds the commune with the code %s', (code, name) => {
    expect(communeByCode(INDEX, code)?.name).toBe(name);
  });

  it('compares names without accents, numbers and abbreviations', () => {
    expect(plainName('07250 Ste-Œuvre d’En-Haut')).toBe('sainte oeuvre d en haut');
  });
});
