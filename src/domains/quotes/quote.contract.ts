import { z } from 'zod';

/** Stored stages. */
export const QUOTE_STAGES = ['pending', 'contacted', 'quoted', 'accepted', 'rejected'] as const;
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
