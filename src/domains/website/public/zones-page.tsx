import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { zonesNode } from '#src/domains/places/zones/public/zones-graph.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, sectionPageMeta } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/zones-page';
import { Sections } from './sections.tsx';
import { ZONE_SECTIONS } from './zones/zone-sections.tsx';

const PATH = PAGES.zones;
const CRUMBS = getCrumbs('zones');

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'zones' });
  return data(page, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData: { document, records }, matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const zones = records.map?.zones ?? [];
  const nodes = zones.length > 0 ? [zonesNode(frame.origin, zones)] : [];
  return sectionPageMeta(frame, 'zones', document, { type: 'CollectionPage', crumbs: CRUMBS, nodes });
}

export default function ZonesPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { ...loaderData, frame: getFrame(matches), path: PATH, crumbs: CRUMBS, outcome: actionData ?? null };
  return <Sections {...view} own={ZONE_SECTIONS} />;
}
