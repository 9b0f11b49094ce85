import '#src/ui/tokens/public.css';
import { data } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { mapPolicy } from '#src/platform/http/security-headers.server.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { IconSprite } from '#src/ui/public/icon-sprite.tsx';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import { MAP_ZOOM, TILES_WITHIN_MS, toTiles } from '../tiles.views.ts';
import type { Zone } from '../zone.contract.ts';
import { readZoneMap } from '../zone.queries.server.ts';
import { CENTRE, RADIUS_KM } from '../zone.rules.ts';
import type { Route } from './+types/detailed-map-page';
import DetailedMap from './islands/detailed-map.tsx';
import type { MapContent } from './open-map.ts';
import { PlainZoneList } from './plain-zone-list.tsx';

export const handle = { static: true, preloadsFonts: true };

/** Loads the map; answers 404 when the settings name no tiles. */
export const loader = pageLoader(async (context) => {
  const { zones, provider } = await readZoneMap(context, {});
  const tiles = toTiles(provider);
  if (tiles === undefined) throw data(null, { status: 404 });
  return data({ zones, tiles }, { headers: { 'Content-Security-Policy': mapPolicy(tiles.origin) } });
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => [{ title: texts.detailedTitle }, { name: 'robots', content: 'noindex' }];

const getContent = (zones: Zone[], tiles: MapContent['tiles']): MapContent => ({
  tiles,
  centre: [CENTRE.lat, CENTRE.lng],
  zoom: MAP_ZOOM,
  radiusKm: RADIUS_KM,
  places: zones.map(({ name, coordinates, color, coverage }) => ({ name, ...coordinates, color, coverage })),
  texts: { zoomIn: texts.zoomIn, zoomOut: texts.zoomOut, quote: texts.quote },
  quoteHref: '/contact#devis',
  tilesWithin: TILES_WITHIN_MS,
});

/** Zoomable map with a list below as a fallback; shown in an iframe of this site or alone. */
export default function DetailedMapPage({ loaderData: { zones, tiles } }: Route.ComponentProps) {
  return (
    <main>
      <IconSprite />
      <h1 className="vh">{fill(texts.label, { count: zones.length })}</h1>
      <Island of={DetailedMap} props={{ content: getContent(zones, tiles) }} when="load" />
      <PlainZoneList zones={zones} />
    </main>
  );
}
