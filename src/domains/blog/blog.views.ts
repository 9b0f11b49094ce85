import { parisDay } from '#src/kernel/dates.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { readPicture } from './article.views.ts';
import type { BlogCard, BlogPost } from './blog.contract.ts';
import { OPENING_LENGTH } from './blog.rules.ts';

interface StoredCard extends Omit<BlogCard, 'readTime' | 'tags' | 'is_published'> {
  read_time: string;
  /** JSON. */
  tags: string;
  is_published: number;
  /** Start of the body, which replaces a missing excerpt. */
  opening: string;
}

export const toCard = ({ opening, read_time, tags, is_published, ...row }: StoredCard): BlogCard => ({
  ...row,
  excerpt: toIntroduction(row.excerpt, opening),
  readTime: read_time,
  tags: JSON.parse(tags),
  is_published: is_published === 1,
});

interface StoredPost extends Omit<StoredCard, 'opening'> {
  content: string;
  search_text: string;
}

export const toPost = ({ search_text: _, content, ...row }: StoredPost): BlogPost => ({
  ...toCard({ ...row, opening: content }),
  content,
});

/** Returns an article for editors: its excerpt stays empty if nobody wrote one. */
export const toEditedPost = (row: StoredPost): BlogPost => ({ ...toPost(row), excerpt: row.excerpt });

const WORDS_A_MINUTE = 200;

/** Returns for example "4 min", the reading time; at least 1 min. */
export const getReadTime = (content: string): string =>
  `${Math.max(1, Math.round(wordsIn(content) / WORDS_A_MINUTE))} min`;

interface ExportTexts {
  columns: readonly string[];
  statuses: { published: string; draft: string };
}

/** Returns the lines of the export, heading first; dates in Paris time. */
export const exportLines = (posts: readonly BlogCard[], { columns, statuses }: ExportTexts): string[][] => [
  [...columns],
  ...posts.map((post) => [
    post.title,
    post.category,
    post.is_published ? statuses.published : statuses.draft,
    post.author,
    post.readTime,
    articlePath(post.slug),
    parisDay(new Date(post.created_at)),
    post.published_at === null ? '' : parisDay(new Date(post.published_at)),
    parisDay(new Date(post.updated_at)),
  ]),
];

const LINE_MARKS = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const STARS = /\*+(?=\S)|(?<=\S)\*+/g;
const UNDERSCORES = /(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu;

/** Returns the text of an article without pictures and without the marks of headings, lists, links and emphasis. */
export function plainText(content: string): string {
  return content
    .split('\n')
    .filter((line) => readPicture(line.trim()) === undefined)
    .map((line) => line.replace(LINE_MARKS, '').replace(LINK, '$1').replace(STARS, '').replace(UNDERSCORES, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** 200 characters plus the ellipsis. */
const EXCERPT_LENGTH = 201;

/** Cuts a body; a picture that the cut goes through is left out. */
function toOpening(content: string): string {
  const opening = content.slice(0, OPENING_LENGTH);
  return opening.length < OPENING_LENGTH ? opening : opening.replace(/(^|\n)[ \t]*!\[[^\n]*$/, '');
}

/** Returns the excerpt, else the first 200 characters of the body and an ellipsis. */
export const toIntroduction = (excerpt: string, content: string): string =>
  excerpt || toExcerpt(plainText(toOpening(content)), EXCERPT_LENGTH);

/** Returns the date an article shows. */
export const formatDate = (post: { published_at: string | null; created_at: string }): string =>
  post.published_at ?? post.created_at;

export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Returns the number of words to read. */
export const wordsIn = (content: string): number =>
  plainText(content)
    .split(/\s+/)
    .filter((word) => word !== '').length;
