import { z } from 'zod';
import { CalendarOrder } from '#src/domains/sales/orders/order-calendar.contract.ts';

/** Days before today of which a calendar shows the orders. */
export const CALENDAR_DAYS_BACK = 90;
/** Most orders in a calendar, the earliest first. */
export const CALENDAR_MAX = 1_000;

/** Last part of the address of a calendar: the secret of a token for calendars, and the ending that programs expect. */
export const CalendarAddress = z.object({ file: z.string().max(100) });

export const OrderCalendar = z.object({
  company: z.string(),
  orders: z.array(CalendarOrder),
  /** The token that opened it, whose use is stored by the endpoint: a query cannot write. */
  use: z.object({ tokenId: z.int(), lastUse: z.string().nullable() }),
});
export type OrderCalendar = z.infer<typeof OrderCalendar>;
