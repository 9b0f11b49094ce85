import { z } from 'zod';
import { NewBlogPost, SLUG_MAX } from './blog.contract.ts';

/** The page's own reading of an article: what the server asks, and words for its picture. */
export const PostForm = NewBlogPost.extend({ slug: z.string().max(SLUG_MAX) }).refine(
  ({ image, image_alt }) => image === '' || image_alt !== '',
  { path: ['image_alt'], error: 'Décrivez l’image pour qui ne la voit pas.' },
);
