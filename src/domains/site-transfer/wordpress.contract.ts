import { z } from 'zod';

/** Records of a WordPress export file (WXR), as far as they are content. */

/** Largest export file, and most records in it. */
export const WORDPRESS_MAX_BYTES = 60_000_000;
export const ITEMS_MAX = 20_000;

export const WordPressItem = z.object({
  id: z.string(),
  type: z.string(),
  status: z.string(),
  title: z.string(),
  slug: z.string(),
  /** Address on the old site. */
  link: z.string(),
  author: z.string(),
  content: z.string(),
  excerpt: z.string(),
  /** Instants as WordPress writes them: "2023-05-01 10:00:00", UTC. */
  date: z.string(),
  modified: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  attachment: z.string(),
  /** Words for a picture, of an attachment. */
  alt: z.string(),
  /** Id of the attachment that is the picture of the record. */
  thumbnail: z.string(),
});
export type WordPressItem = z.infer<typeof WordPressItem>;

export interface WordPressSite {
  /** Address of the old site without a final slash. */
  origin: string;
  items: WordPressItem[];
  /** Names of authors by their login. */
  authors: Map<string, string>;
}
