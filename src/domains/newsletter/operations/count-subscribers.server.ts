import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { SubscriberCounts } from '../newsletter.contract.ts';
import { countByStatus } from '../newsletter.store.server.ts';

/** How many addresses are confirmed or wait for it, and how many subscriptions have ended. */
export const countSubscribers = query({
  allow: 'content:read',
  input: z.object({}),
  output: SubscriberCounts,
  run: countByStatus,
});
