import { z } from 'zod';
import { Flag, Id, Line, listQuery, NAME_MAX, Phrase, Prose } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { Coordinates, ZONE_ICONS } from './zone.contract.ts';

/** Places and the served area in the back office. */

export const DISTRICTS_MAX = 12;
const DESCRIPTION_MAX = 600;
const COVERAGE_MAX = 160;
const INHABITANTS_MAX = 20_000_000;
export const FEE_MAX_CENTS = 1_000_000;
export const RADIUS_MAX_KM = 1_000;
export const MAP_ZOOM = { least: 5, usual: 9, most: 14 } as const;

const InseeCode = z.union([z.literal(''), z.string().regex(/^(\d{5}|2[AB]\d{3})$/, 'Code INSEE invalide.')]);

/** Place as the back office reads it. */
export const Place = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  insee_code: z.string(),
  department_code: z.string(),
  department_name: z.string(),
  postcode: z.string(),
  coordinates: Coordinates,
  is_approximate: z.boolean(),
  inhabitants: z.int(),
  districts: z.array(z.string()),
  description: z.string(),
  coverage: z.string(),
  icon: z.enum(ZONE_ICONS),
  travel_fee_cents: z.int().nullable(),
  is_zone: z.boolean(),
  sort_order: z.int(),
  /** State of the town's own page. */
  page: z.enum(['none', 'draft', 'published']),
  /** Instant at which its draft is published by itself. */
  page_publish_at: z.string().nullable(),
  updated_at: z.string(),
});
export type Place = z.infer<typeof Place>;

/** Place of the list with what the area makes of it. */
export const ListedPlace = Place.extend({
  is_seat: z.boolean(),
  km_from_seat: z.int().nullable(),
  /** Likely minutes by road from the seat, as a range. */
  minutes: z.object({ from: z.int(), to: z.int() }).nullable(),
  is_within_radius: z.boolean(),
});
export type ListedPlace = z.infer<typeof ListedPlace>;

export const PlaceId = z.object({ id: Id });

/** Fields of a place that the back office may write; the address of its page stays as it was made. */
export const PlaceFields = {
  name: Phrase(NAME_MAX, 1),
  insee_code: InseeCode,
  department_code: Line(3, 2),
  department_name: Phrase(NAME_MAX, 1),
  postcode: z.union([z.literal(''), z.string().regex(/^\d{5}$/, 'Code postal de cinq chiffres.')]),
  coordinates: Coordinates,
  is_approximate: z.boolean(),
  inhabitants: z.int().min(0).max(INHABITANTS_MAX),
  districts: z.array(Phrase(NAME_MAX, 1)).max(DISTRICTS_MAX),
  description: Prose(DESCRIPTION_MAX),
  coverage: Phrase(COVERAGE_MAX),
  icon: z.enum(ZONE_ICONS),
  travel_fee_cents: z.int().min(0).max(FEE_MAX_CENTS).nullable(),
  is_zone: z.boolean(),
};

export const NewPlace = z.object({
  ...PlaceFields,
  insee_code: InseeCode.default(''),
  postcode: PlaceFields.postcode.default(''),
  is_approximate: z.boolean().default(false),
  inhabitants: PlaceFields.inhabitants.default(0),
  districts: PlaceFields.districts.default([]),
  description: PlaceFields.description.default(''),
  coverage: PlaceFields.coverage.default(''),
  icon: PlaceFields.icon.default('village'),
  travel_fee_cents: PlaceFields.travel_fee_cents.default(null),
  is_zone: z.boolean().default(true),
});
export type NewPlace = z.infer<typeof NewPlace>;

export const PlaceChange = z.object(PlaceFields).partial().extend({
  id: Id,
  /** Version that the editor read; refused when another user has saved since then. */
  updated_at: z.string().optional(),
});

export const PlaceMove = z.object({ id: Id, direction: z.enum(['up', 'down']) });
export type Direction = z.infer<typeof PlaceMove>['direction'];

export const PLACE_SORT_KEYS = ['sort_order', 'name', 'department', 'inhabitants'] as const;

export const PlaceListQuery = z.object({
  ...listQuery([...PLACE_SORT_KEYS]),
  zone: Flag.optional(),
  has_page: Flag.optional(),
});
export type PlaceListQuery = z.infer<typeof PlaceListQuery>;

export const PlacePage = getPage(ListedPlace);

export const PlaceStatistics = z.object({
  total: z.int(),
  zones: z.int(),
  pages: z.int(),
  approximate: z.int(),
});
export type PlaceStatistics = z.infer<typeof PlaceStatistics>;
