import { describe, expect, it } from 'vitest';
import { href } from './href.ts';

describe('href', () => {
  it('returns the path of a page', () => {
    expect(href('/admin/orders')).toBe('/admin/orders');
  });

  it('fills the parameters of the path and encodes them', () => {
    expect(href('/admin/orders/:id/facture', { id: 12 })).toBe('/admin/orders/12/facture');
    expect(href('/services/:slug', { slug: 'a/b' })).toBe('/services/a%2Fb');
  });

  it('appends all other values as a query, without empty ones', () => {
    expect(href('/admin/quotes', { view: 7, search: '', status: undefined })).toBe('/admin/quotes?view=7');
    expect(href('/blog/:slug', { slug: 'a', ref: 'b c' })).toBe('/blog/a?ref=b+c');
  });

  it('refuses unknown pages and missing parameters at compile time', () => {
    // @ts-expect-error: no route has this path
    href('/admin/cellar');
    // @ts-expect-error: the path has a parameter
    expect(href('/services/:slug')).toBe('/services/:slug');
  });
});
