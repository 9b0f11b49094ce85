import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { City, CityLink, CitySlug } from './city.contract.ts';
import { listTowns } from './city.internal.server.ts';
import { selectCity } from './city.store.server.ts';

/** Lists the towns with their own page, in their fixed order. */
export const listCities = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(CityLink),
  run: async () => [...(await listTowns())],
});

/** Returns the content of a town's page. */
export const readCity = query({
  allow: 'anyone',
  input: CitySlug,
  output: City,
  run: async ({ slug }) => {
    const city = await selectCity(slug);
    if (city === undefined) throw new DomainError('not-found', 'Cette ville n’a pas de page.');
    return city;
  },
});
