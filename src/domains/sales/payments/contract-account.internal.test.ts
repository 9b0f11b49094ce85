import { describe, expect, it } from 'vitest';
import {
  aDeposit,
  anInvoice,
  completeCompany,
  payInvoice,
} from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readAccountOfInvoice, readContractAccount } from './contract-account.internal.server.ts';

useDatabase();

const ROOF_CENTS = 1_812_844;

async function aContract() {
  await completeCompany();
  const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
  return id;
}

describe('readContractAccount', () => {
  it('follows a contract from its acceptance to the final invoice', async () => {
    const quote_id = await aContract();
    expect((await readContractAccount({ quote_id }))?.account).toMatchObject({
      contract_cents: ROOF_CENTS,
      to_invoice_cents: ROOF_CENTS,
      to_receive_cents: ROOF_CENTS,
    });
    const contract = {
      quote_id,
      order_id: null,
      user_id: null,
      name: 'Paule',
      email: '',
      phone: '',
      address: '',
      service_type: '',
      customer_kind: 'consumer' as const,
    };
    await aDeposit({ contract, amount_cents: 500_000 });
    const final = await anInvoice({ quote_id, lines: ROOF_LINES });
    await payInvoice({ id: final.id, amount_cents: ROOF_CENTS - 500_000 + 1_250 });
    const record = await readContractAccount({ quote_id });
    expect(record?.account).toMatchObject({
      invoiced_cents: ROOF_CENTS,
      received_cents: ROOF_CENTS + 1_250,
      to_receive_cents: 0,
      due_cents: 0,
      surplus_cents: 1_250,
    });
    expect(record?.documents.map(({ kind }) => kind)).toEqual(['deposit', 'invoice']);
    expect(await readContractAccount({ order_id: final.order_id ?? 0 })).toEqual(record);
    expect(await readAccountOfInvoice({ id: final.id })).toEqual(record);
  });

  it('asks nothing on a quote that nobody accepted, nor on a cancelled order', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'quoted' });
    expect(await readContractAccount({ quote_id })).toMatchObject({ is_closed: true, account: { contract_cents: 0 } });
    const { id: order_id } = await anOrderRow({ status: 'annulé' });
    const order = await readContractAccount({ order_id });
    expect(order).toMatchObject({ is_closed: true, account: { to_invoice_cents: 0, to_receive_cents: 0 } });
  });

  it('takes the amount of a direct order as its contract', async () => {
    const { id: order_id } = await anOrderRow();
    expect((await readContractAccount({ order_id }))?.account.contract_cents).toBe(600_000);
    expect(await readContractAccount({ order_id: 99 })).toBeNull();
    expect(await readContractAccount({ quote_id: 99 })).toBeNull();
  });
});

describe('readAccountOfInvoice', () => {
  it('returns nothing for an unknown invoice', async () => {
    expect(await readAccountOfInvoice({ id: 99 })).toBeNull();
  });
});
