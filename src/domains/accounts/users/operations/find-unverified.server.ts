import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { selectUnverified } from '../unverified.store.server.ts';

/** Customers' accounts without use: made and last entered before an instant, never verified, and owners of nothing. */
export const findUnverified = query({
  allow: 'system',
  input: z.object({ before: z.iso.datetime(), limit: z.int() }),
  output: z.object({ ids: z.array(z.int()) }),
  run: async ({ before, limit }) => ({ ids: await selectUnverified(before, limit) }),
});
