import { z } from 'zod';

export const PAGE_GROUPS = ['site', 'services', 'cities', 'blog', 'legal'] as const;

/** A page that search engines and the site map should know. */
export const PublicPage = z.object({
  path: z.string(),
  title: z.string(),
  group: z.enum(PAGE_GROUPS),
  /** Address of its picture; empty when it has none of its own. */
  image: z.string(),
  /** When what it shows was changed last; empty when nothing true can be said. */
  lastModified: z.string(),
});
export type PublicPage = z.infer<typeof PublicPage>;
