import { parisDay } from '#src/kernel/dates.ts';
import type { BlogCard } from './blog.contract.ts';
import { articlePath, wordsIn } from './blog.rules.ts';

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
