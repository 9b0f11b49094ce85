import { selectCities } from './city.store.server.ts';

/** Returns the content of the towns with their own page, in their fixed order. */
export const listTowns = selectCities;
