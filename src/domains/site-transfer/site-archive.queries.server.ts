import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { readSite } from './site-archive.internal.server.ts';
import { SiteBundle } from './site-bundle.contract.ts';

/** Returns the whole content of the site; its pictures are added when the file is sent. */
export const exportSite = query({
  allow: ['settings', 'content:read'],
  recent: true,
  input: z.object({}),
  output: SiteBundle,
  run: readSite,
});
