import { z } from 'zod';

export const MAP_PROVIDERS = ['aucune', 'ign', 'osm'] as const;
export type MapProvider = (typeof MAP_PROVIDERS)[number];

/** Whose tiles the detailed map shows, on a click; `aucune` leaves that map out. */
export const MapSettings = z.object({ provider: z.enum(MAP_PROVIDERS).default('ign') });

/** What a journey from the seat costs the customer, VAT included, and how fast the vans are. */
export const TravelSettings = z.object({
  free_km: z.int().min(0).max(1_000).default(30),
  /** For each kilometre beyond, there and back. */
  fee_per_km_cents: z.int().min(0).max(10_000).default(90),
  local_speed_kmh: z.int().min(10).max(130).default(45),
  road_speed_kmh: z.int().min(10).max(130).default(90),
});
export type TravelSettings = z.infer<typeof TravelSettings>;
