import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { PostAddress } from '../blog.contract.ts';
import { selectPostAddresses } from '../blog.store.server.ts';

/** Lists the address of every published article, for the sitemap and the site map page. */
export const listPostAddresses = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(PostAddress),
  run: selectPostAddresses,
});
