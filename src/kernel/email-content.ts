import { z } from 'zod';

export const WEB_ADDRESS = /^https?:\/\//;

/** Content of an email, all of it plain text: nothing is parsed as HTML. Line breaks are kept. */
export const EmailContent = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Words of another person, as a quotation. */
  quote: z.string().optional(),
  action: z.strictObject({ label: z.string(), url: z.string().regex(WEB_ADDRESS) }).optional(),
  /** Sender, and the reason for the email. */
  footer: z.string().optional(),
});
export type EmailContent = z.infer<typeof EmailContent>;
