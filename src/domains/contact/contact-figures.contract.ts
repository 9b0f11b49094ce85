import { z } from 'zod';
import { MESSAGE_STATUSES } from './contact.contract.ts';

/** Messages by status, those that were there at an instant, and how long people have waited for an answer. */
export const MessageFigures = z.object({
  total: z.int(),
  by_status: z.record(z.enum(MESSAGE_STATUSES), z.int()),
  total_before: z.int(),
  /** When the unread message that waits the longest came. */
  oldest_unread_at: z.string().nullable(),
  /** From message to answer, hours on average; null while nothing was answered. */
  response_hours: z.number().nullable(),
});
export type MessageFigures = z.infer<typeof MessageFigures>;

/** A message as recent activity names it. */
export const RecentMessage = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  created_at: z.string(),
});
export type RecentMessage = z.infer<typeof RecentMessage>;

/** Which message opened which quote. */
export const QuoteOrigins = z.array(z.object({ message_id: z.int(), quote_id: z.int() }));
export type QuoteOrigins = z.infer<typeof QuoteOrigins>;
