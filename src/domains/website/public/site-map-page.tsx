import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, sectionPageMeta } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/site-map-page';
import { LEGAL_SECTIONS } from './legal/own-sections.tsx';
import { Sections } from './sections.tsx';

const PATH = PAGES['site-map'];
const CRUMBS = getCrumbs('site-map');

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'site-map' });
  return data(page, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return sectionPageMeta(getFrame(matches), 'site-map', loaderData.document, { crumbs: CRUMBS });
}

export default function SiteMapPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { path: PATH, crumbs: CRUMBS, outcome: actionData ?? null, own: LEGAL_SECTIONS };
  return <Sections {...loaderData} {...view} frame={getFrame(matches)} />;
}
