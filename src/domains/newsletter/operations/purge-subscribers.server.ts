import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { deleteForgotten } from '../newsletter.store.server.ts';

/** Forgets requests that nobody confirmed and what ended subscriptions have left. */
export const purgeSubscribers = command({
  allow: 'system',
  input: z.object({}),
  output: z.object({}),
  run: async () => {
    await deleteForgotten();
    return {};
  },
});
