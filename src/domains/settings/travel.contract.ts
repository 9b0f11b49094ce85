import { z } from 'zod';

export const MAP_PROVIDERS = ['aucune', 'ign', 'osm'] as const;
export type MapProvider = (typeof MAP_PROVIDERS)[number];

/** Tile provider of the detailed map, loaded on a click; `aucune` omits that map. */
export const MapSettings = z.object({ provider: z.enum(MAP_PROVIDERS).default('ign') });

/** Price of a trip from the registered office, VAT included, and the speed of the vans. */
export const TravelSettings = z.object({
  free_km: z.int().min(0).max(1_000).default(30),
  /** Fee for each kilometre beyond the free ones, there and back. */
  fee_per_km_cents: z.int().min(0).max(10_000).default(90),
  local_speed_kmh: z.int().min(10).max(130).default(45),
  road_speed_kmh: z.int().min(10).max(130).default(90),
});
export type TravelSettings = z.infer<typeof TravelSettings>;
