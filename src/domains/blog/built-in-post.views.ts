import type { BlogPost } from './blog.contract.ts';

interface BuiltInTexts {
  readonly title: string;
  readonly category: string;
  readonly excerpt: string;
  readonly lines: readonly string[];
}

/** Built-in articles have no publication date; this day only sets their order. */
const DAY = '2026-01-05T08:00:00.000Z';

/** Returns the built-in articles in the shape of stored ones; no stored article has their ids. */
export const builtInPosts = (texts: Record<string, BuiltInTexts>): BlogPost[] =>
  Object.entries(texts).map(([slug, { lines, ...words }], place) => ({
    ...words,
    id: -1 - place,
    slug,
    content: lines.join('\n'),
    image: '',
    image_alt: '',
    author: '',
    readTime: '',
    tags: [],
    is_published: true,
    created_at: DAY,
    updated_at: DAY,
    published_at: DAY,
  }));
