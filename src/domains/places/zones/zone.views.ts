import type { TravelSettings } from '#src/domains/settings/travel.contract.ts';
import { ofTown } from '#src/kernel/french-towns.ts';
import { lazy } from '#src/kernel/lazy.ts';
import { fill } from '#src/kernel/text.ts';
import type { AreaRecord } from './area.contract.ts';
import type { ListedPlace, Place } from './place.contract.ts';
import { driveMinutes, roadKmBetween } from './trip.rules.ts';
import type { Area, Seat, Zone } from './zone.contract.ts';
import { distanceKm, isSeat, isWithinRadius, townPagePath, zoneColor } from './zone.rules.ts';
import { ZONE_TEXTS as texts } from './zone.texts.ts';

const french = lazy(() => new Intl.NumberFormat('fr-FR'));

const toSeat = ({ slug, name, department_code, coordinates }: Place): Seat => ({
  slug,
  name,
  department: department_code,
  coordinates,
});

/** Returns the places that the public site names: where the company works, and its seat. */
export const shownPlaces = (places: readonly Place[], { seat_id }: Pick<AreaRecord, 'seat_id'>): Place[] =>
  places.filter(({ id, is_zone }) => is_zone || id === seat_id);

/** Returns the served area as the public site knows it. */
export function toArea(places: readonly Place[], record: AreaRecord, ownCentreName = ''): Area {
  const place = places.find(({ id }) => id === record.seat_id);
  const seat = place === undefined ? null : toSeat(place);
  return {
    seat,
    centre: record.centre ?? seat?.coordinates ?? null,
    centreName: record.centre === null ? (seat?.name ?? '') : ownCentreName,
    radiusKm: record.radius_km,
    zones: shownPlaces(places, record).map(({ slug, name }) => ({ slug, name })),
  };
}

/** Says from where the radius is measured: "de Nantes". */
export const ofCentre = ({ centreName }: Pick<Area, 'centreName'>): string =>
  centreName === '' ? texts.ofCentre : ofTown(centreName);

/** Says which circle is served: "100 km autour de Nantes". */
export const circleWords = (area: Pick<Area, 'centreName' | 'radiusKm'>): string =>
  fill(texts.circle, { radius: area.radiusKm ?? 0, of_centre: ofCentre(area) });

/** Returns a place as the public site shows it. */
export function toZone(place: Place, area: Area): Zone {
  const { slug, name, districts, description, icon, coordinates, inhabitants } = place;
  const within = isWithinRadius(area, place);
  return {
    slug,
    name,
    isSeat: isSeat(area, place),
    cities: districts,
    description,
    icon,
    population: inhabitants === 0 ? '' : fill(texts.population, { count: french().format(inhabitants) }),
    inhabitants,
    coverage: within ? place.coverage : fill(texts.onStudy, { radius: area.radiusKm ?? 0 }),
    coordinates,
    color: zoneColor(area, place),
    department: { code: place.department_code, name: place.department_name },
    isWithinRadius: within,
    kmFromSeat: area.seat && Math.round(distanceKm(area.seat.coordinates, coordinates)),
    pageHref: place.page === 'published' ? townPagePath(slug) : null,
  };
}

/** Returns a place of the back office with its distance and road time from the seat. */
export function toListedPlace(place: Place, area: Area, travel: TravelSettings): ListedPlace {
  const from = area.seat?.coordinates;
  return {
    ...place,
    is_seat: isSeat(area, place),
    km_from_seat: from === undefined ? null : Math.round(distanceKm(from, place.coordinates)),
    minutes: from === undefined ? null : driveMinutes(roadKmBetween(from, place.coordinates), travel),
    is_within_radius: isWithinRadius(area, place),
  };
}
