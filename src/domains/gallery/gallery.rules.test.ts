import { describe, expect, it } from 'vitest';
import {
  categoriesOf,
  categoryKey,
  galleryAddress,
  galleryViewOf,
  isIn,
  WORKS_PER_PAGE,
  wallOf,
} from './gallery.rules.ts';

const works = (...categories: string[]) => categories.map((category, id) => ({ id, category }));

describe('categories', () => {
  it.each([
    ['Réparation', 'reparation'],
    ['Bac acier', 'bac-acier'],
    ['屋根', '屋根'],
  ])('%s is %s in an address', (category, key) => {
    expect(categoryKey(category)).toBe(key);
    expect(isIn(key, { category })).toBe(true);
    expect(isIn('', { category })).toBe(true);
    expect(isIn('autre', { category })).toBe(false);
  });

  it('are found once each, in the order in which they are met', () => {
    expect(categoriesOf(works('Zinguerie', 'Charpente', 'zinguerie', 'Charpente'))).toEqual([
      { key: 'zinguerie', label: 'Zinguerie' },
      { key: 'charpente', label: 'Charpente' },
    ]);
    expect(categoriesOf([])).toEqual([]);
  });
});

describe('the address of the gallery', () => {
  it.each([
    ['', { category: '', page: 1 }, '/realisations'],
    ['categorie=zinguerie', { category: 'zinguerie', page: 1 }, '/realisations?categorie=zinguerie'],
    ['categorie=a&page=3', { category: 'a', page: 3 }, '/realisations?categorie=a&page=3'],
    ['page=0', { category: '', page: 1 }, '/realisations'],
    ['page=deux', { category: '', page: 1 }, '/realisations'],
  ])('“%s” shows %j', (query, view, address) => {
    expect(galleryViewOf(new URLSearchParams(query))).toEqual(view);
    expect(galleryAddress(view)).toBe(address);
  });
});

describe('the wall', () => {
  it('holds every work while they are few, and counts the chosen ones', () => {
    const few = works('A', 'B', 'A');
    expect(wallOf(few, { category: 'a', page: 1 })).toEqual({ isWhole: true, standing: few, found: 2, lastPage: 1 });
    expect(wallOf([], { category: '', page: 1 })).toEqual({ isWhole: true, standing: [], found: 0, lastPage: 1 });
  });

  it('holds one page of the chosen ones when they are many', () => {
    const many = works(...Array.from({ length: 2 * WORKS_PER_PAGE + 2 }, (_, place) => (place % 2 ? 'A' : 'B')));
    const last = wallOf(many, { category: 'a', page: 2 });
    expect(last).toMatchObject({ isWhole: false, found: WORKS_PER_PAGE + 1, lastPage: 2 });
    expect(last.standing.map(({ id }) => id)).toEqual([2 * WORKS_PER_PAGE + 1]);
    expect(wallOf(many, { category: 'c', page: 1 })).toMatchObject({ standing: [], found: 0, lastPage: 1 });
    expect(wallOf(many, { category: '', page: 1 }).standing).toHaveLength(WORKS_PER_PAGE);
  });
});
