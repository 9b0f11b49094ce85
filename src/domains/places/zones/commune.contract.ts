import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';
import { Coordinates } from './zone.contract.ts';

/** Characters of a searched name or postcode, and the most answers. */
const COMMUNE_SEARCH_MAX = 80;
export const COMMUNES_MAX = 12;

/** Commune of France, from the data that comes with the product. */
export const Commune = z.object({
  /** Code of INSEE: "44109". */
  code: z.string(),
  name: z.string(),
  department: z.object({ code: z.string(), name: z.string() }),
  postcodes: z.array(z.string()),
  inhabitants: z.int(),
  coordinates: Coordinates,
  /** The position is the middle of the neighbouring communes. */
  isApproximate: z.boolean(),
});
export type Commune = z.infer<typeof Commune>;

/** Commune near another one, with the distance in whole kilometres. */
export const NearbyCommune = Commune.extend({ km: z.int() });
export type NearbyCommune = z.infer<typeof NearbyCommune>;

const NEARBY_KM = { usual: 20, most: 200 };

/** Communes around one of them, by its code of INSEE. */
export const NearbySearch = z.object({
  code: Line(5, 5),
  km: z.coerce.number().int().min(1).max(NEARBY_KM.most).default(NEARBY_KM.usual),
});

/** Beginning of a name or of a postcode. */
export const CommuneSearch = z.object({ search: Line(COMMUNE_SEARCH_MAX, 1) });
