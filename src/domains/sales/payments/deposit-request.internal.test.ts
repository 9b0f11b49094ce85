import { describe, expect, it } from 'vitest';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrder } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { requestDeposit } from './deposit-request.internal.server.ts';

useDatabase();

const DEPOSIT = { amount: 50_000, due_on: '2099-12-01' };

describe('requestDeposit', () => {
  it('issues the deposit invoice of a quote or of a direct order', async () => {
    await completeCompany();
    const quote = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const order = await anOrder();
    expect(await requestDeposit({ quote_id: quote.id }, DEPOSIT)).toMatchObject({
      ...{ kind: 'deposit', gross: 500, quote_id: quote.id, order_id: null },
    });
    expect(await requestDeposit({ order_id: order.id }, DEPOSIT)).toMatchObject({
      ...{ kind: 'deposit', gross: 500, quote_id: null, order_id: order.id },
    });
  });

  it('finds neither an unknown quote nor an unknown order', async () => {
    await expect(requestDeposit({ quote_id: 9 }, DEPOSIT)).rejects.toMatchObject({ code: 'not-found' });
    await expect(requestDeposit({ order_id: 9 }, DEPOSIT)).rejects.toMatchObject({ code: 'not-found' });
  });
});
