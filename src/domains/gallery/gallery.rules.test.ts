import { describe, expect, it } from 'vitest';
import { itemNotFound, orderedMissing, placeRefused, refuseRace } from './gallery.rules.ts';

describe('gallery rules', () => {
  it.each([
    ['an unknown item', itemNotFound, 404],
    ['an item of a sent order that is gone', orderedMissing, 404],
    ['a save after that of another person', refuseRace, 409],
    ['an item with two places', placeRefused, 422],
  ] as const)('refuses %s', (_case, refuse, status) => {
    expect(refuse().status).toBe(status);
  });

  it('reports the order at its field', () => {
    expect(Object.keys(placeRefused().fields ?? {})).toEqual(['ids']);
  });
});
