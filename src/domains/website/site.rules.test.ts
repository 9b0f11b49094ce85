import { describe, expect, it } from 'vitest';
import { chatLink, dialled, freshness, inTown, ofTown, pageHeaders, servicesLine, spaced } from './site.rules.ts';

const MORE = 'et {count} autres...';

describe('site rules', () => {
  describe('servicesLine', () => {
    it('joins up to three titles by dashes', () => {
      expect(servicesLine(['Charpente', 'Couverture', 'Zinguerie'], MORE)).toBe('Charpente - Couverture - Zinguerie');
    });

    it('counts the remaining titles', () => {
      expect(servicesLine(['A', 'B', 'C', 'D', 'E'], MORE)).toBe('A - B - C et 2 autres...');
    });
  });

  describe('telephone links', () => {
    it.each([
      ['04 65 71 00 00', '+33465710000'],
      ['+33 4 65 71 00 00', '+33465710000'],
    ])('dials %s as %s', (phone, expected) => {
      expect(dialled(phone)).toBe(expected);
    });

    it('formats French numbers in pairs and foreign ones without spaces', () => {
      expect(spaced('+33465710012')).toBe('+33 4 65 71 00 12');
      expect(spaced('+41 22 000')).toBe('+4122000');
    });

    it('returns a chat link only if there is a number', () => {
      expect(chatLink('+33 4 65 71 00 00')).toBe('https://wa.me/33465710000');
      expect(chatLink('')).toBe('');
    });
  });

  it.each([
    ['Lyon', 'de Lyon', 'à Lyon'],
    ['Le Pouzin', 'du Pouzin', 'au Pouzin'],
    ['Les Vans', 'des Vans', 'aux Vans'],
    ['La Saulce', 'de La Saulce', 'à La Saulce'],
  ])('returns %s with its prepositions', (town, of, at) => {
    expect([ofTown(town), inTown(town)]).toEqual([of, at]);
  });

  it('gives the action’s headers precedence over the loader’s', () => {
    const loaderHeaders = new Headers(freshness(false));
    const actionHeaders = new Headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' });
    expect([...pageHeaders({ loaderHeaders, actionHeaders })]).toEqual([
      ['cache-control', 'no-store'],
      ['retry-after', '60'],
    ]);
    expect([...pageHeaders({ loaderHeaders: new Headers(freshness(true)), actionHeaders: new Headers() })]).toEqual([]);
  });
});
