import { z } from 'zod';
import { ORDER_STATUSES } from './order.contract.ts';

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
