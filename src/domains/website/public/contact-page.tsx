import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, sectionPageMeta, toQuery } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/contact-page';
import { CONTACT_SECTIONS } from './contact/contact-sections.tsx';
import { Sections } from './sections.tsx';

const PATH = PAGES.contact;
const CRUMBS = getCrumbs('contact');

export const handle = { static: true, path: PATH, cache: { query: ['service'] } };

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const query = toQuery(request.url);
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'contact', query });
  return data({ ...page, query }, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  return sectionPageMeta(frame, 'contact', loaderData.document, { type: 'ContactPage', crumbs: CRUMBS });
}

export default function ContactPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { ...loaderData, frame: getFrame(matches), path: PATH, crumbs: CRUMBS, outcome: actionData ?? null };
  return <Sections {...view} own={CONTACT_SECTIONS} />;
}
