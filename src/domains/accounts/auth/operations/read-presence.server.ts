import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { isAnswererSeenSince } from '../session.store.server.ts';

/** Returns whether a user who may answer visitors was active in the last `within` seconds; polls do not count. */
export const readPresence = query({
  allow: 'system',
  input: z.object({ within: z.int().min(1) }),
  output: z.object({ is_there: z.boolean() }),
  run: async ({ within }) => ({ is_there: await isAnswererSeenSince(isoIn(-within)) }),
});
