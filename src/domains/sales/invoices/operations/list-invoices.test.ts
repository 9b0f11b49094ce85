import { afterEach, describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { listInvoices } from './list-invoices.server.ts';
import { recordInvoiceReceipt } from './record-invoice-receipt.server.ts';

useDatabase();
describe('listInvoices', () => {
  afterEach(() => freezeClock());
  const system = systemContext('test');

  const fill = async () => {
    freezeClock('2026-09-01T10:00:00Z');
    await anInvoice({ client_name: 'Élodie', budget_cents: 300 });
    freezeClock('2026-11-21T10:00:00Z');
    const paid = await anInvoice({ client_name: 'Bruno', service: 'Zinguerie', budget_cents: 200 });
    await recordInvoiceReceipt({ id: paid.id, amount_cents: 240 });
    await anInvoice({ client_name: 'Anne', budget_cents: 100 });
    const wrong = await anInvoice({ client_name: 'Zoé', budget_cents: 400 });
    await creditInvoice(system, { id: wrong.id });
  };
  const names = async (query: Parameters<typeof listInvoices>[1]) =>
    (await listInvoices(await asAdmin(), query)).items.map(({ client_name, kind }) => `${client_name} ${kind}`);

  test.each([
    [{}, ['Zoé credit', 'Zoé invoice', 'Anne invoice', 'Bruno invoice', 'Élodie invoice']],
    [{ state: 'open' as const }, ['Anne invoice']],
    [{ state: 'late' as const }, ['Élodie invoice']],
    [{ state: 'paid' as const }, ['Bruno invoice']],
    [{ state: 'credited' as const }, ['Zoé invoice']],
    [{ state: 'credit' as const }, ['Zoé credit']],
    [{ kind: 'credit' as const }, ['Zoé credit']],
    [{ search: 'zinguerie' }, ['Bruno invoice']],
    [{ search: 'f-2026-000003' }, ['Anne invoice']],
    [{ order_id: 1 }, ['Élodie invoice']],
    [
      { sort_by: 'gross' as const, kind: 'invoice' as const },
      ['Zoé invoice', 'Élodie invoice', 'Bruno invoice', 'Anne invoice'],
    ],
    [
      { sort_by: 'client_name' as const, sort_order: 'asc' as const, kind: 'invoice' as const },
      ['Anne invoice', 'Bruno invoice', 'Élodie invoice', 'Zoé invoice'],
    ],
  ])('filters by %j and lists %j', async (query, expected) => {
    await fill();
    expect(await names(query)).toEqual(expected);
  });

  it('returns the list in pages', async () => {
    await fill();
    const page = await listInvoices(await asAdmin(), { page: 2, per_page: 3 });
    expect([page.items.length, page.meta.total]).toEqual([2, 5]);
  });

  it('allows only administrators', async () => {
    await expect(listInvoices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
