import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { FALLBACK_SERVICES } from '#src/domains/services/fallback-services.texts.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { SECTION_LABELS } from '../section-labels.texts.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { sectionPageMeta } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import { toCatalogue } from '../structured-data.views.ts';
import type { Route } from './+types/home-page';
import { Sections } from './sections.tsx';

export const handle = { static: true, path: '/' };

export const loader = pageLoader(async (visitor) => {
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'home' });
  return data(page, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const services = frame.servicesFailed ? FALLBACK_SERVICES : frame.services;
  const nodes = [toCatalogue(frame.origin, SECTION_LABELS.catalogue, services)];
  return sectionPageMeta(frame, 'home', loaderData.document, { nodes });
}

export default function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  return <Sections {...loaderData} frame={getFrame(matches)} path="/" outcome={actionData ?? null} />;
}
