import { z } from 'zod';

/** Stored stages. */
export const QUOTE_STAGES = ['pending', 'contacted', 'quoted', 'accepted', 'rejected'] as const;
/** A request that never became an order is forgotten three years after the last change. */
export const QUOTE_KEPT_DAYS = 1_095;
export const URGENCIES = ['low', 'normal', 'high', 'urgent'] as const;

/** A quote at its birth, from a visitor's request. */
export const QuoteRequest = z.object({
  userId: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceType: z.string(),
  description: z.string(),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export const QuoteKey = z.object({ id: z.int() });
