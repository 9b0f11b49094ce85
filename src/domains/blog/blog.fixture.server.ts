import { systemContext } from '#src/platform/operation.server.ts';
import type { BlogCard, BlogPost, NewBlogPost } from './blog.contract.ts';
import { createPost } from './commands/create-post.server.ts';

/** Creates a stored, published article. */
export const aPost = (options: Partial<NewBlogPost> = {}): Promise<BlogPost> =>
  createPost(systemContext('fixture'), {
    title: 'Préparer son toit pour l’hiver',
    content: 'Le toit se prépare en octobre.\nLes tuiles d’abord.',
    excerpt: 'Cinq gestes avant le gel.',
    is_published: true,
    ...options,
  });

/** Returns the article's list card. */
export const toCard = ({ content: _, ...card }: BlogPost): BlogCard => card;
