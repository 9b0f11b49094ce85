import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { deleteForgotten } from '../newsletter.store.server.ts';

/** Deletes unconfirmed requests and the remains of ended subscriptions. */
export const purgeSubscribers = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({}),
  run: async () => {
    await deleteForgotten();
    return {};
  },
});
