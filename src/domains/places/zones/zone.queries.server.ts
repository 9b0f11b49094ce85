import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { TripPlan, TripQuestion } from './trip.contract.ts';
import { Zone, ZoneMap } from './zone.contract.ts';
import { getZones, planTripTo, readMap } from './zone.internal.server.ts';

/** Returns the seventeen places where the company works, including its seat. */
export const listZones = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(Zone),
  run: async () => getZones(),
});

/** Returns distance, time and fee from the seat to a town. */
export const planTrip = query({ allow: 'anyone', input: TripQuestion, output: TripPlan, run: planTripTo });

/** Returns the zones and the tile provider of the detailed map. */
export const readZoneMap = query({
  allow: 'anyone',
  input: z.object({}),
  output: ZoneMap,
  run: (_input, context) => readMap(context),
});
