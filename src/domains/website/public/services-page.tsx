import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { serviceListNode } from '#src/domains/services/public/service-graph.ts';
import { visibleServices } from '#src/domains/services/service-cards.views.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, sectionPageMeta } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/services-page';
import { Sections } from './sections.tsx';
import { SERVICE_SECTIONS } from './services/service-list-section.tsx';

const PATH = PAGES.services;
const CRUMBS = getCrumbs('services');

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'services' });
  return data(page, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const services = visibleServices(frame, FALLBACK_SERVICES);
  const nodes = services.length > 0 ? [serviceListNode(frame.origin, PATH, services)] : [];
  return sectionPageMeta(frame, 'services', loaderData.document, { type: 'CollectionPage', crumbs: CRUMBS, nodes });
}

export default function ServicesPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { ...loaderData, frame: getFrame(matches), path: PATH, crumbs: CRUMBS, outcome: actionData ?? null };
  return <Sections {...view} own={SERVICE_SECTIONS} />;
}
