import { z } from 'zod';
import { TravelTerms } from '#src/domains/settings/travel.contract.ts';
import { Line } from '#src/kernel/fields.ts';
import { Coordinates, Seat } from './zone.contract.ts';

export const TOWN_NAME_MAX = 80;

/** Query of the trip planner; the name is the URL parameter. */
export const TripQuestion = z.object({ ville: Line(TOWN_NAME_MAX).default('') });

export const Town = z.object({
  name: z.string(),
  department: z.string(),
  coordinates: Coordinates,
  /** Fee that the owner states for this town, whatever the distance. */
  feeCents: z.int().optional(),
});
export type Town = z.infer<typeof Town>;

const Minutes = z.object({ from: z.int(), to: z.int() });
export type Minutes = z.infer<typeof Minutes>;

/** Journey from the seat, estimated without commitment. */
export const Trip = z.object({
  town: Town,
  /** Straight-line distance. */
  km: z.int(),
  /** Distance by road, estimated. */
  roadKm: z.int(),
  minutes: Minutes,
  /** Return trip, VAT included; null when the owner states no fee, or beyond the circle. */
  feeCents: z.int().nullable(),
  /** Whether the company charges VAT: without it no price says "TTC". */
  isTaxed: z.boolean(),
  /** Beyond the circle, where every job is studied individually. */
  isOnStudy: z.boolean(),
});
export type Trip = z.infer<typeof Trip>;

/** Answer of the planner. */
export const TripAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing-asked') }),
  z.object({ kind: z.literal('trip'), trip: Trip }),
  z.object({ kind: z.literal('several'), towns: z.array(Town) }),
  z.object({ kind: z.literal('unknown') }),
  /** The company has stored no seat. */
  z.object({ kind: z.literal('no-seat') }),
]);
export type TripAnswer = z.infer<typeof TripAnswer>;

export const TripPlan = z.object({
  asked: z.string(),
  answer: TripAnswer,
  terms: TravelTerms.nullable(),
  seat: Seat.nullable(),
  radiusKm: z.int().nullable(),
  centreName: z.string(),
  /** Distance from the seat within which the planner knows communes. */
  reachKm: z.int(),
  hint: z.string(),
  /** Towns to try. */
  examples: z.array(z.string()),
  /** Names suggested while the user types. */
  suggestions: z.array(z.string()),
  /** Height of the drawn map; null when there is none. */
  pictureHeight: z.int().nullable(),
});
export type TripPlan = z.infer<typeof TripPlan>;
