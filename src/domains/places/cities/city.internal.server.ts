import { DomainError } from '#src/kernel/errors.ts';
import type { City } from './city.contract.ts';
import { selectCities, selectCity } from './city.store.server.ts';

/** Returns the content of the towns with their own page, in their fixed order. */
export const listTowns = selectCities;

/** Returns the content of a town's page. @throws DomainError `not-found`. */
export async function readTown({ slug }: { slug: string }): Promise<City> {
  const city = await selectCity(slug);
  if (city === undefined) throw new DomainError('not-found', 'Cette ville n’a pas de page.');
  return city;
}
