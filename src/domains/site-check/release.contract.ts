import { z } from 'zod';

/** Whether a newer version was published; `sentence` says why that is not known. */
export const ReleaseNews = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('newer'),
    version: z.string(),
    published_at: z.string(),
    /** Address of its notes. */
    notes: z.string(),
  }),
  z.object({ state: z.literal('latest') }),
  z.object({ state: z.literal('unknown'), sentence: z.string() }),
]);
export type ReleaseNews = z.infer<typeof ReleaseNews>;
