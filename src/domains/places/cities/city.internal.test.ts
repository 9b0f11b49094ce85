import { describe, expect, it } from 'vitest';
import { CITY_SLUGS } from './city.contract.ts';
import { listTowns, readTown } from './city.internal.server.ts';

describe('listTowns', () => {
  it('returns the five towns in their fixed order', async () => {
    expect((await listTowns()).map(({ slug }) => slug)).toEqual(CITY_SLUGS);
  });
});

describe('readTown', () => {
  it('returns the content of a town, or answers not-found', async () => {
    expect((await readTown({ slug: 'lyon' })).name).toBe('Lyon');
    await expect(readTown({ slug: 'privas' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
