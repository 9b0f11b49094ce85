import { data } from 'react-router';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { ofTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { sayOfArea } from '../area.views.ts';
import { readZoneMap } from '../zone.queries.server.ts';
import { zoneFigures } from '../zone.rules.ts';
import { ZONES_PAGE_TEXTS as texts } from '../zones-page.texts.ts';
import type { Route } from './+types/zones-page';
import { TownList } from './sections/town-list.tsx';
import { ZonesClosing } from './sections/zones-closing.tsx';
import { ZonesFigures } from './sections/zones-figures.tsx';
import { ZonesHero } from './sections/zones-hero.tsx';
import { ZonesMap } from './sections/zones-map.tsx';
import { zonesNode } from './zones-graph.ts';

const PATH = '/zones';
const CRUMBS = [{ label: texts.crumb, path: PATH }];

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const map = await readZoneMap(visitor, {});
  return data({ map }, { headers: freshness(map.isComplete) });
});

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { map } = loaderData;
  const { name, city } = frame.profile;
  const { zones: count } = zoneFigures(map.zones);
  const plain = city ? texts.meta.title : texts.meta.titleAnywhere;
  const title = fill(count > 0 ? plain : texts.meta.titleEmpty, { count, name, of_city: city && ofTown(city) });
  const description = sayOfArea(map.words.description, map, frame.facts);
  const nodes = map.zones.length > 0 ? [zonesNode(frame.origin, map.zones)] : [];
  const graph = toGraph(frame, { path: PATH, title, type: 'CollectionPage', crumbs: CRUMBS, nodes });
  return pageMeta(frame, { path: PATH, title, description, graph });
}

export default function ZonesPage({ loaderData: { map }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      <ZonesHero frame={frame} lead={sayOfArea(map.words.lead, map, frame.facts)} crumbs={CRUMBS} />
      {map.zones.length > 0 && <ZonesMap map={map} />}
      <ZonesFigures zones={map.zones} coverage={map.words.coverage} facts={frame.facts} />
      {map.zones.length > 0 && <TownList zones={map.zones} summary={map.words.summary} />}
      <ZonesClosing phone={frame.profile.phone} area={map.area} />
    </>
  );
}
