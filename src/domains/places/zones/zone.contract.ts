import { z } from 'zod';
import { MAP_PROVIDERS } from '#src/domains/settings/travel.contract.ts';

/** Degrees, WGS 84. */
export const Coordinates = z.object({ lat: z.number().min(-85).max(85), lng: z.number().min(-180).max(180) });
export type Coordinates = z.infer<typeof Coordinates>;

/** Eight directions, clockwise from the north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

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

/** Place from which every journey begins. */
export const Seat = z.object({
  slug: z.string(),
  name: z.string(),
  department: z.string(),
  coordinates: Coordinates,
});
export type Seat = z.infer<typeof Seat>;

/** Served area as every public page knows it: nothing in it is certain to exist. */
export const Area = z.object({
  seat: Seat.nullable(),
  /** Middle of the served circle and of the map: the seat unless another point is stored. */
  centre: Coordinates.nullable(),
  /** Name of the place from which the radius is measured; empty without a centre. */
  centreName: z.string(),
  /** Null when the company states none. */
  radiusKm: z.int().nullable(),
  zones: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type Area = z.infer<typeof Area>;

/** Place where the company works, as the public site shows it. */
export const Zone = z.object({
  slug: z.string(),
  name: z.string(),
  /** True for the company's seat; the other places are service areas. */
  isSeat: z.boolean(),
  /** Districts or hamlets. */
  cities: z.array(z.string()),
  description: z.string(),
  icon: z.enum(ZONE_ICONS),
  population: z.string(),
  inhabitants: z.int(),
  coverage: z.string(),
  coordinates: Coordinates,
  color: z.enum(ZONE_COLORS),
  department: z.object({ code: z.string(), name: z.string() }),
  isWithinRadius: z.boolean(),
  /** Straight-line distance, whole kilometres; null while there is no seat. */
  kmFromSeat: z.int().nullable(),
  /** Address of the town's page, if it has one. */
  pageHref: z.string().nullable(),
});
export type Zone = z.infer<typeof Zone>;

/** Area that a map shows, in degrees. */
export const MapWindow = z.object({ west: z.number(), east: z.number(), north: z.number(), south: z.number() });
export type MapWindow = z.infer<typeof MapWindow>;

const Shift = z.object({ x: z.number(), y: z.number() });

/** What the drawn map shows and where; computed, except for what was placed by hand. */
export const MapLayout = z.object({
  region: MapWindow,
  /** Surroundings of the seat, where several places are too close to one another. */
  detail: MapWindow.nullable(),
  /** True when the detail map covers the corner of the large one that its hand-made layout keeps free. */
  isDetailInCorner: z.boolean(),
  /** Slugs of the places that only the detail map marks. */
  detailed: z.array(z.string()),
  /** Slugs of the places that the smallest map names. */
  large: z.array(z.string()),
  /** Offset of a marker's head from its place, in pixels. */
  markers: z.record(z.string(), Shift),
  /** Where the name of a marker stands, when its place was computed: left of the head or not, and on which widths. */
  names: z.record(z.string(), z.object({ isLeft: z.boolean(), on: z.enum(['all', 'wide', 'none']) })),
  /** Served departments by code, and where their names stand; null outside the map. */
  departments: z.record(z.string(), z.object({ name: z.string(), at: Coordinates.nullable() })),
});
export type MapLayout = z.infer<typeof MapLayout>;

/** Sentences about the area; empty ones are replaced by what is known. */
export const AreaWords = z.object({
  summary: z.string(),
  plannerHint: z.string(),
  examples: z.array(z.string()),
});
export type AreaWords = z.infer<typeof AreaWords>;

/** Data for the map of a page. */
export const ZoneMap = z.object({
  zones: z.array(Zone),
  area: Area,
  words: AreaWords,
  /** Null without a seat or a centre: then no map is drawn. */
  layout: MapLayout.nullable(),
  /** Initial zoom of the detailed map. */
  zoom: z.int(),
  provider: z.enum(MAP_PROVIDERS),
  /** False when something could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});
export type ZoneMap = z.infer<typeof ZoneMap>;
