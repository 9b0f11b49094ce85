import { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { AreaRecord } from './area.contract.ts';
import { selectArea } from './area.store.server.ts';
import { Commune, CommuneSearch, NearbyCommune, NearbySearch } from './commune.contract.ts';
import { communesNear, searchCommunes } from './commune.internal.server.ts';
import { ListedPlace, PlaceId, PlaceListQuery, PlacePage, PlaceStatistics } from './place.contract.ts';
import { countPlaces, selectPlace, selectPlacePage } from './place.store.server.ts';
import { TripPlan, TripQuestion } from './trip.contract.ts';
import { Zone, ZoneMap } from './zone.contract.ts';
import { planTripTo, readMap, readPlace, readZones } from './zone.internal.server.ts';
import { toArea, toListedPlace } from './zone.views.ts';

/** Returns the places where the company works, including its seat. */
export const listZones = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(Zone),
  run: readZones,
});

/** Returns distance, time and fee from the seat to a town. */
export const planTrip = query({ allow: 'anyone', input: TripQuestion, output: TripPlan, run: planTripTo });

/** Returns the zones, the drawn map and the tile provider of the detailed map. */
export const readZoneMap = query({
  allow: 'anyone',
  input: z.object({}),
  output: ZoneMap,
  run: (_input, context) => readMap(context),
});

/** Adds to places what seat and circle make of them. */
async function seenFromSeat() {
  const [record, { travel }] = await Promise.all([selectArea(), readSettings()]);
  const seat = record.seat_id === null ? undefined : await selectPlace(record.seat_id);
  const area = toArea(seat === undefined ? [] : [seat], record);
  return (place: Parameters<typeof toListedPlace>[0]) => toListedPlace(place, area, travel);
}

/** Returns all places, in the order of the site unless another one is requested. */
export const listStoredPlaces = query({
  allow: 'content:read',
  input: PlaceListQuery,
  output: PlacePage,
  run: async (wanted) => {
    const [{ items, meta }, toListed] = await Promise.all([selectPlacePage(wanted), seenFromSeat()]);
    return { items: items.map(toListed), meta };
  },
});

/** Counts the places, those shown as zones, those with a page, and those whose position is approximate. */
export const countStoredPlaces = query({
  allow: 'content:read',
  input: z.object({}),
  output: PlaceStatistics,
  run: countPlaces,
});

/** Returns one place to its editor. */
export const openPlace = query({
  allow: 'content:read',
  input: PlaceId,
  output: ListedPlace,
  run: async ({ id }) => {
    const [place, toListed] = await Promise.all([readPlace(id), seenFromSeat()]);
    return toListed(place);
  },
});

/** Returns the stored area to its editor. */
export const readAreaRecord = query({
  allow: 'content:read',
  input: z.object({}),
  output: AreaRecord,
  run: selectArea,
});

/** Finds communes of France by the beginning of their name or postcode. */
export const findCommunes = query({
  allow: 'content:read',
  input: CommuneSearch,
  output: z.array(Commune),
  run: ({ search }) => searchCommunes(search),
});

/** Proposes the largest communes around one of them, the nearest first. */
export const listNearbyCommunes = query({
  allow: 'content:read',
  input: NearbySearch,
  output: z.array(NearbyCommune),
  run: ({ code, km }) => communesNear(code, km),
});
