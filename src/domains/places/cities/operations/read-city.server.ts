import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { City, CitySlug } from '../city.contract.ts';
import { selectCity } from '../city.store.server.ts';

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
