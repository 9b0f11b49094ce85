import type { City } from './city.contract.ts';
import { CLERMONT_FERRAND_TEXTS } from './clermont-ferrand.texts.ts';
import { GRENOBLE_TEXTS } from './grenoble.texts.ts';
import { LYON_TEXTS } from './lyon.texts.ts';
import { SAINT_ETIENNE_TEXTS } from './saint-etienne.texts.ts';
import { VALENCE_TEXTS } from './valence.texts.ts';

/** Content of the five towns: they are fixed, therefore in code and not in a table. */
const CITIES: readonly City[] = [
  LYON_TEXTS,
  SAINT_ETIENNE_TEXTS,
  VALENCE_TEXTS,
  CLERMONT_FERRAND_TEXTS,
  GRENOBLE_TEXTS,
];

/** Returns the towns in their fixed order. */
export const selectCities = async (): Promise<readonly City[]> => CITIES;

export const selectCity = async (slug: string): Promise<City | undefined> => CITIES.find((city) => city.slug === slug);
