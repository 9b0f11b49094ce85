import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';
import { Coordinates } from './zone.contract.ts';

export const TOWN_NAME_MAX = 80;

/** What is asked of the trip planner; the name is the one in its address. */
export const TripQuestion = z.object({ ville: Line(TOWN_NAME_MAX).default('') });

export const Town = z.object({ name: z.string(), department: z.string(), coordinates: Coordinates });
export type Town = z.infer<typeof Town>;

const Minutes = z.object({ from: z.int(), to: z.int() });
export type Minutes = z.infer<typeof Minutes>;

/** A journey from the seat: an estimate, never a promise. */
export const Trip = z.object({
  town: Town,
  /** As the crow flies. */
  km: z.int(),
  /** By road, estimated. */
  roadKm: z.int(),
  minutes: Minutes,
  /** There and back, VAT included; null beyond the circle, where each work is studied. */
  feeCents: z.int().nullable(),
});
export type Trip = z.infer<typeof Trip>;

/** What the planner answers. */
export const TripAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing-asked') }),
  z.object({ kind: z.literal('trip'), trip: Trip }),
  z.object({ kind: z.literal('several'), towns: z.array(Town) }),
  z.object({ kind: z.literal('unknown') }),
]);
export type TripAnswer = z.infer<typeof TripAnswer>;

export const TripPlan = z.object({
  asked: z.string(),
  answer: TripAnswer,
  terms: z.object({ freeKm: z.int(), feePerKmCents: z.int() }),
  /** Names offered while one types. */
  suggestions: z.array(z.string()),
});
export type TripPlan = z.infer<typeof TripPlan>;
