import { z } from 'zod';
import { isoIn } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { isAnswererSeenSince } from '../session.store.server.ts';

/** Whether somebody who may answer visitors has done something in the last `within` seconds; what a screen asks by itself does not count. */
export const readPresence = query({
  allow: 'system',
  input: z.object({ within: z.int().min(1) }),
  output: z.object({ is_there: z.boolean() }),
  run: async ({ within }) => ({ is_there: await isAnswererSeenSince(isoIn(-within)) }),
});
