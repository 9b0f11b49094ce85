import type { BlogCard } from '#src/domains/blog/blog.contract.ts';
import { articlePath, shownDate } from '#src/domains/blog/blog.rules.ts';
import { FEED_PATH } from './blog-page.rules.ts';

/** What XML 1.0 does not allow anywhere: control characters, lone surrogates, two noncharacters. */
const UNTOLD = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(UNTOLD, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** RFC 822, as RSS wants its dates. */
const rssDate = (iso: string): string => new Date(iso).toUTCString();

interface Channel {
  title: string;
  description: string;
  /** Address of the site, without a slash at the end. */
  origin: string;
  /** The newest first. */
  posts: BlogCard[];
}

/** When anything in the feed changed last; empty for an empty feed. */
export const lastChange = (posts: BlogCard[]): string =>
  posts.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), '');

function itemOf({ origin }: Channel, post: BlogCard): string {
  const link = `${origin}${articlePath(post.slug)}`;
  return [
    '<item>',
    element('title', post.title),
    element('link', link),
    // An address can change hands, a number never does.
    `<guid isPermaLink="false">${escaped(`${origin}/blog/${post.id}`)}</guid>`,
    element('pubDate', rssDate(shownDate(post))),
    ...(post.author ? [element('dc:creator', post.author)] : []),
    ...[post.category, ...post.tags].filter(Boolean).map((subject) => element('category', subject)),
    element('description', post.excerpt),
    '</item>',
  ].join('');
}

/** The blog as an RSS 2.0 document. */
export function feedOf(channel: Channel): string {
  const { title, description, origin, posts } = channel;
  const changed = lastChange(posts);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', `${origin}/blog`),
    element('description', description),
    element('language', 'fr-FR'),
    `<atom:link href="${escaped(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [element('lastBuildDate', rssDate(changed))] : []),
    ...posts.map((post) => itemOf(channel, post)),
    '</channel></rss>',
  ].join('');
}
