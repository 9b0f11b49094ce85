import { z } from 'zod';

/** Instants, each the end of one span and the beginning of the next. */
export const RevenueMarks = z.object({ marks: z.array(z.iso.datetime()).min(2) });

/** Completed payments less what was given back of them, cents; now and as it stood at an instant. */
export const Revenue = z.object({ total_cents: z.int(), before_cents: z.int() });
