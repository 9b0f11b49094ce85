import { describe, expect, it } from 'vitest';
import { blogPath, visiblePages } from './blog-page.views.ts';

describe('blog page views', () => {
  it.each([
    [{}, '/blog'],
    [{ page: 1 }, '/blog'],
    [{ page: 3 }, '/blog?page=3'],
    [{ category: 'Matériaux' }, '/blog?categorie=Mat%C3%A9riaux'],
    [{ page: 2, category: 'A & B' }, '/blog?categorie=A%20%26%20B&page=2'],
  ])('builds from %j the path %s', (asked, path) => {
    expect(blogPath(asked)).toBe(path);
  });

  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 … 4 5 6 … 9'],
    [1, 20, '1 2 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 19 20'],
  ])('shows on page %i of %i the page links %s', (page, last, named) => {
    const view = visiblePages(page, last).map((number) => (number === 'gap' ? '…' : number));
    expect(view.join(' ')).toBe(named);
  });
});
