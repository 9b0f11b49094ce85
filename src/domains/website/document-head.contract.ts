import { z } from 'zod';

/** What the head of every document takes from the identity of the company. */
export const DocumentHead = z.object({
  /** Address of the style sheet with the company's look; empty while the site looks as it was built. */
  sheet: z.string(),
  /** Addresses of the fonts of titles and of text. */
  fonts: z.object({ titles: z.string(), text: z.string() }),
});
export type DocumentHead = z.infer<typeof DocumentHead>;
