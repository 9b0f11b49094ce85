import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { BlogSlug } from '../blog.contract.ts';
import { selectMovedSlug } from '../blog.store.server.ts';

/** Returns the current slug of the published article that once had this one. */
export const findMovedPost = query({
  allow: 'anyone',
  input: BlogSlug,
  output: z.object({ slug: z.string().nullable() }),
  run: async ({ slug }) => ({ slug: (await selectMovedSlug(slug)) ?? null }),
});
