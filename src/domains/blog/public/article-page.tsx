import { data, redirect } from 'react-router';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import { PagePart } from '#src/platform/islands/page-part.tsx';
import { ARTICLE_PAGE_TEXTS as texts } from '../article-page.texts.ts';
import { articlePath, formatDate } from '../blog.views.ts';
import { BLOG_PAGE_TEXTS } from '../blog-page.texts.ts';
import { BLOG_PATH, FEED_PATH } from '../blog-page.views.ts';
import type { Route } from './+types/article-page';
import { articleNodes } from './article-graph.ts';
import { findArticlePage } from './blog-page.queries.server.ts';
import { ArticleMissing } from './sections/article-missing.tsx';
import { ArticleView } from './sections/article-view.tsx';
import { RelatedSection } from './sections/related-section.tsx';

const DESCRIPTION_LENGTH = 160;
const STATUS = { stored: 200, nothing: 404, unreadable: 503 } as const;

export const handle = { static: true, path: BLOG_PATH };

export const loader = pageLoader(async (visitor, { params }: Route.LoaderArgs) => {
  const page = await findArticlePage(visitor, { slug: params.slug });
  if (page.found === 'elsewhere') throw redirect(articlePath(page.slug), 301);
  return data({ page }, { status: STATUS[page.found], headers: freshness(page.found !== 'unreadable') });
});

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { page } = loaderData;
  const { name } = frame.profile;
  const post = page.found === 'nothing' ? null : page.post;
  if (post === null) {
    const title = fill(texts.meta.title, { title: texts.missing.title, name });
    return pageMeta(frame, { path: BLOG_PATH, title, description: texts.missing.text, hidden: true });
  }
  const path = articlePath(post.slug);
  const title = fill(texts.meta.title, { title: post.title, name });
  const description = toExcerpt(post.excerpt, DESCRIPTION_LENGTH);
  const crumbs = [
    { label: texts.crumb, path: BLOG_PATH },
    { label: post.title, path },
  ];
  const nodes = articleNodes(frame.origin, post, description);
  const graph = toGraph(frame, { path, title, crumbs, nodes });
  const article = { publishedAt: formatDate(post), modifiedAt: post.updated_at };
  const feed = fill(BLOG_PAGE_TEXTS.feed.title, { name });
  return [
    ...pageMeta(frame, { path, title, description, graph, article, hidden: page.found === 'unreadable' }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feed, href: FEED_PATH },
  ];
}

export default function ArticlePage({ loaderData: { page }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  const post = page.found === 'nothing' ? null : page.post;
  return (
    <>
      {post === null ? (
        <ArticleMissing isUnreadable={page.found === 'unreadable'} />
      ) : (
        <PagePart of={ArticleView} name="Article" props={{ frame, post }} />
      )}
      <RelatedSection title={post === null ? texts.instead : texts.related} posts={page.related} frame={frame} />
    </>
  );
}
