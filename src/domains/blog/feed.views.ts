import type { BlogCard } from './blog.contract.ts';
import { articlePath, formatDate } from './blog.views.ts';
import { FEED_PATH } from './blog-page.views.ts';

/** Characters that XML 1.0 does not allow: control characters, lone surrogates, two noncharacters. */
const UNTOLD = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(UNTOLD, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Formats a date as RFC 822, which RSS requires. */
const rssDate = (iso: string): string => new Date(iso).toUTCString();

interface Channel {
  title: string;
  description: string;
  /** Address of the site, without a trailing slash. */
  origin: string;
  /** Articles, newest first. */
  posts: BlogCard[];
}

/** Returns the time of the last change in the feed; empty for an empty feed. */
export const lastChange = (posts: BlogCard[]): string =>
  posts.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), '');

function toItem({ origin }: Channel, post: BlogCard): string {
  const link = `${origin}${articlePath(post.slug)}`;
  return [
    '<item>',
    element('title', post.title),
    element('link', link),
    // A slug can be reused by another article, an id cannot.
    `<guid isPermaLink="false">${escaped(`${origin}/blog/${post.id}`)}</guid>`,
    element('pubDate', rssDate(formatDate(post))),
    ...(post.author ? [element('dc:creator', post.author)] : []),
    ...[post.category, ...post.tags].filter(Boolean).map((subject) => element('category', subject)),
    element('description', post.excerpt),
    '</item>',
  ].join('');
}

/** Renders the blog as an RSS 2.0 document. */
export function getFeed(channel: Channel): string {
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
    ...posts.map((post) => toItem(channel, post)),
    '</channel></rss>',
  ].join('');
}
