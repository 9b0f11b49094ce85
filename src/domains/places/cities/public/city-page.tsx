import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fillTexts } from '#src/kernel/placeholders.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { PagePart } from '#src/platform/islands/page-part.tsx';
import { cityPath, getCitySlug } from '../city.rules.ts';
import { fillCity } from '../city-filling.views.ts';
import { CITY_PAGE_TEXTS } from '../city-page.texts.ts';
import type { Route } from './+types/city-page';
import { cityService } from './city-graph.ts';
import { readCityPage } from './city-page.queries.server.ts';
import { CityContent } from './sections/city-content.tsx';

export const handle = { static: true, cache: { query: ['service'] } };

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const page = await readCityPage(visitor, { slug: getCitySlug(pathname) });
  const chosen = searchParams.get('service') ?? '';
  return data({ page, chosen }, { headers: freshness(page.isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { page } = loaderData;
  const { slug, name, meta: words, isIndexed } = page.city;
  const path = cityPath(slug);
  const { title, description } = fillTexts({ title: words.title, description: words.description }, frame.facts);
  const crumbs = [
    { label: CITY_PAGE_TEXTS.crumb, path: '/services' },
    { label: name, path },
  ];
  const nodes = [cityService(frame, fillCity(page.city, frame.facts))];
  const graph = toGraph(frame, { path, title, crumbs, nodes });
  return pageMeta(frame, { path, title, description, keywords: words.keywords, graph, hidden: !isIndexed });
}

export default function CityPage({ loaderData: { page, chosen }, actionData, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return <PagePart of={CityContent} name="Page" props={{ frame, page, chosen, outcome: actionData ?? null }} />;
}
