import { z } from 'zod';

export const PAGE_GROUPS = ['site', 'services', 'cities', 'blog', 'legal'] as const;

/** Page for search engines and the site map. */
export const PublicPage = z.object({
  path: z.string(),
  title: z.string(),
  group: z.enum(PAGE_GROUPS),
  /** Address of its picture; empty if it has none of its own. */
  image: z.string(),
  /** Last change of the content; empty when unknown. */
  lastModified: z.string(),
});
export type PublicPage = z.infer<typeof PublicPage>;
