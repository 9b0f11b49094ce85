import { describe, expect, it } from 'vitest';
import { CITY_SLUGS } from './city.contract.ts';
import { listTowns } from './city.internal.server.ts';

describe('listTowns', () => {
  it('returns the five towns in their fixed order', async () => {
    expect((await listTowns()).map(({ slug }) => slug)).toEqual(CITY_SLUGS);
  });
});
