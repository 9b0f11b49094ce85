import { describe, expect, it } from 'vitest';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { billDeposit } from './bill-deposit.server.ts';

useDatabase();

describe('billDeposit', () => {
  it('issues the invoice of a payment on a quote before the works are billed', async () => {
    await completeCompany();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { number } = await billDeposit(await aPayment({ quote_id, payment_method: 'visa', last_four: '4242' }));
    const invoice = await db().selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ number, kind: 'deposit', quote_id, gross_cents: 50_000 });
    expect(invoice.document).toContain('carte Visa •••• 4242');
  });

  it('issues no invoice for a payment on an invoice, without a quote, or without legal data', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    for (const changes of [{ quote_id, invoice_id: 1 }, {}, { quote_id }]) {
      expect(await billDeposit(await aPayment(changes))).toEqual({ number: null });
    }
  });
});
