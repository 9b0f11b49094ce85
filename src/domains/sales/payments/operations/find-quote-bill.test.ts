import { describe, expect, it } from 'vitest';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findQuoteBill } from './find-quote-bill.server.ts';

useDatabase();

describe('findQuoteBill', () => {
  it('returns the invoice of a quote’s works', async () => {
    const { id: quoteId } = await aQuote({ status: 'accepted', amount_cents: 500_000 });
    expect(await findQuoteBill({ quoteId })).toEqual({ invoiceId: null });
    const { id } = await anInvoice({ quote_id: quoteId });
    expect(await findQuoteBill({ quoteId })).toEqual({ invoiceId: id });
  });
});
