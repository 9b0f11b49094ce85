import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { CityLink } from '../city.contract.ts';
import { selectCities } from '../city.store.server.ts';

/** Lists the towns with their own page, in their fixed order. */
export const listCities = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(CityLink),
  run: async () => [...(await selectCities())],
});
