import type { RecordFacts } from '#src/domains/settings/fact.views.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { getPriceList } from '#src/domains/settings/setting.views.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { cachedContent } from '#src/platform/content-cache.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { type AreaRecord, AreaTexts } from './area.contract.ts';
import { selectArea } from './area.store.server.ts';
import { toAreaWords } from './area.views.ts';
import { communesAround, namePoint } from './commune.internal.server.ts';
import { sheetHeight } from './map.views.ts';
import { departmentMiddles } from './map-ground.views.ts';
import { toLayout } from './map-layout.views.ts';
import { OUTLINES } from './outlines.internal.server.ts';
import { MAP_ZOOM, type Place } from './place.contract.ts';
import { placeNotFound } from './place.rules.ts';
import { selectPlace, selectPlaces } from './place.store.server.ts';
import { getSuggestions, knownTowns, townsNamed } from './town.rules.ts';
import type { Town, TripAnswer, TripPlan } from './trip.contract.ts';
import { tripTo } from './trip.rules.ts';
import type { Area, AreaWords, MapLayout, Zone, ZoneMap } from './zone.contract.ts';
import { NO_AREA, plannerReachKm, zoneFigures } from './zone.rules.ts';
import { shownPlaces, toArea, toZone } from './zone.views.ts';

/** Name by which changes of places, of the area and of city pages are published. */
export const PLACES_CONTENT = 'places';

interface StoredPlaces {
  places: Place[];
  record: AreaRecord;
  area: Area;
  zones: Zone[];
  words: AreaWords;
  layout: MapLayout | null;
}

const readStored = cachedContent([PLACES_CONTENT], async (): Promise<StoredPlaces> => {
  const [places, record] = await Promise.all([selectPlaces(), selectArea()]);
  const area = toArea(places, record, record.centre === null ? '' : await namePoint(record.centre));
  const zones = shownPlaces(places, record).map((place) => toZone(place, area));
  const layout = toLayout({ area, zones, placed: record.layout, middles: departmentMiddles(OUTLINES) });
  return { places, record, area, zones, words: toAreaWords(record.texts, area, zones), layout };
});

/** Returns the served area: seat, centre, radius and the names of the places. */
export const readArea = async (): Promise<Area> => (await readStored()).area;

/** Returns the stated radius in kilometres, and the day on which it was declared. */
export async function readRadius(): Promise<Pick<AreaRecord, 'radius_km' | 'radius_declared_on'>> {
  const { radius_km, radius_declared_on } = (await readStored()).record;
  return { radius_km, radius_declared_on };
}

/** Returns what texts can say about the places: where the company works, and how many they are. */
export async function readAreaFacts(): Promise<Omit<RecordFacts, 'trades'>> {
  const { words, zones } = await readStored();
  const { zones: count, districts } = zoneFigures(zones);
  const say = (figure: number): string => (figure === 0 ? '' : String(figure));
  return { area: words.summary, towns: say(count), places: say(zones.length), districts: say(districts) };
}

/** Returns the places where the company works, including its seat, in the order of the site. */
export const readZones = async (): Promise<Zone[]> => (await readStored()).zones;

/** Returns every stored place, also those that the public site does not name. */
export const readPlaces = async (): Promise<Place[]> => (await readStored()).places;

/** Returns one place as it is stored now. @throws DomainError `not-found`. */
export async function readPlace(id: number): Promise<Place> {
  const place = await selectPlace(id);
  if (place === undefined) throw placeNotFound();
  return place;
}

/** Returns the layout of the drawn map; null without a seat or a centre. */
export const readLayout = async (): Promise<MapLayout | null> => (await readStored()).layout;

/** Communes of this size are known to the planner and suggested there. */
const LEAST_INHABITANTS = 1_000;

const toTown = ({ name, department_code, coordinates, travel_fee_cents }: Place): Town => ({
  name,
  department: department_code,
  coordinates,
  ...(travel_fee_cents !== null && { feeCents: travel_fee_cents }),
});

const readTowns = cachedContent([PLACES_CONTENT], async (): Promise<{ towns: Town[]; suggestions: string[] }> => {
  const { places, record, area } = await readStored();
  if (area.seat === null) return { towns: [], suggestions: [] };
  const around = await communesAround(area.seat.coordinates, plannerReachKm(area), LEAST_INHABITANTS);
  const towns = knownTowns(shownPlaces(places, record).map(toTown), around);
  return { towns, suggestions: getSuggestions(towns, area) };
});

/** Returns distance, time and fee from the seat to a town, computed locally without any other host. */
export async function planTripTo({ ville }: { ville: string }): Promise<TripPlan> {
  const [settings, { area, words, layout }, { towns, suggestions }] = await Promise.all([
    readSettings(),
    readStored(),
    readTowns(),
  ]);
  const { seat, radiusKm } = area;
  const { travel } = settings;
  const { travel: terms, vatRate } = getPriceList(settings);
  const answer = ((): TripAnswer => {
    if (seat === null) return { kind: 'no-seat' };
    if (ville === '') return { kind: 'nothing-asked' };
    const found = townsNamed(ville, towns, seat.coordinates);
    const [first, ...others] = found;
    if (first === undefined) return { kind: 'unknown' };
    if (others.length > 0) return { kind: 'several', towns: found };
    const journey = { area, speeds: travel, terms, isTaxed: vatRate !== null };
    return { kind: 'trip', trip: tripTo(first, seat.coordinates, journey) };
  })();
  return {
    asked: ville,
    answer,
    terms,
    seat,
    radiusKm,
    centreName: area.centreName,
    reachKm: plannerReachKm(area),
    hint: words.plannerHint,
    examples: words.examples,
    suggestions,
    pictureHeight: layout && sheetHeight(layout.region),
  };
}

const NOTHING = { zones: [], area: NO_AREA, layout: null };

/** Returns the zones and the tile provider of the map; without settings only the drawn map. */
export async function readMap(context: Context): Promise<ZoneMap> {
  const [settings, stored] = await Promise.all([
    attempt(readSettings(), 'map settings', context),
    attempt(readStored(), 'places', context),
  ]);
  return {
    ...NOTHING,
    words: stored?.words ?? toAreaWords(AreaTexts.parse({}), NO_AREA, []),
    ...(stored && { zones: stored.zones, area: stored.area, layout: stored.layout }),
    zoom: stored?.record.map_zoom ?? MAP_ZOOM.usual,
    provider: settings?.map.provider ?? 'aucune',
    isComplete: settings !== undefined && stored !== undefined,
  };
}
