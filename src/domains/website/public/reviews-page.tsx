import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { getReviewSearch, reviewsAddress } from '#src/domains/testimonials/review-search.views.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, getListStatus, sectionPageMeta, toQuery } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/reviews-page';
import { REVIEW_SECTIONS } from './reviews/review-sections.tsx';
import { Sections } from './sections.tsx';

/** Path of this page in the menu. */
const IN_MENU = '/testimonials';
const CRUMBS = getCrumbs('reviews');

/** Visitors type free text, so search results are rendered for each request. */
export const handle = { static: true, path: IN_MENU, cache: { query: ['q', 'note', 'page'] } };

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const query = toQuery(request.url);
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'reviews', query });
  const { reviews } = page.records;
  const { page: number } = getReviewSearch(new URLSearchParams(query));
  const isPast = reviews ? number > reviews.found.meta.last_page : false;
  const status = getListStatus(reviews !== null, isPast);
  return data({ ...page, query, number, status }, { status, headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, number, status } = loaderData;
  // A search is a filter of the list, so the path keeps only the page number.
  const list = { number, path: reviewsAddress({ search: '', page: number }), isHidden: status !== 200 };
  return sectionPageMeta(getFrame(matches), 'reviews', document, { type: 'CollectionPage', crumbs: CRUMBS, list });
}

export default function ReviewsPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { ...loaderData, frame: getFrame(matches), crumbs: CRUMBS, outcome: actionData ?? null };
  return <Sections {...view} path={PAGES.reviews} own={REVIEW_SECTIONS} />;
}
