import '#src/ui/tokens/public.css';
import { data } from 'react-router';
import { freshness } from '#src/domains/website/site.views.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { mapPolicy } from '#src/platform/http/security-headers.server.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { IconSprite } from '#src/ui/public/icon-sprite.tsx';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import { TILES_WITHIN_MS, toTiles } from '../tiles.views.ts';
import type { Coordinates, ZoneMap } from '../zone.contract.ts';
import { readZoneMap } from '../zone.queries.server.ts';
import type { Route } from './+types/detailed-map-page';
import DetailedMap from './islands/detailed-map.tsx';
import type { MapContent } from './open-map.ts';
import { PlainZoneList } from './plain-zone-list.tsx';

export const handle = { static: true, preloadsFonts: true };

/** Loads the map; answers 404 when the settings name no tiles, or when there is no place to begin with. */
export const loader = pageLoader(async (context) => {
  const { provider, isComplete, ...map } = await readZoneMap(context, {});
  const tiles = toTiles(provider);
  const { centre } = map.area;
  if (tiles === undefined || centre === null) throw data(null, { status: 404 });
  const headers = { 'Content-Security-Policy': mapPolicy(tiles.origin), ...freshness(isComplete) };
  return data({ map, centre, tiles }, { headers });
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => [{ title: texts.detailedTitle }, { name: 'robots', content: 'noindex' }];

type Loaded = Pick<ZoneMap, 'zones' | 'area' | 'zoom'>;

const getContent = ({ zones, area, zoom }: Loaded, centre: Coordinates, tiles: MapContent['tiles']): MapContent => ({
  tiles,
  centre: [centre.lat, centre.lng],
  zoom,
  radiusKm: area.radiusKm,
  places: zones.map(({ name, coordinates, color, coverage }) => ({ name, ...coordinates, color, coverage })),
  texts: { zoomIn: texts.zoomIn, zoomOut: texts.zoomOut, quote: texts.quote },
  quoteHref: '/contact#devis',
  tilesWithin: TILES_WITHIN_MS,
});

/** Zoomable map with a list below as a fallback; shown in an iframe of this site or alone. */
export default function DetailedMapPage({ loaderData: { map, centre, tiles } }: Route.ComponentProps) {
  return (
    <main>
      <IconSprite />
      <h1 className="vh">{fill(texts.label, { count: map.zones.length })}</h1>
      <Island of={DetailedMap} props={{ content: getContent(map, centre, tiles) }} when="load" />
      <PlainZoneList zones={map.zones} summary={map.words.summary} />
    </main>
  );
}
