import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { decideDue } from '../due.internal.server.ts';
import { PAYMENT_LINK_SECONDS } from '../payment.contract.ts';
import { nothingDue } from '../payment.rules.ts';
import { insertPaymentLink } from '../payment-link.store.server.ts';

/** Makes the link token with which an account pays its own quote or invoice: the payment page knows no session. */
export const createPaymentLink = command({
  allow: 'signed-in',
  input: z.object({ quoteId: Id.optional(), invoiceId: Id.optional() }),
  output: z.object({ token: z.string() }),
  run: async ({ quoteId = null, invoiceId = null }, { actor }) => {
    const userId = actor.kind === 'user' ? actor.userId : null;
    const due = await decideDue({ quoteId, invoiceId, token: null, userId, holds: false });
    if (due === null) throw nothingDue();
    const token = newSecret();
    const target =
      due.invoice_id === null
        ? { quoteId: due.quote_id ?? 0, invoiceId: null }
        : { quoteId: null, invoiceId: due.invoice_id };
    await insertPaymentLink(hashOfSecret(token), target, isoIn(PAYMENT_LINK_SECONDS));
    return { token };
  },
});
