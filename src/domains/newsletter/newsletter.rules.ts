import { DomainError, invalidField } from '#src/kernel/errors.ts';
import type { LinkState } from './newsletter.contract.ts';

/** Requests per client; a household or an office stays below. */
export const CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
/** Emails to one address, so that no visitor can flood another person's mailbox. */
export const ADDRESS_LIMIT = { hits: 2, seconds: 86_400 };
/** Requests of all clients together. */
export const SITE_LIMIT = { hits: 300, seconds: 3_600 };
/** Uses of emailed links per client. */
export const LINK_LIMIT = { hits: 60, seconds: 3_600 };
/** Exports per administrator. */
export const EXPORT_LIMIT = { hits: 10, seconds: 3_600 };

interface Subscription {
  status: string;
  confirm_expires_at: string | null;
}

/** Returns whether an emailed link is still valid at a given instant. */
export function getLinkState(
  purpose: 'confirm' | 'end',
  subscription: Subscription | undefined,
  at: string,
): LinkState {
  if (subscription === undefined) return 'unknown';
  const { status, confirm_expires_at } = subscription;
  if (purpose === 'end') return status === 'ended' ? 'done' : 'open';
  if (status !== 'pending') return 'done';
  return confirm_expires_at !== null && confirm_expires_at > at ? 'open' : 'expired';
}

/** Returns the error of an expired link, with its reason. */
export const deadLink = (sentence: string): DomainError => invalidField('token', sentence);

export const subscriberNotFound = (sentence: string): DomainError => new DomainError('not-found', sentence);
