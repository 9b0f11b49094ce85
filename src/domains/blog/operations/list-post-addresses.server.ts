import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { PostAddress } from '../blog.contract.ts';
import { selectPostAddresses } from '../blog.store.server.ts';

/** Every published article's address, for the sitemap and the site map. */
export const listPostAddresses = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(PostAddress),
  run: selectPostAddresses,
});
