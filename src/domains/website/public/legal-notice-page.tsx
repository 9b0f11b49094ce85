import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, sectionPageMeta } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/legal-notice-page';
import { LEGAL_SECTIONS } from './legal/own-sections.tsx';
import { Sections } from './sections.tsx';

const PATH = PAGES['legal-notice'];
const CRUMBS = getCrumbs('legal-notice');

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'legal-notice' });
  return data(page, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return sectionPageMeta(getFrame(matches), 'legal-notice', loaderData.document, { crumbs: CRUMBS });
}

export default function LegalNoticePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { path: PATH, crumbs: CRUMBS, outcome: actionData ?? null, own: LEGAL_SECTIONS };
  return <Sections {...loaderData} {...view} frame={getFrame(matches)} />;
}
