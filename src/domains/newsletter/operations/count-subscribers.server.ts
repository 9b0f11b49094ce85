import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { SubscriberCounts } from '../newsletter.contract.ts';
import { countByStatus } from '../newsletter.store.server.ts';

/** Counts confirmed, pending and ended subscriptions. */
export const countSubscribers = query({
  allow: 'content:read',
  input: z.object({}),
  output: SubscriberCounts,
  run: countByStatus,
});
