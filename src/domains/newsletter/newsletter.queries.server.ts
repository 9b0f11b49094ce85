import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import {
  LINK_STATES,
  NewsletterLink,
  SubscriberCounts,
  SubscriberDetail,
  SubscriberKey,
  SubscriberListQuery,
  SubscriberPage,
} from './newsletter.contract.ts';
import { getLinkState } from './newsletter.rules.ts';
import {
  countByStatus,
  selectByConfirmation,
  selectByUnsubscribeToken,
  selectSubscriber,
  selectSubscribers,
} from './newsletter.store.server.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter.texts.ts';

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

/** Returns one current address. */
export const readSubscriber = query({
  allow: 'content:read',
  input: SubscriberKey,
  output: SubscriberDetail,
  run: async ({ id }) => {
    const subscriber = await selectSubscriber(id);
    if (subscriber === undefined) throw new DomainError('not-found', texts.notFound);
    return subscriber;
  },
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
