import { z } from 'zod';
import { MAP_PROVIDERS } from '#src/domains/settings/travel.contract.ts';

/** Degrees, WGS 84. */
export const Coordinates = z.object({ lat: z.number(), lng: z.number() });
export type Coordinates = z.infer<typeof Coordinates>;

/** Distance category of a zone, shown by colour and shape: seat, near, far, beyond the circle. */
export const ZONE_COLORS = ['patine', 'terre', 'ocre', 'ardoise'] as const;
export type ZoneColor = (typeof ZONE_COLORS)[number];

/** Symbols of the towns. */
export const ZONE_ICONS = [
  'basilica',
  'slag-heap',
  'kiosk',
  'volcano',
  'stream',
  'star',
  'temple',
  'workshop',
  'mountain',
  'castle',
  'keep',
  'bridge',
  'wind',
  'canal',
  'village',
  'ramparts',
  'cable-car',
] as const;
export type ZoneIcon = (typeof ZONE_ICONS)[number];

/** Place where the company works, as the public site shows it. */
export const Zone = z.object({
  slug: z.string(),
  name: z.string(),
  /** True for the company's seat; the other places are service areas. */
  isSeat: z.boolean(),
  /** Districts or hamlets. */
  cities: z.array(z.string()).min(5).max(6),
  description: z.string(),
  icon: z.enum(ZONE_ICONS),
  population: z.string(),
  coverage: z.string(),
  coordinates: Coordinates,
  color: z.enum(ZONE_COLORS),
  department: z.object({ code: z.string(), name: z.string() }),
  isWithinRadius: z.boolean(),
  /** Straight-line distance, whole kilometres. */
  kmFromSeat: z.int(),
});
export type Zone = z.infer<typeof Zone>;

/** Data for the map of a page. */
export const ZoneMap = z.object({
  zones: z.array(Zone),
  provider: z.enum(MAP_PROVIDERS),
  /** False when the settings could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});
