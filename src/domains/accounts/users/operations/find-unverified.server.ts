import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { selectUnverified } from '../unverified.store.server.ts';

/** Returns unused customer accounts: created and last used before an instant, never verified, without records. */
export const findUnverified = query({
  allow: 'system',
  input: z.object({ before: z.iso.datetime(), limit: z.int() }),
  output: z.object({ ids: z.array(z.int()) }),
  run: async ({ before, limit }) => ({ ids: await selectUnverified(before, limit) }),
});
