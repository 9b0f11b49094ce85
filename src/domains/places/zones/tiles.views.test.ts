import { describe, expect, it, test } from 'vitest';
import { toTiles } from './tiles.views.ts';

describe('tiles views', () => {
  test.each(['ign', 'osm'] as const)('requests tiles of %s from one host, and credits them with a link', (provider) => {
    const tiles = toTiles(provider);
    expect(tiles?.url.startsWith(`${tiles.origin}/`)).toBe(true);
    for (const part of ['{x}', '{y}', '{z}']) expect(tiles?.url).toContain(part);
    expect([tiles?.name.startsWith('©'), tiles?.nameHref.startsWith('https://')]).toEqual([true, true]);
  });

  it('returns no tiles without a provider', () => {
    expect(toTiles('aucune')).toBeUndefined();
  });
});
