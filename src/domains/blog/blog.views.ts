import { parisDay } from '#src/kernel/dates.ts';
import type { BlogCard, BlogPost } from './blog.contract.ts';
import { articlePath, toIntroduction, wordsIn } from './blog.rules.ts';

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
