import { z } from 'zod';

/** Instants, each the end of one span and the start of the next. */
export const RevenueMarks = z.object({ marks: z.array(z.iso.datetime()).min(2) });

/** Completed payments less their refunds, in cents; now and at a given instant. */
export const Revenue = z.object({ total_cents: z.int(), before_cents: z.int() });
