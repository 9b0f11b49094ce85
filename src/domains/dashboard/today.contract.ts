import { z } from 'zod';

/** Rows of each kind that the screen of the day names. */
export const TODAY_ROWS = 4;
/** Days ahead for which it names what expires and what is planned. */
export const DAYS_AHEAD = 7;

/** Something that waits for an act of the office. */
const TodayRow = z.object({
  id: z.int(),
  name: z.string(),
  /** Subject, number or service. */
  detail: z.string(),
  /** Instant of a message; civil day of all others. */
  at: z.string(),
});

/** What waits today, the most urgent first; null without the right to read it. */
export const Today = z.object({
  /** Unread messages, the oldest first. */
  messages: z.array(TodayRow).nullable(),
  /** Conversations with unread messages, the longest waiting first; `session_id` opens one. */
  chats: z.array(TodayRow.extend({ session_id: z.string() })).nullable(),
  /** Offers that expire within the week. */
  quotes: z.array(TodayRow).nullable(),
  /** Invoices past their due day; amounts in euros. */
  invoices: z.array(TodayRow.extend({ due: z.number() })).nullable(),
  /** Open orders with a deadline within the week, or a passed one. */
  orders: z.array(TodayRow).nullable(),
});
export type Today = z.infer<typeof Today>;
