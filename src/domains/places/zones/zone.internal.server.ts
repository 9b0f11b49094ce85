import type { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { fill } from '#src/kernel/text.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { getSuggestions, knownTowns, townsNamed } from './town.rules.ts';
import rows from './towns.data.json' with { type: 'json' };
import type { TripAnswer, TripPlan } from './trip.contract.ts';
import { tripTo } from './trip.rules.ts';
import type { Zone, ZoneMap } from './zone.contract.ts';
import {
  DEPARTMENTS,
  distanceKm,
  isSeat,
  isWithinRadius,
  RADIUS_KM,
  SEAT,
  ZONES,
  type ZonePlace,
  zoneColor,
} from './zone.rules.ts';
import { ZONE_TEXTS as texts } from './zone.texts.ts';

const french = new Intl.NumberFormat('fr-FR');

function getZone(place: ZonePlace): Zone {
  const { slug, name, cities, icon, coordinates, department, inhabitants } = place;
  const { description, coverage } = texts.places[slug];
  const within = isWithinRadius(place);
  return {
    slug,
    name,
    isSeat: isSeat(place),
    cities,
    description,
    icon,
    population: fill(texts.population, { count: french.format(inhabitants) }),
    coverage: within ? coverage : fill(texts.onStudy, { radius: RADIUS_KM }),
    coordinates,
    color: zoneColor(place),
    department: { code: department, name: DEPARTMENTS[department] },
    isWithinRadius: within,
    kmFromSeat: Math.round(distanceKm(SEAT.coordinates, coordinates)),
  };
}

/** Returns the seventeen places where the company works, including its seat. */
export const getZones = (): Zone[] => ZONES.map(getZone);

const TOWNS = knownTowns(rows);
const SUGGESTIONS = getSuggestions(TOWNS);

/** Returns distance, time and fee from the seat to a town, computed locally without any other host. */
export async function planTripTo({ ville }: { ville: string }): Promise<TripPlan> {
  const { travel } = await readSettings();
  const found = townsNamed(ville, TOWNS);
  const [first, ...others] = found;
  const answer = ((): TripAnswer => {
    if (ville === '') return { kind: 'nothing-asked' };
    if (first === undefined) return { kind: 'unknown' };
    return others.length > 0 ? { kind: 'several', towns: found } : { kind: 'trip', trip: tripTo(first, travel) };
  })();
  return {
    asked: ville,
    answer,
    terms: { freeKm: travel.free_km, feePerKmCents: travel.fee_per_km_cents },
    suggestions: SUGGESTIONS,
  };
}

/** Returns the zones and the tile provider of the detailed map; without settings only the drawn map. */
export async function readMap(context: Context): Promise<z.infer<typeof ZoneMap>> {
  const settings = await attempt(readSettings(), 'map settings', context);
  return { zones: getZones(), provider: settings?.map.provider ?? 'aucune', isComplete: settings !== undefined };
}
