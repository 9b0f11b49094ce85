import { query } from '#src/platform/operation.server.ts';
import { SubscriberListQuery, SubscriberPage } from '../newsletter.contract.ts';
import { selectSubscribers } from '../newsletter.store.server.ts';

/** Subscribers, newest first unless asked otherwise. */
export const listSubscribers = query({
  allow: 'content:read',
  input: SubscriberListQuery,
  output: SubscriberPage,
  run: selectSubscribers,
});
