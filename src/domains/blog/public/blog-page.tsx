import { data } from 'react-router';
import { NOT_FOUND_TEXTS } from '#src/domains/website/not-found.texts.ts';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { PagePart } from '#src/platform/islands/page-part.tsx';
import { NotFound } from '#src/ui/public/page/not-found.tsx';
import { PageHero } from '#src/ui/public/page/page-hero.tsx';
import type { BlogPage as BlogPageData } from '../blog-page.contract.ts';
import { BLOG_PAGE_TEXTS as texts } from '../blog-page.texts.ts';
import { BLOG_PATH, blogPath, FEED_PATH } from '../blog-page.views.ts';
import type { Route } from './+types/blog-page';
import { blogNode } from './article-graph.ts';
import { readBlogPage } from './blog-page.queries.server.ts';
import { BlogList } from './sections/blog-list.tsx';
import { NewsletterSection } from './sections/newsletter-section.tsx';

const CRUMBS = [{ label: texts.title, path: BLOG_PATH }];
const DESCRIPTION_LENGTH = 160;
const STATUS = { stored: 200, nothing: 404, unreadable: 503 } as const;

export const handle = { static: true, path: BLOG_PATH, cache: { query: ['page', 'categorie'] } };

export const loader = pageLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const asked = { page: searchParams.get('page') ?? undefined, category: searchParams.get('categorie') ?? undefined };
  const view = await readBlogPage(visitor, asked);
  return data({ view }, { status: STATUS[view.found], headers: freshness(view.found !== 'unreadable') });
});

export const headers = pageHeaders;

/** Returns a title and a description that are unique to one page of the list. */
function toWords({ posts, meta: { page, last_page: last }, category }: Extract<BlogPageData, { found: 'stored' }>) {
  const { title, titleOfPage, titleOfCategory, titleOfCategoryPage, description, descriptionOfPage } = texts.meta;
  const titles = category ? [titleOfCategory, titleOfCategoryPage] : [title, titleOfPage];
  const paged = fill(descriptionOfPage, { page, last, titles: posts.map((post) => post.title).join(', ') });
  return {
    title: titles[page === 1 ? 0 : 1] ?? title,
    description: page === 1 && !category ? description : toExcerpt(paged, DESCRIPTION_LENGTH),
  };
}

function listMeta(frame: PublicFrame, visible: Extract<BlogPageData, { found: 'stored' }>) {
  const { meta, category } = visible;
  const { name } = frame.profile;
  const path = blogPath({ page: meta.page, category });
  const words = toWords(visible);
  const title = fill(words.title, { name, page: meta.page, category });
  const nodes = [blogNode(frame.origin, visible.posts)];
  const graph = toGraph(frame, { path, title, type: 'CollectionPage', crumbs: CRUMBS, nodes });
  const beside = (page: number): string => frame.origin + blogPath({ page, category });
  return [
    // A category repeats the content of the list: useful for visitors, not for search engines.
    ...pageMeta(frame, { path, title, description: words.description, graph, hidden: category !== '' }),
    ...(meta.page > 1 ? [{ tagName: 'link', rel: 'prev', href: beside(meta.page - 1) }] : []),
    ...(meta.page < meta.last_page ? [{ tagName: 'link', rel: 'next', href: beside(meta.page + 1) }] : []),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: fill(texts.feed.title, { name }),
      href: FEED_PATH,
    },
  ];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { view } = loaderData;
  if (view.found === 'stored') return listMeta(frame, view);
  const words = view.found === 'nothing' ? NOT_FOUND_TEXTS.meta : texts.meta;
  const title = fill(words.title, { name: frame.profile.name });
  return pageMeta(frame, { path: BLOG_PATH, title, description: words.description, hidden: true });
}

export default function BlogPage({ loaderData: { view }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  return (
    <>
      {view.found === 'nothing' ? (
        <NotFound texts={NOT_FOUND_TEXTS} />
      ) : (
        <>
          <PageHero eyebrow={texts.eyebrow} title={texts.title} text={texts.text} crumbs={CRUMBS} />
          <PagePart of={BlogList} name="List" props={{ frame, shown: view }} />
          {frame.offersEmail && <NewsletterSection />}
        </>
      )}
    </>
  );
}
