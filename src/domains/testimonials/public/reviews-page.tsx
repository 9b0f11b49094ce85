import { data } from 'react-router';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { getReviewSearch, REVIEWS_PATH, reviewsAddress } from '../review-search.views.ts';
import { REVIEWS_PAGE_TEXTS as texts } from '../reviews-page.texts.ts';
import { readReviews } from '../testimonial.queries.server.ts';
import type { Route } from './+types/reviews-page';
import { ReviewRules } from './sections/review-rules.tsx';
import { ReviewsMain } from './sections/reviews-main.tsx';

/** Path of this page in the menu. */
const IN_MENU = '/testimonials';

/** Visitors type free text, so search results are rendered for each request. */
export const handle = { static: true, path: IN_MENU, cache: { query: ['q', 'note', 'page'] } };

const CRUMBS = [{ label: texts.crumb, path: REVIEWS_PATH }];

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const wanted = getReviewSearch(new URL(request.url).searchParams);
  const reviews = await readReviews(visitor, wanted);
  const isPast = reviews !== null && wanted.page > reviews.found.meta.last_page;
  return data(
    { reviews, wanted, isPast },
    { status: getStatus(reviews !== null, isPast), headers: freshness(reviews !== null) },
  );
});

const getStatus = (isRead: boolean, isPast: boolean): number => {
  if (!isRead) return 503;
  return isPast ? 404 : 200;
};

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { reviews, wanted, isPast } = loaderData;
  const { name } = frame.profile;
  // A search is a filter of the list, so the path keeps only the page number.
  const path = reviewsAddress({ search: '', page: wanted.page });
  const onPage = (text: string): string =>
    wanted.page > 1 ? fill(texts.meta.onPage, { text, page: wanted.page }) : text;
  const title = onPage(fill(texts.meta.title, { name }));
  const description = onPage(fill(texts.meta.description, { name }));
  const graph = toGraph(frame, { path, title, type: 'CollectionPage', crumbs: CRUMBS });
  return pageMeta(frame, { path, title, description, graph, hidden: reviews === null || isPast });
}

export default function ReviewsPage({ loaderData: { reviews, wanted }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      <PageHero title={texts.hero.title} text={texts.hero.text} crumbs={CRUMBS} />
      <ReviewsMain reviews={reviews} wanted={wanted} profile={frame.profile} facts={frame.facts} />
      <ReviewRules />
      <PageCall title={texts.call.title} text={texts.call.text}>
        <ButtonLink href="/contact" size="large" icon="quote">
          {texts.call.quote}
        </ButtonLink>
        <ButtonLink href="/services" size="large" look="outline">
          {texts.call.services}
        </ButtonLink>
      </PageCall>
    </>
  );
}
