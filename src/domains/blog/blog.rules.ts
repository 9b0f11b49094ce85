import { excerptOf, slugOf } from '#src/kernel/text.ts';

const SLUG_MAX = 200;
const NAMELESS = 'article';

/** The specified rule, from the title; never digits alone, which would read as an id. */
export function postSlug(title: string): string {
  const slug = slugOf(title).slice(0, SLUG_MAX).replace(/-$/, '');
  if (slug === '') return NAMELESS;
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug;
}

/** The first address that nobody has: `mousse`, `mousse-2`, `mousse-3`… */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

const LINE_MARKS = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const STARS = /\*+(?=\S)|(?<=\S)\*+/g;
const UNDERSCORES = /(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu;

/** The words of an article without the marks of its headings, lists, links and emphasis. */
export function plainText(content: string): string {
  return content
    .split('\n')
    .map((line) => line.replace(LINE_MARKS, '').replace(LINK, '$1').replace(STARS, '').replace(UNDERSCORES, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** 200 characters and the ellipsis. */
const EXCERPT_LENGTH = 201;
/** Enough of a body for its excerpt, marks and addresses of links included. */
export const OPENING_LENGTH = 1_000;

/** What introduces an article: its own words, else the first 200 characters of its body and an ellipsis. */
export const introductionOf = (excerpt: string, content: string): string =>
  excerpt || excerptOf(plainText(content.slice(0, OPENING_LENGTH)), EXCERPT_LENGTH);

/** The day an article shows. */
export const shownDate = (post: { published_at: string | null; created_at: string }): string =>
  post.published_at ?? post.created_at;

/** Page of an article. */
export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
