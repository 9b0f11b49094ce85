/** Model of the public form without any schema, to keep its island small. */

/** URL of the form's page and of its submission without script. */
export const NEWSLETTER_PATH = '/newsletter';

/** Result of a submission. It is the same whether or not the address was known. */
export type NewsletterOutcome = { state: 'sent'; email: string } | { state: 'refused'; email: string; message: string };

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Returns whether the address is worth sending; the server validates it. */
export const looksLikeEmail = (value: string): boolean => EMAIL_SHAPE.test(value.trim());
