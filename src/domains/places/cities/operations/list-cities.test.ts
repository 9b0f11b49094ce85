import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { CITY_SLUGS } from '../city.contract.ts';
import { listCities } from './list-cities.server.ts';

describe('listCities', () => {
  it('lists the five towns in their fixed order, with the data for links', async () => {
    const cities = await listCities(systemContext('test'), {});
    expect(cities.map(({ slug }) => slug)).toEqual(CITY_SLUGS);
    expect(cities.at(-1)).toEqual({ slug: 'grenoble', name: 'Grenoble', department: 'Isère' });
  });
});
