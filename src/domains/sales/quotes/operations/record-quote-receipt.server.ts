import type { z } from 'zod';
import { transaction } from '#src/platform/database/database.server.ts';
import type { QuoteReceipt } from '../quote-record.contract.ts';
import { addQuotePayment } from '../quote-record.store.server.ts';

/** Adds a payment to a quote, in the transaction that books it; a refund subtracts. */
export const recordQuoteReceipt = ({ id, amount_cents }: z.infer<typeof QuoteReceipt>): Promise<void> =>
  transaction(async () => {
    await addQuotePayment(id, amount_cents);
  });
