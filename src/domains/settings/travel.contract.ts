import { z } from 'zod';

export const MAP_PROVIDERS = ['aucune', 'ign', 'osm'] as const;
export type MapProvider = (typeof MAP_PROVIDERS)[number];

/** Tile provider of the detailed map, loaded on a click; `aucune` omits that map. */
export const MapSettings = z.object({ provider: z.enum(MAP_PROVIDERS).default('ign') });

/** Price of a trip from the registered office, VAT included, and the speed of the vans. */
export const TravelSettings = z.object({
  /** Null when not stated: no kilometre is free. */
  free_km: z.int().min(0).max(1_000).nullable().default(null),
  /** Fee for each kilometre beyond the free ones, there and back; null while the owner states none. */
  fee_per_km_cents: z.int().min(0).max(10_000).nullable().default(null),
  local_speed_kmh: z.int().min(10).max(130).default(45),
  road_speed_kmh: z.int().min(10).max(130).default(90),
});
export type TravelSettings = z.infer<typeof TravelSettings>;

/** Terms of a trip that the owner has stated. */
export const TravelTerms = z.object({ freeKm: z.int(), feePerKmCents: z.int() });
export type TravelTerms = z.infer<typeof TravelTerms>;
