import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { CityLink } from '../city.contract.ts';
import { selectCities } from '../city.store.server.ts';

/** The towns that have a page of their own, in the order of the specification. */
export const listCities = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(CityLink),
  run: async () => [...(await selectCities())],
});
