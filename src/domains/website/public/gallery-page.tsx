import { data } from 'react-router';
import { receiveQuoteForm } from '#src/domains/contact/public/quote-form.endpoint.server.ts';
import { galleryAddress, toGalleryView, toGrid } from '#src/domains/gallery/gallery.views.ts';
import { PAGES } from '#src/domains/site-pages/page.contract.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { getCrumbs, getListStatus, sectionPageMeta, toQuery } from '../section-page.views.ts';
import { freshness, getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/gallery-page';
import { GALLERY_SECTIONS } from './gallery/work-list-section.tsx';
import { Sections } from './sections.tsx';

const PATH = PAGES.gallery;
const CRUMBS = getCrumbs('gallery');

export const handle = { static: true, path: PATH, cache: { query: ['categorie', 'page'] } };

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const query = toQuery(request.url);
  const { isComplete, ...page } = await readSectionPage(visitor, { page: 'gallery', query });
  const { works } = page.records;
  const view = toGalleryView(new URLSearchParams(query));
  const isPast = works ? view.page > toGrid(works, view).lastPage : false;
  const status = getListStatus(works !== null, isPast);
  return data({ ...page, query, number: view.page, status }, { status, headers: freshness(isComplete) });
});

export const action = receiveQuoteForm;

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, number, status } = loaderData;
  // A category is a filter of the gallery, so the path keeps only the page number.
  const list = { number, path: galleryAddress({ category: '', page: number }), isHidden: status !== 200 };
  return sectionPageMeta(getFrame(matches), 'gallery', document, { type: 'CollectionPage', crumbs: CRUMBS, list });
}

export default function GalleryPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const view = { ...loaderData, frame: getFrame(matches), path: PATH, crumbs: CRUMBS, outcome: actionData ?? null };
  return <Sections {...view} own={GALLERY_SECTIONS} />;
}
