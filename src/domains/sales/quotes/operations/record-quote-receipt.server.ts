import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { QuoteReceipt } from '../quote-record.contract.ts';
import { addQuotePayment } from '../quote-record.store.server.ts';

/** Adds what was received on a quote, in the transaction that books it; a refund takes away. */
export const recordQuoteReceipt = command({
  allow: 'system',
  input: QuoteReceipt,
  output: z.object({}),
  run: async ({ id, amount_cents }) => {
    await addQuotePayment(id, amount_cents);
    return {};
  },
});
