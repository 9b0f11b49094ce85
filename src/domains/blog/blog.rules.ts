import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { toExcerpt, toSlug } from '#src/kernel/text.ts';

const SLUG_MAX = 200;
const NAMELESS = 'article';

/** Returns the slug of a title; never digits alone, which would read as an id. */
export function postSlug(title: string): string {
  const slug = toSlug(title).slice(0, SLUG_MAX).replace(/-$/, '');
  if (slug === '') return NAMELESS;
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug;
}

/** Returns the first free slug: `mousse`, `mousse-2`, `mousse-3`… */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

const LINE_MARKS = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const STARS = /\*+(?=\S)|(?<=\S)\*+/g;
const UNDERSCORES = /(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu;

/** Returns the text of an article without the marks of headings, lists, links and emphasis. */
export function plainText(content: string): string {
  return content
    .split('\n')
    .map((line) => line.replace(LINE_MARKS, '').replace(LINK, '$1').replace(STARS, '').replace(UNDERSCORES, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** 200 characters plus the ellipsis. */
const EXCERPT_LENGTH = 201;
/** Characters of a body that suffice for its excerpt, including marks and link addresses. */
export const OPENING_LENGTH = 1_000;

/** Returns the excerpt, else the first 200 characters of the body and an ellipsis. */
export const toIntroduction = (excerpt: string, content: string): string =>
  excerpt || toExcerpt(plainText(content.slice(0, OPENING_LENGTH)), EXCERPT_LENGTH);

/** Returns the date an article shows. */
export const formatDate = (post: { published_at: string | null; created_at: string }): string =>
  post.published_at ?? post.created_at;

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

export const postNotFound = (): DomainError => new DomainError('not-found', 'Article non trouvé');

export const slugTaken = (): DomainError =>
  invalidField('slug', 'Cette adresse est, ou était, celle d’un autre article.');

/** Returns the number of words to read. */
export const wordsIn = (content: string): number =>
  plainText(content)
    .split(/\s+/)
    .filter((word) => word !== '').length;
