import { describe, expect, it } from 'vitest';
import { chatLink, dialled, freshness, inTown, ofTown, pageHeaders, servicesLine, spaced } from './site.rules.ts';

const MORE = 'et {count} autres...';

describe('the services line', () => {
  it('joins up to three titles by dashes', () => {
    expect(servicesLine(['Charpente', 'Couverture', 'Zinguerie'], MORE)).toBe('Charpente - Couverture - Zinguerie');
  });

  it('counts the others', () => {
    expect(servicesLine(['A', 'B', 'C', 'D', 'E'], MORE)).toBe('A - B - C et 2 autres...');
  });
});

describe('telephone links', () => {
  it.each([
    ['04 65 71 00 00', '+33465710000'],
    ['+33 4 65 71 00 00', '+33465710000'],
  ])('dial %s as %s', (phone, expected) => {
    expect(dialled(phone)).toBe(expected);
  });

  it('are shown in pairs abroad', () => {
    expect(spaced('+33465710012')).toBe('+33 4 65 71 00 12');
    expect(spaced('+41 22 000')).toBe('+4122000');
  });

  it('lead to a conversation only where there is a number', () => {
    expect(chatLink('+33 4 65 71 00 00')).toBe('https://wa.me/33465710000');
    expect(chatLink('')).toBe('');
  });
});

it.each([
  ['Lyon', 'de Lyon', 'à Lyon'],
  ['Le Pouzin', 'du Pouzin', 'au Pouzin'],
  ['Les Vans', 'des Vans', 'aux Vans'],
  ['La Saulce', 'de La Saulce', 'à La Saulce'],
])('puts %s after its preposition', (town, of, at) => {
  expect([ofTown(town), inTown(town)]).toEqual([of, at]);
});

it('lets the action decide over the loader what is said of a page', () => {
  const loaderHeaders = new Headers(freshness(false));
  const actionHeaders = new Headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' });
  expect([...pageHeaders({ loaderHeaders, actionHeaders })]).toEqual([
    ['cache-control', 'no-store'],
    ['retry-after', '60'],
  ]);
  expect([...pageHeaders({ loaderHeaders: new Headers(freshness(true)), actionHeaders: new Headers() })]).toEqual([]);
});
