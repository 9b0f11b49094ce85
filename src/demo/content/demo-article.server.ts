import type { NewBlogPost } from '#src/domains/blog/blog.contract.ts';

/** An article with the name of its drawing in place of a picture. */
export type DemoArticle = Omit<NewBlogPost, 'image' | 'image_alt' | 'is_published' | 'published_at'> & {
  picture: string;
  published_at: string;
};
