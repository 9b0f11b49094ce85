import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { BlogCategory } from '../blog.contract.ts';
import { selectCategories } from '../blog.store.server.ts';

/** Lists categories with published articles, in alphabetical order. */
export const listCategories = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(BlogCategory),
  run: async () => (await selectCategories()).sort((one, other) => one.name.localeCompare(other.name, 'fr')),
});
