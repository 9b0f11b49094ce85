import { describe, expect, it } from 'vitest';
import { getTown } from './known-person.ts';

describe('getTown', () => {
  it.each([
    ['3 montée du Four, 26400 Crest', 'Crest'],
    ['26270 Saulce-sur-Rhône ', 'Saulce-sur-Rhône'],
    ['Crest', ''],
    ['26400', ''],
    ['', ''],
  ])('takes from %j the town %j', (address, town) => {
    expect(getTown(address)).toBe(town);
  });
});
