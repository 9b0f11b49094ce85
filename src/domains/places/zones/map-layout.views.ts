import type { PlacedLayout } from './area.contract.ts';
import { fromPlane, getSize, onPlane, toBounds } from './map.views.ts';
import { leanMarkers, placeNames } from './map-names.views.ts';
import type { Area, Coordinates, MapLayout, MapWindow, Zone } from './zone.contract.ts';
import { distanceKm } from './zone.rules.ts';

/** What the drawn map shows: its frames, which places the detail map marks, and where markers stand. */

type Placed = Pick<Zone, 'slug' | 'name' | 'coordinates' | 'isSeat' | 'inhabitants' | 'department'>;

/** Margin around everything on a computed map, and its proportions. */
const PADDING = 0.07;
const ASPECT = 1.2;
/** Least half width of a computed map. */
const LEAST_KM = 12;

const contains = ({ west, east, north, south }: MapWindow, { lat, lng }: Coordinates): boolean =>
  lng > west && lng < east && lat > south && lat < north;

const join = (windows: MapWindow[]): MapWindow => ({
  west: Math.min(...windows.map(({ west }) => west)),
  east: Math.max(...windows.map(({ east }) => east)),
  north: Math.max(...windows.map(({ north }) => north)),
  south: Math.min(...windows.map(({ south }) => south)),
});

/** Returns the smallest frame of the usual proportions around these areas, with a margin. */
function frameAround(windows: MapWindow[]): MapWindow {
  const all = join(windows);
  const corner = onPlane({ lat: all.north, lng: all.west });
  const { width, height } = getSize(all);
  const middle = { x: corner.x + width / 2, y: corner.y + height / 2 };
  const halfWidth = (Math.max(width, height * ASPECT) * (1 + 2 * PADDING)) / 2;
  const halfHeight = halfWidth / ASPECT;
  const start = fromPlane({ x: middle.x - halfWidth, y: middle.y - halfHeight });
  const end = fromPlane({ x: middle.x + halfWidth, y: middle.y + halfHeight });
  return { west: start.lng, east: end.lng, north: start.lat, south: end.lat };
}

const around = (coordinates: Coordinates, radiusKm: number): MapWindow => toBounds({ centre: coordinates, radiusKm });

/** Returns the frame of the whole area: the circle and every place. */
function regionFrame(centre: Coordinates, radiusKm: number | null, zones: Placed[]): MapWindow {
  const places = zones.map(({ coordinates }) => around(coordinates, 0));
  return frameAround([around(centre, Math.max(radiusKm ?? 0, LEAST_KM)), ...places]);
}

/** Part of the map's width within which the places around the seat are too close to be marked there. */
const CROWDED = 0.04;
/** Fewer places stand beside one another. */
const LEAST_DETAILED = 3;

function detailedPlaces(region: MapWindow, seat: Area['seat'], zones: Placed[]): Placed[] {
  if (seat === null) return [];
  const { lat } = seat.coordinates;
  const widthKm = distanceKm({ lat, lng: region.west }, { lat, lng: region.east });
  const near = zones.filter(
    (zone) => !zone.isSeat && distanceKm(seat.coordinates, zone.coordinates) <= widthKm * CROWDED,
  );
  return near.length < LEAST_DETAILED ? [] : near;
}

const NAMED_PLACES = 5;

/** Returns the seat and the largest towns, which the smallest map names. */
const largePlaces = (zones: Placed[]): string[] =>
  [
    ...zones.filter(({ isSeat }) => isSeat),
    ...zones
      .filter(({ isSeat }) => !isSeat)
      .toSorted((one, other) => other.inhabitants - one.inhabitants)
      .slice(0, NAMED_PLACES),
  ].map(({ slug }) => slug);

interface LayoutParts {
  area: Area;
  zones: Placed[];
  placed: PlacedLayout | null;
  /** Middle of each department's outline; none for overseas departments. */
  middles: Partial<Record<string, Coordinates>>;
}

function departmentNames({ zones, placed, middles }: LayoutParts, region: MapWindow): MapLayout['departments'] {
  const named = new Map(zones.map(({ department }) => [department.code, department.name]));
  return Object.fromEntries(
    [...named].map(([code, name]) => {
      const at = placed?.departments[code] ?? middles[code];
      return [code, { name, at: at !== undefined && contains(region, at) ? at : null }];
    }),
  );
}

/** Returns the layout of the drawn map; null while the company has neither seat nor centre. */
export function toLayout(parts: LayoutParts): MapLayout | null {
  const { area, zones, placed } = parts;
  if (area.centre === null) return null;
  const fits = (window: MapWindow | undefined, visible: Placed[]): MapWindow | undefined =>
    window && visible.every(({ coordinates }) => contains(window, coordinates)) ? window : undefined;
  const own = fits(placed?.region, zones);
  const region = own ?? regionFrame(area.centre, area.radiusKm, zones);
  const near = detailedPlaces(region, area.seat, zones);
  const visible = [...near, ...zones.filter(({ isSeat }) => isSeat)];
  const ownDetail = fits(placed?.detail, visible);
  const detail =
    near.length === 0
      ? null
      : (ownDetail ?? frameAround(visible.map(({ coordinates }) => around(coordinates, LEAST_KM / 10))));
  const apart = zones.filter((zone) => !near.includes(zone));
  const shifts = placed?.markers ?? {};
  const large = largePlaces(zones);
  const seat = zones.find(({ isSeat }) => isSeat);
  const sheets: { window: MapWindow; places: Placed[]; landmark: Placed | undefined }[] = [
    { window: region, places: apart, landmark: undefined },
  ];
  if (detail !== null) sheets.push({ window: detail, places: near, landmark: seat });
  const markers = new Map(sheets.flatMap(({ window, places }) => leanMarkers(window, places, shifts)));
  // On a map laid out by hand the names are too.
  const names = (own === undefined ? sheets : []).map((sheet) =>
    placeNames({ ...sheet, placed: shifts, markers, large }),
  );
  return {
    region,
    detail,
    isDetailInCorner: own !== undefined && ownDetail !== undefined,
    detailed: near.map(({ slug }) => slug),
    large,
    markers: Object.fromEntries(markers),
    names: Object.assign({}, ...names),
    departments: departmentNames(parts, region),
  };
}
