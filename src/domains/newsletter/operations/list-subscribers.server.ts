import { query } from '#src/platform/operation.server.ts';
import { SubscriberListQuery, SubscriberPage } from '../newsletter.contract.ts';
import { selectSubscribers } from '../newsletter.store.server.ts';

/** Returns subscribers, newest first by default. */
export const listSubscribers = query({
  allow: 'content:read',
  input: SubscriberListQuery,
  output: SubscriberPage,
  run: selectSubscribers,
});
