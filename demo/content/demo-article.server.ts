import type { NewBlogPost } from '#src/domains/blog/blog.contract.ts';
import type { PictureName } from './picture-alts.server.ts';

/** An article with the name of its picture. */
export type DemoArticle = Omit<NewBlogPost, 'image' | 'image_alt' | 'is_published' | 'published_at'> & {
  picture: PictureName;
  published_at: string;
};
