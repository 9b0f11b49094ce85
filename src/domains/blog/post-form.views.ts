import { toSlug } from '#src/kernel/text.ts';
import type { BlogPost } from './blog.contract.ts';
import { postSlug } from './blog.rules.ts';
import { wordsIn } from './blog.views.ts';

/** Values that the article editor shows and sends. */
export type PostValues = Pick<
  BlogPost,
  'title' | 'slug' | 'content' | 'excerpt' | 'category' | 'readTime' | 'author' | 'tags' | 'image' | 'image_alt'
>;

export const getValues = ({
  title,
  slug,
  content,
  excerpt,
  category,
  readTime,
  author,
  tags,
  image,
  image_alt,
}: BlogPost): PostValues => ({
  title,
  slug,
  content,
  excerpt,
  category,
  readTime,
  author,
  tags,
  image,
  image_alt,
});

/** Returns whether the slug follows the title: until an editor sets another, or the article is published. */
export const followsTitle = (post: Pick<BlogPost, 'title' | 'slug' | 'published_at'> | null): boolean =>
  post === null ||
  (post.published_at === null && post.slug.replace(/-\d+$/, '') === postSlug(post.title).replace(/-\d+$/, ''));

/** Returns the slug derived from a title; empty if the title has no letter or digit yet. */
export const proposedSlug = (title: string): string => (toSlug(title) === '' ? '' : postSlug(title));

const LONG_WORDS = 300;
const ENOUGH_WORDS = 150;
const HEADING = /^\s*#{1,6}\s+\S/m;

export interface Check {
  key: 'title' | 'content' | 'alt' | 'excerpt' | 'image' | 'heading' | 'length';
  isDone: boolean;
  isRequired: boolean;
}

/** Returns the checklist to review before an article is published. */
export function getChecks(values: PostValues): Check[] {
  const words = wordsIn(values.content);
  const check = (key: Check['key'], isDone: boolean, isRequired = false): Check => ({ key, isDone, isRequired });
  return [
    check('title', values.title.trim() !== '', true),
    check('content', values.content.trim() !== '', true),
    ...(values.image === '' ? [] : [check('alt', values.image_alt.trim() !== '', true)]),
    check('image', values.image !== ''),
    check('excerpt', values.excerpt.trim() !== ''),
    check('length', words >= ENOUGH_WORDS),
    ...(words < LONG_WORDS ? [] : [check('heading', HEADING.test(values.content))]),
  ];
}

/** Returns whether the required title and body are there. */
export const hasSubstance = ({ title, content }: PostValues): boolean => title.trim() !== '' && content.trim() !== '';
