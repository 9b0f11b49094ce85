import { describe, expect, it } from 'vitest';
import {
  categoryKey,
  galleryAddress,
  getCategories,
  isIn,
  toGalleryView,
  toGrid,
  WORKS_PER_PAGE,
} from './gallery.views.ts';

const works = (...categories: string[]) => categories.map((category, id) => ({ id, category }));

describe('getCategories', () => {
  it.each([
    ['Réparation', 'reparation'],
    ['Bac acier', 'bac-acier'],
    ['屋根', '屋根'],
  ])('writes %s as %s in a URL', (category, key) => {
    expect(categoryKey(category)).toBe(key);
    expect(isIn(key, { category })).toBe(true);
    expect(isIn('', { category })).toBe(true);
    expect(isIn('autre', { category })).toBe(false);
  });

  it('returns each category once, in the order of first occurrence', () => {
    expect(getCategories(works('Zinguerie', 'Charpente', 'zinguerie', 'Charpente'))).toEqual([
      { key: 'zinguerie', label: 'Zinguerie' },
      { key: 'charpente', label: 'Charpente' },
    ]);
    expect(getCategories([])).toEqual([]);
  });
});

describe('toGalleryView', () => {
  it.each([
    ['', { category: '', page: 1 }, '/realisations'],
    ['categorie=zinguerie', { category: 'zinguerie', page: 1 }, '/realisations?categorie=zinguerie'],
    ['categorie=a&page=3', { category: 'a', page: 3 }, '/realisations?categorie=a&page=3'],
    ['page=0', { category: '', page: 1 }, '/realisations'],
    ['page=deux', { category: '', page: 1 }, '/realisations'],
  ])('reads “%s” as the view %j', (query, view, address) => {
    expect(toGalleryView(new URLSearchParams(query))).toEqual(view);
    expect(galleryAddress(view)).toBe(address);
  });
});

describe('toGrid', () => {
  it('returns every work while there are few, and counts the selected ones', () => {
    const few = works('A', 'B', 'A');
    expect(toGrid(few, { category: 'a', page: 1 })).toEqual({ isWhole: true, standing: few, found: 2, lastPage: 1 });
    expect(toGrid([], { category: '', page: 1 })).toEqual({ isWhole: true, standing: [], found: 0, lastPage: 1 });
  });

  it('returns one page of the selected works when there are many', () => {
    const many = works(...Array.from({ length: 2 * WORKS_PER_PAGE + 2 }, (_, place) => (place % 2 ? 'A' : 'B')));
    const last = toGrid(many, { category: 'a', page: 2 });
    expect(last).toMatchObject({ isWhole: false, found: WORKS_PER_PAGE + 1, lastPage: 2 });
    expect(last.standing.map(({ id }) => id)).toEqual([2 * WORKS_PER_PAGE + 1]);
    expect(toGrid(many, { category: 'c', page: 1 })).toMatchObject({ standing: [], found: 0, lastPage: 1 });
    expect(toGrid(many, { category: '', page: 1 }).standing).toHaveLength(WORKS_PER_PAGE);
  });
});
