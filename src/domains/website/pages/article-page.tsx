import { data, redirect } from 'react-router';
import { articlePath, shownDate } from '#src/domains/blog/blog.rules.ts';
import { excerptOf, fill } from '#src/kernel/text.ts';
import { pageRequest, visitorOf } from '#src/platform/http/page-request.server.ts';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { articleNodes } from '../article-graph.rules.ts';
import { ARTICLE_PAGE_TEXTS as texts } from '../article-page.texts.ts';
import { BLOG_PATH, FEED_PATH } from '../blog-page.rules.ts';
import { BLOG_PAGE_TEXTS } from '../blog-page.texts.ts';
import { findArticlePage } from '../operations/find-article-page.server.ts';
import { readPublicFrame } from '../operations/read-public-frame.server.ts';
import { pageMeta } from '../page-meta.rules.ts';
import { freshness, pageHeaders } from '../site.rules.ts';
import { graphOf } from '../structured-data.rules.ts';
import { ArticleMissing } from '../ui/blog/article-missing.tsx';
import { ArticleView } from '../ui/blog/article-view.tsx';
import { RelatedSection } from '../ui/blog/related-section.tsx';
import { Frame } from '../ui/frame.tsx';
import type { Route } from './+types/article-page';

const DESCRIPTION_LENGTH = 160;
const STATUS = { stored: 200, nothing: 404, unreadable: 503 } as const;

export const handle = { still: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const visitor = visitorOf(context.get(pageRequest));
  const shown = await findArticlePage(visitor, { slug: params.slug });
  if (shown.found === 'elsewhere') throw redirect(articlePath(shown.slug), 301);
  const frame = await readPublicFrame(visitor, {});
  const isWhole = frame.isComplete && shown.found !== 'unreadable';
  return data({ frame, shown }, { status: STATUS[shown.found], headers: freshness(isWhole) });
}

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame, shown } = loaderData;
  const { name } = frame.profile;
  const post = shown.found === 'nothing' ? null : shown.post;
  if (post === null) {
    const title = fill(texts.meta.title, { title: texts.missing.title, name });
    return pageMeta(frame, { path: BLOG_PATH, title, description: texts.missing.text, hidden: true });
  }
  const path = articlePath(post.slug);
  const title = fill(texts.meta.title, { title: post.title, name });
  const description = excerptOf(post.excerpt, DESCRIPTION_LENGTH);
  const crumbs = [
    { label: texts.crumb, path: BLOG_PATH },
    { label: post.title, path },
  ];
  const nodes = articleNodes(frame.origin, post, description);
  const graph = graphOf(frame, { path, title, crumbs, nodes });
  const article = { publishedAt: shownDate(post), modifiedAt: post.updated_at };
  const feed = fill(BLOG_PAGE_TEXTS.feed.title, { name });
  return [
    ...pageMeta(frame, { path, title, description, graph, article, hidden: shown.found === 'unreadable' }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feed, href: FEED_PATH },
  ];
}

export default function ArticlePage({ loaderData: { frame, shown } }: Route.ComponentProps) {
  const post = shown.found === 'nothing' ? null : shown.post;
  return (
    <Frame frame={frame} path={BLOG_PATH}>
      {post === null ? (
        <ArticleMissing isUnreadable={shown.found === 'unreadable'} />
      ) : (
        <ArticleView frame={frame} post={post} />
      )}
      <RelatedSection title={post === null ? texts.instead : texts.related} posts={shown.related} frame={frame} />
    </Frame>
  );
}
