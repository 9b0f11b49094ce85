import { describe, expect, it } from 'vitest';
import { getReviewSearch, isFiltered, reviewsAddress } from './review-search.views.ts';

describe('review search in the URL', () => {
  it.each([
    ['', { search: '', page: 1 }],
    ['q=+Crest+&note=4&page=2', { search: 'Crest', rating: 4, page: 2 }],
    ['note=0', { search: '', page: 1 }],
    ['note=6&page=0', { search: '', page: 1 }],
    ['note=cinq&page=-1', { search: '', page: 1 }],
    ['note=&page=999999', { search: '', page: 1 }],
    [`q=${'x'.repeat(300)}`, { search: 'x'.repeat(200), page: 1 }],
  ])('parses “%s” as %j', (query, asked) => {
    expect(getReviewSearch(new URLSearchParams(query))).toEqual(asked);
  });

  it.each([
    [{ search: '', page: 1 }, '/avis', false],
    [{ search: 'l’été', rating: 5, page: 3 }, '/avis?q=l%E2%80%99%C3%A9t%C3%A9&note=5&page=3', true],
    [{ search: '', rating: 1, page: 1 }, '/avis?note=1', true],
    [{ search: 'a', page: 1 }, '/avis?q=a', true],
  ])('formats %j as %s', (asked, address, filtered) => {
    expect(reviewsAddress(asked)).toBe(address);
    expect(isFiltered(asked)).toBe(filtered);
  });
});
