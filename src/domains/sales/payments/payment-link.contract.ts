import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';

export const PaymentLinkTarget = z.object({ quoteId: Id.optional(), invoiceId: Id.optional() });
/** Link token with which the payment page pays one quote or invoice. */
export const PaymentLink = z.object({ token: z.string() });
/** Lifetime of the token: one day, in seconds. */
export const PAYMENT_LINK_SECONDS = 86_400;
