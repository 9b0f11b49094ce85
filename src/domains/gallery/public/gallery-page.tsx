import { data } from 'react-router';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CallButton } from '#src/ui/public/page/call-button.tsx';
import { PageCall } from '#src/ui/public/page/page-call.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import { readWorks } from '../gallery.queries.server.ts';
import { GALLERY_PATH, galleryAddress, toGalleryView, toGrid } from '../gallery.views.ts';
import { GALLERY_PAGE_TEXTS as texts } from '../gallery-page.texts.ts';
import type { Route } from './+types/gallery-page';
import { GalleryMain } from './gallery-main.tsx';

export const handle = { static: true, path: GALLERY_PATH, cache: { query: ['categorie', 'page'] } };

const CRUMBS = [{ label: texts.crumb, path: GALLERY_PATH }];

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const view = toGalleryView(new URL(request.url).searchParams);
  const works = await readWorks(visitor, {});
  const isPast = works !== null && view.page > toGrid(works, view).lastPage;
  return data(
    { works, view, isPast },
    { status: getStatus(works !== null, isPast), headers: freshness(works !== null) },
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
  const { works, view, isPast } = loaderData;
  const { name } = frame.profile;
  // A category is a filter of the gallery, so the path keeps only the page number.
  const path = galleryAddress({ category: '', page: view.page });
  const onPage = (text: string): string => (view.page > 1 ? fill(texts.meta.onPage, { text, page: view.page }) : text);
  const title = onPage(fill(texts.meta.title, { name }));
  const description = onPage(fillPlaceholders(texts.meta.description, frame.facts));
  const graph = toGraph(frame, { path, title, type: 'CollectionPage', crumbs: CRUMBS });
  return pageMeta(frame, { path, title, description, graph, hidden: works === null || isPast });
}

export default function GalleryPage({ loaderData: { works, view }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  const { phone } = frame.profile;
  return (
    <>
      <PageHero title={texts.hero.title} text={texts.hero.text} crumbs={CRUMBS} />
      <GalleryMain works={works ?? []} view={view} illustrations={frame.illustrations} />
      <PageCall title={texts.call.title} text={texts.call.text}>
        <ButtonLink href="/contact" size="large" icon="quote">
          {texts.call.quote}
        </ButtonLink>
        <CallButton phone={phone} look="patine" />
      </PageCall>
    </>
  );
}
