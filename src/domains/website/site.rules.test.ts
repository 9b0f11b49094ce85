import { describe, expect, it } from 'vitest';
import { freshness, pageHeaders } from './site.rules.ts';

describe('site rules', () => {
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
