import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { QuoteReceipt } from '../quote-record.contract.ts';
import { addQuotePayment } from '../quote-record.store.server.ts';

/** Adds a payment to a quote, in the transaction that books it; a refund subtracts. */
export const recordQuoteReceipt = command({
  allow: 'system',
  input: QuoteReceipt,
  output: z.object({}),
  run: async ({ id, amount_cents }) => {
    await addQuotePayment(id, amount_cents);
    return {};
  },
});
