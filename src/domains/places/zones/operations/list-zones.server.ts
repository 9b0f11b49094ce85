import { z } from 'zod';
import { fill } from '#src/kernel/text.ts';
import { query } from '#src/platform/operation.server.ts';
import { Zone } from '../zone.contract.ts';
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
} from '../zone.rules.ts';
import { ZONE_TEXTS as texts } from '../zone.texts.ts';

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
export const listZones = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(Zone),
  run: async () => ZONES.map(getZone),
});
