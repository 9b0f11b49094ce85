import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, sectionPageMeta } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/prices-page';
import { PRICE_SECTIONS } from './prices/price-sections.ts';
import { Sections } from './sections.tsx';

const PATH = PAGES.prices;
const CRUMBS = getCrumbs('prices');

export const handle = { static: true, path: PATH };

export const loader = pageLoader(async (visitor) => {
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'prices' });
  return data(page, { headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return sectionPageMeta(getFrame(matches), 'prices', loaderData.document, { crumbs: CRUMBS });
}

export default function PricesPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { ...loaderData, frame: getFrame(matches), path: PATH, crumbs: CRUMBS, outcome: actionData ?? null };
  return <Sections {...view} own={PRICE_SECTIONS} />;
}
