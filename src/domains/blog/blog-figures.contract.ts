import { z } from 'zod';

/** Article as the recent activity shows it. */
export const RecentPost = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  /** Name under the article; empty without one. */
  author: z.string(),
  is_published: z.boolean(),
  published_at: z.string().nullable(),
  created_at: z.string(),
});
export type RecentPost = z.infer<typeof RecentPost>;
