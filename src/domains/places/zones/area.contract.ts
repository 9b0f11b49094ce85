import { z } from 'zod';
import { Id, Phrase } from '#src/kernel/fields.ts';
import { MAP_ZOOM, RADIUS_MAX_KM } from './place.contract.ts';
import { Coordinates, MapWindow } from './zone.contract.ts';

/** The one row of the served area, as the back office reads and writes it. */

const SENTENCE_MAX = 300;
const EXAMPLES_MAX = 8;
const PLACED_MAX = 500;

/** Own sentences about the area; `{radius}` is filled. Empty ones are built from the data. */
export const AreaTexts = z.object({
  /** One line: where the company works. */
  summary: Phrase(SENTENCE_MAX).default(''),
  /** Under the field of the trip planner. */
  planner_hint: Phrase(SENTENCE_MAX).default(''),
  /** Towns that the trip planner offers. */
  examples: z.array(Phrase(SENTENCE_MAX, 1)).max(EXAMPLES_MAX).default([]),
});
export type AreaTexts = z.infer<typeof AreaTexts>;

const Pixels = z.number().min(-60).max(60);

/** Parts of the drawn map that were placed by hand; every other part is computed. */
export const PlacedLayout = z.object({
  region: MapWindow.optional(),
  detail: MapWindow.optional(),
  markers: z.record(z.string().max(120), z.object({ x: Pixels, y: Pixels })).default({}),
  departments: z.record(z.string().max(3), Coordinates).default({}),
});
export type PlacedLayout = z.infer<typeof PlacedLayout>;

const limited = PlacedLayout.refine(({ markers }) => Object.keys(markers).length <= PLACED_MAX);

export const AreaRecord = z.object({
  seat_id: z.int().nullable(),
  /** Null when the seat is the centre. */
  centre: Coordinates.nullable(),
  radius_km: z.int().nullable(),
  /** Civil day on which the owner declared the radius; empty when it is unknown. */
  radius_declared_on: z.string().default(''),
  map_zoom: z.int(),
  texts: AreaTexts,
  /** Null when the whole map is computed. */
  layout: PlacedLayout.nullable(),
  /** Empty until something was stored. */
  updated_at: z.string(),
});
export type AreaRecord = z.infer<typeof AreaRecord>;

/** Changed fields of the area; missing fields stay as they are. */
export const AreaChange = z.object({
  seat_id: Id.nullable().optional(),
  centre: Coordinates.nullable().optional(),
  radius_km: z.int().min(1).max(RADIUS_MAX_KM).nullable().optional(),
  map_zoom: z.int().min(MAP_ZOOM.least).max(MAP_ZOOM.most).optional(),
  texts: AreaTexts.optional(),
  layout: limited.nullable().optional(),
  updated_at: z.string().optional(),
});
export type AreaChange = z.infer<typeof AreaChange>;
