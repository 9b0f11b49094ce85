import { describe, expect, it } from 'vitest';
import { freshness, getFrame, pageHeaders } from './site.views.ts';

describe('site views', () => {
  it('gives the action’s headers precedence over the loader’s, and those over the layout’s', () => {
    const none = new Headers();
    const parentHeaders = new Headers(freshness(false));
    const loaderHeaders = new Headers({ 'Cache-Control': 'max-age=60', 'Retry-After': '30' });
    const actionHeaders = new Headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' });
    expect([...pageHeaders({ parentHeaders, loaderHeaders, actionHeaders })]).toEqual([
      ['cache-control', 'no-store'],
      ['retry-after', '60'],
    ]);
    expect([...pageHeaders({ parentHeaders, loaderHeaders: none, actionHeaders: none })]).toEqual([
      ['cache-control', 'no-store'],
    ]);
    const fresh = new Headers(freshness(true));
    expect([...pageHeaders({ parentHeaders: fresh, loaderHeaders: fresh, actionHeaders: none })]).toEqual([]);
  });

  it('finds the frame of a page in its layout, and fails without the layout', () => {
    const layout = { id: 'app/layouts/public-layout', loaderData: { origin: 'https://toit.example' } };
    expect(getFrame([{ id: 'root' }, layout, undefined])).toBe(layout.loaderData);
    expect(() => getFrame([{ id: 'root' }])).toThrow('public-layout');
  });
});
