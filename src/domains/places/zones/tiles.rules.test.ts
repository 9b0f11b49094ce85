import { expect, it, test } from 'vitest';
import { tilesOf } from './tiles.rules.ts';

test.each(['ign', 'osm'] as const)('%s is asked at one host, by tile, and named with a link', (provider) => {
  const tiles = tilesOf(provider);
  expect(tiles?.url.startsWith(`${tiles.origin}/`)).toBe(true);
  for (const part of ['{x}', '{y}', '{z}']) expect(tiles?.url).toContain(part);
  expect([tiles?.name.startsWith('©'), tiles?.nameHref.startsWith('https://')]).toEqual([true, true]);
});

it('without a provider there are no tiles', () => {
  expect(tilesOf('aucune')).toBeUndefined();
});
