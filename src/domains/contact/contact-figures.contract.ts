import { z } from 'zod';
import { MESSAGE_STATUSES, type MessageStatus } from './contact.contract.ts';

/** Messages by status, now and at a given time, and the waiting time for an answer. */
export interface MessageFigures {
  total: number;
  by_status: Record<MessageStatus, number>;
  total_before: number;
  /** Time of the oldest unread message. */
  oldest_unread_at: string | null;
  /** Average hours from message to answer; null while nothing was answered. */
  response_hours: number | null;
}

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
export type QuoteOrigins = { message_id: number; quote_id: number }[];
