import { z } from 'zod';
import { Email, Line, listQuery, SEARCH_MAX } from '#src/kernel/fields.ts';
import { pageOf } from '#src/kernel/pagination.ts';

/** Shapes of the newsletter: who asked for it, who confirmed, and the links of its letters. */

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const SUBSCRIBER_SORT_KEYS = ['created_at', 'email'] as const;
export const EXPORTED = [...SUBSCRIBER_STATUSES, 'all'] as const;

/** How long a mailed confirmation can be used. */
export const CONFIRM_HOURS = 48;
/** A request that nobody confirms is forgotten after this. */
export const PENDING_DAYS = 30;
/** What an ended subscription leaves (dates, no address) is forgotten after this. */
export const ENDED_DAYS = 365;

export const SubscriptionRequest = z.object({
  email: Email,
  /** A field people do not see: whoever fills it is a robot. */
  website: z.string().max(500).optional(),
});

/** What no link can have brought is no token: it finds nothing. */
export const LinkToken = z.object({
  token: z.string().transform((token) => (/^[\w-]{1,100}$/.test(token) ? token : '')),
});

/** What a mailed link asks for, and whether it still may. */
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
export const SubscriberPage = pageOf(Subscriber);

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
/** A line of the export: enough to write to somebody, and the link every letter to them must carry. */
export const ExportedSubscriber = Subscriber.omit({ id: true }).extend({ unsubscribe_url: z.string() });
export type ExportedSubscriber = z.infer<typeof ExportedSubscriber>;
