import { z } from 'zod';
import { MESSAGE_STATUSES } from './contact.contract.ts';

/** Messages by status, now and at a given time, and the waiting time for an answer. */
export const MessageFigures = z.object({
  total: z.int(),
  by_status: z.record(z.enum(MESSAGE_STATUSES), z.int()),
  total_before: z.int(),
  /** Time of the oldest unread message. */
  oldest_unread_at: z.string().nullable(),
  /** Average hours from message to answer; null while nothing was answered. */
  response_hours: z.number().nullable(),
});
export type MessageFigures = z.infer<typeof MessageFigures>;

/** Message as the recent activity shows it. */
export const RecentMessage = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  created_at: z.string(),
});
export type RecentMessage = z.infer<typeof RecentMessage>;

/** Message and quote id of each quote opened by a message. */
export const QuoteOrigins = z.array(z.object({ message_id: z.int(), quote_id: z.int() }));
export type QuoteOrigins = z.infer<typeof QuoteOrigins>;
