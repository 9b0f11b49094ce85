import { z } from 'zod';
import { nowIso } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import {
  LINK_STATES,
  NewsletterLink,
  SubscriberCounts,
  SubscriberListQuery,
  SubscriberPage,
} from './newsletter.contract.ts';
import { getLinkState } from './newsletter.rules.ts';
import {
  countByStatus,
  selectByConfirmation,
  selectByUnsubscribeToken,
  selectSubscribers,
} from './newsletter.store.server.ts';

/** Counts confirmed, pending and ended subscriptions. */
export const countSubscribers = query({
  allow: 'content:read',
  input: z.object({}),
  output: SubscriberCounts,
  run: countByStatus,
});

/** Returns subscribers, newest first by default. */
export const listSubscribers = query({
  allow: 'content:read',
  input: SubscriberListQuery,
  output: SubscriberPage,
  run: selectSubscribers,
});

/** Returns whether an emailed link is still valid. Reads only, because mail scanners open links too. */
export const readLink = query({
  allow: 'anyone',
  input: NewsletterLink,
  output: z.object({ state: z.enum(LINK_STATES) }),
  run: async ({ token, purpose }) => {
    const subscription =
      purpose === 'confirm' ? await selectByConfirmation(hashOfSecret(token)) : await selectByUnsubscribeToken(token);
    return { state: getLinkState(purpose, subscription, nowIso()) };
  },
});
