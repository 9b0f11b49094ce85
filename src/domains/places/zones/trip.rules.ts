import type { TravelSettings, TravelTerms } from '#src/domains/settings/travel.contract.ts';
import type { Minutes, Town, Trip } from './trip.contract.ts';
import type { Area, Coordinates } from './zone.contract.ts';
import { distanceKm, isWithinRadius } from './zone.rules.ts';

/** Estimated duration and fee of a journey from the seat. */

/** Ratio of road distance to straight-line distance. */
const ROAD_FACTOR = 1.3;
/** Kilometres driven through villages, at both ends together. */
const LOCAL_KM = 20;
const MARGIN = 0.15;
const ROUND_MINUTES = 5;

type Speeds = Pick<TravelSettings, 'local_speed_kmh' | 'road_speed_kmh'>;

/** Estimates a range in five-minute steps around the likely time. */
export function driveMinutes(roadKm: number, { local_speed_kmh, road_speed_kmh }: Speeds): Minutes {
  const local = Math.min(roadKm, LOCAL_KM);
  const likely = (local / local_speed_kmh + (roadKm - local) / road_speed_kmh) * 60;
  const steps = (minutes: number, round: (value: number) => number): number =>
    round(minutes / ROUND_MINUTES) * ROUND_MINUTES;
  const from = steps(likely * (1 - MARGIN), Math.floor);
  return { from, to: Math.max(steps(likely * (1 + MARGIN), Math.ceil), from + ROUND_MINUTES) };
}

/** Computes the fee for the return trip, VAT included: the first kilometres are free, then a price for each. */
export const travelFeeCents = (roadKm: number, { freeKm, feePerKmCents }: TravelTerms): number =>
  Math.max(0, roadKm - freeKm) * feePerKmCents;

interface Journey {
  area: Area;
  speeds: Speeds;
  /** Null while the owner states no fee. */
  terms: TravelTerms | null;
  isTaxed: boolean;
}

/** Returns the length of a trip by road, estimated from the straight line. */
export const roadKmBetween = (from: Coordinates, to: Coordinates): number =>
  Math.round(distanceKm(from, to) * ROAD_FACTOR);

/** Returns the trip from the seat to a town; the owner's own fee for a town replaces the computed one. */
export function tripTo(town: Town, from: Coordinates, { area, speeds, terms, isTaxed }: Journey): Trip {
  const roadKm = roadKmBetween(from, town.coordinates);
  const isOnStudy = town.feeCents === undefined && !isWithinRadius(area, town);
  return {
    town,
    km: Math.round(distanceKm(from, town.coordinates)),
    roadKm,
    minutes: driveMinutes(roadKm, speeds),
    feeCents: town.feeCents ?? (isOnStudy || terms === null ? null : travelFeeCents(roadKm, terms)),
    isTaxed,
    isOnStudy,
  };
}
