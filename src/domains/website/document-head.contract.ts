import { z } from 'zod';

/** Addresses of the fonts of titles and of text. */
const Fonts = z.object({ titles: z.string(), text: z.string() });

/** The company's look. */
export const DocumentLook = z.object({
  /** Style sheet of the look; absent while the site looks as it was built. */
  sheet: z.object({ path: z.string(), css: z.string() }).optional(),
  fonts: Fonts,
});

/** What the head of every document takes from the company's look. */
export interface DocumentHead {
  /** Address of its style sheet, or empty. */
  sheet: string;
  fonts: z.infer<typeof Fonts>;
  /** Service, server and site that count the visits, separated by spaces; empty where nobody does. */
  audience: string;
}
