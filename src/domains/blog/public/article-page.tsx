import { data, redirect } from 'react-router';
import { pageMeta } from '#src/domains/website/page-meta.views.ts';
import { freshness, getFrame, pageHeaders } from '#src/domains/website/site.views.ts';
import { toGraph } from '#src/domains/website/structured-data.views.ts';
import { fill, toExcerpt } from '#src/kernel/text.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
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
  const shownValue = await findArticlePage(visitor, { slug: params.slug });
  if (shownValue.found === 'elsewhere') throw redirect(articlePath(shownValue.slug), 301);
  return data(
    { shown: shownValue },
    { status: STATUS[shownValue.found], headers: freshness(shownValue.found !== 'unreadable') },
  );
});

export const headers = pageHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = getFrame(matches);
  const { shown: visible } = loaderData;
  const { name } = frame.profile;
  const post = visible.found === 'nothing' ? null : visible.post;
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
    ...pageMeta(frame, { path, title, description, graph, article, hidden: visible.found === 'unreadable' }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feed, href: FEED_PATH },
  ];
}

export default function ArticlePage({ loaderData: { shown: displayed }, matches }: Route.ComponentProps) {
  const frame = getFrame(matches);
  const post = displayed.found === 'nothing' ? null : displayed.post;
  return (
    <>
      {post === null ? (
        <ArticleMissing isUnreadable={displayed.found === 'unreadable'} />
      ) : (
        <ArticleView frame={frame} post={post} />
      )}
      <RelatedSection title={post === null ? texts.instead : texts.related} posts={displayed.related} frame={frame} />
    </>
  );
}
