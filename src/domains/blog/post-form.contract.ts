import { z } from 'zod';
import { NewBlogPost, SLUG_MAX } from './blog.contract.ts';

/** Validation of the article form: the server's rules plus an alternative text for the picture. */
export const PostForm = NewBlogPost.extend({ slug: z.string().max(SLUG_MAX) }).refine(
  ({ image, image_alt }) => image === '' || image_alt !== '',
  { path: ['image_alt'], error: 'Décrivez l’image pour qui ne la voit pas.' },
);
