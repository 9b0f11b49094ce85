import { z } from 'zod';
import { Email, Id, Line, listQuery, SEARCH_MAX } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

/** Schemas of the newsletter: pending and confirmed subscribers, and the links of its emails. */

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const SUBSCRIBER_SORT_KEYS = ['created_at', 'email'] as const;
export const EXPORTED = [...SUBSCRIBER_STATUSES, 'all'] as const;

/** Validity of an emailed confirmation, in hours. */
export const CONFIRM_HOURS = 48;
/** Days after which an unconfirmed request is deleted. */
export const PENDING_DAYS = 30;
/** Days after which the data of an ended subscription (dates, no address) is deleted. */
export const ENDED_DAYS = 365;

export const SubscriptionRequest = z.object({
  email: Email,
  /** Hidden trap field: only a robot fills it in. */
  website: z.string().max(500).optional(),
});

/** Token of a link; a malformed one counts as unknown. */
export const LinkToken = z.object({
  token: z.string().transform((token) => (/^[\w-]{1,100}$/.test(token) ? token : '')),
});

/** Purpose of an emailed link, with its validity. */
export const LINK_PURPOSES = ['confirm', 'end'] as const;
export const LINK_STATES = ['open', 'done', 'expired', 'unknown'] as const;
export type LinkState = (typeof LINK_STATES)[number];
export const NewsletterLink = LinkToken.extend({ purpose: z.enum(LINK_PURPOSES) });

export const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  confirmed_at: z.string().nullable(),
  created_at: z.string(),
});
export type Subscriber = z.infer<typeof Subscriber>;
export const SubscriberPage = getPage(Subscriber);
export const SubscriberKey = z.object({ id: Id });
/** One address; both dates are null once it is confirmed. */
export const SubscriberDetail = Subscriber.extend({
  /** End of the emailed link. */
  confirm_expires_at: z.string().nullable(),
  /** When the request is erased, unless it is confirmed before. */
  erased_at: z.string().nullable(),
});
export type SubscriberDetail = z.infer<typeof SubscriberDetail>;

export const SubscriberListQuery = z.object({
  ...listQuery([...SUBSCRIBER_SORT_KEYS]),
  status: z.enum(SUBSCRIBER_STATUSES).optional(),
});
export type SubscriberListQuery = z.infer<typeof SubscriberListQuery>;

export const SubscriberCounts = z.object({ total: z.int(), confirmed: z.int(), pending: z.int(), ended: z.int() });
export type SubscriberCounts = z.infer<typeof SubscriberCounts>;

export const ExportRequest = z.object({
  status: z.enum(EXPORTED).default('confirmed'),
  search: Line(SEARCH_MAX).default(''),
});
/** Row of the export: the address, and the unsubscribe link every email to it must contain. */
export const ExportedSubscriber = Subscriber.omit({ id: true }).extend({ unsubscribe_url: z.string() });
export type ExportedSubscriber = z.infer<typeof ExportedSubscriber>;
