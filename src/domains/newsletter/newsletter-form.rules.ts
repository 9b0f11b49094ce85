/** What the public form knows, without any schema: its island stays light. */

/** Where the form goes without script, and where its page is. */
export const NEWSLETTER_PATH = '/newsletter';

/** What became of a form. The answer is the same whether or not the address was known. */
export type NewsletterOutcome = { state: 'sent'; email: string } | { state: 'refused'; email: string; message: string };

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Whether it is worth sending; the server has the last word. */
export const looksLikeEmail = (value: string): boolean => EMAIL_SHAPE.test(value.trim());
