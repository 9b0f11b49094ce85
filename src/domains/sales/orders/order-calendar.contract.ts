import { z } from 'zod';
import { ORDER_STATUSES } from './order.contract.ts';

/** Days before today of which a calendar shows the orders. */
export const CALENDAR_DAYS_BACK = 90;
/** Most orders in a calendar, the earliest first. */
export const CALENDAR_MAX = 1_000;

/** Last part of the address of a calendar: the secret of a token for calendars, and the ending that programs expect. */
export const CalendarAddress = z.object({ file: z.string().max(100) });

/** Order with a day, as a calendar shows it. */
export const CalendarOrder = z.object({
  id: z.int(),
  client_name: z.string(),
  client_phone: z.string(),
  service: z.string(),
  description: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Day of completion, else the deadline: `YYYY-MM-DD`. */
  day: z.string(),
  address: z.string(),
  estimated_duration: z.string(),
  updated_at: z.string(),
});
export type CalendarOrder = z.infer<typeof CalendarOrder>;

export const OrderCalendar = z.object({
  company: z.string(),
  orders: z.array(CalendarOrder),
  /** The token that opened it, whose use is stored by the endpoint: a query cannot write. */
  use: z.object({ tokenId: z.int(), lastUse: z.string().nullable() }),
});
export type OrderCalendar = z.infer<typeof OrderCalendar>;
