import { describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { anInvoice, payInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { changeOrderStatus } from './commands/change-order-status.server.ts';
import { anOrder, anOrderRow } from './order.fixture.server.ts';
import { countOrders, exportOrders, listOrders, readOrder, readOrderInvoice } from './order.queries.server.ts';

useDatabase();

describe('countOrders', () => {
  const NONE = {
    total: 0,
    en_attente: 0,
    planifié: 0,
    en_cours: 0,
    terminé: 0,
    annulé: 0,
    urgent: 0,
    normal: 0,
    faible: 0,
    revenue: 0,
  };

  it('returns zeros when there are no orders', async () => {
    expect(await countOrders(await asAdmin(), {})).toEqual(NONE);
  });

  it('sums every budget to the cent, in any status', async () => {
    await anOrder({ budget: 0.1 });
    await anOrder({ budget: 0.2, status: 'planifié', priority: 'urgent' });
    await anOrderRow({ budget_cents: 99_999_999_999, status: 'annulé', priority: 'faible' });
    expect(await countOrders(await asAdmin(), {})).toEqual({
      ...NONE,
      total: 3,
      en_attente: 1,
      planifié: 1,
      annulé: 1,
      urgent: 1,
      normal: 1,
      faible: 1,
      revenue: 1_000_000_000.29,
    });
  });

  it('leaves out the budget of an order whose quote was neither sent nor accepted', async () => {
    const at = '2026-11-21T08:00:00.000Z';
    const quotes = [await aQuote(), await aQuote({ sent_at: at }), await aQuote({ status: 'accepted' })];
    for (const { id } of quotes) await anOrderRow({ quote_id: id, budget_cents: 100_00 });
    expect(await countOrders(await asAdmin(), {})).toMatchObject({ total: 3, revenue: 200 });
  });
});

describe('exportOrders', () => {
  it('returns every order that matches the filters', async () => {
    await anOrder();
    const { id } = await anOrder({ priority: 'urgent' });
    const admin = await asAdmin();
    expect(await readRows(exportOrders(admin, {}))).toHaveLength(2);
    expect((await readRows(exportOrders(admin, { priority: 'urgent' }))).map((order) => order.id)).toEqual([id]);
  });
});

describe('listOrders', () => {
  const fill = async () => {
    await anOrderRow({ client_name: 'Élodie', service: 'Zinguerie', status: 'planifié', deadline: '2027-03-03' });
    await anOrderRow({
      client_name: 'Bruno',
      description: 'Gouttière 100 % zinc',
      priority: 'urgent',
      budget_cents: 1,
    });
    await anOrderRow({ client_name: 'Anne', client_email: 'zinc@essai.example', deadline: '2027-01-01' });
  };

  const names = async (query: Parameters<typeof listOrders>[1]) =>
    (await listOrders(await asAdmin(), query)).items.map(({ client_name }) => client_name);

  test.each([
    [{}, ['Anne', 'Bruno', 'Élodie']],
    [{ search: 'ZINC' }, ['Bruno']],
    [{ search: 'elodie' }, ['Élodie']],
    [{ search: '%' }, ['Bruno']],
    [{ status: 'planifié'.normalize('NFD') }, ['Élodie']],
    [{ priority: 'urgent' }, ['Bruno']],
    [{ priority: 'urgent', status: 'planifié' }, []],
    [{ sort_by: 'client_name' as const, sort_order: 'asc' as const }, ['Anne', 'Bruno', 'Élodie']],
    [{ sort_by: 'deadline' as const, sort_order: 'asc' as const }, ['Anne', 'Bruno', 'Élodie']],
    [{ sort_by: 'budget' as const, sort_order: 'asc' as const }, ['Bruno', 'Élodie', 'Anne']],
  ])('filters by %j and lists %j', async (query, expected) => {
    await fill();
    expect(await names(query)).toEqual(expected);
  });

  it('returns pages with each order on exactly one of them', async () => {
    await fill();
    const page = await listOrders(await asAdmin(), { page: 2, per_page: 2 });
    expect([page.items.length, page.meta]).toEqual([1, { page: 2, per_page: 2, total: 3, last_page: 2 }]);
  });

  it('allows only administrators', async () => {
    await expect(listOrders(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readOrderInvoice', () => {
  it('applies 20 % VAT to a budget without lines, due at the deadline, unpaid', async () => {
    const admin = await asAdmin();
    await saveSettings(admin, { group: 'company', values: { legal_name: 'Toits du Pouzin', iban: 'FR76 EXEMPLE' } });
    const { id, deadline } = await anOrder({ budget: 5000 });
    expect(await readOrderInvoice(admin, { id })).toMatchObject({
      number: String(id).padStart(6, '0'),
      due_date: deadline,
      payment_terms_days: 30,
      status: 'En attente',
      net: 5000,
      vat: [{ rate: 20, net: 5000, vat: 1000 }],
      vat_total: 1000,
      total: 6000,
      company: { name: 'Toits du Pouzin', iban: 'FR76 EXEMPLE' },
    });
  });

  it('applies the VAT of each line, and marks a finished order as paid', async () => {
    const { id } = await anOrderRow({
      lines: ROOF_LINES,
      budget_cents: toTotals(ROOF_LINES).net_cents,
      status: 'terminé',
    });
    const invoice = await readOrderInvoice(await asAdmin(), { id });
    expect([invoice.status, invoice.lines.length]).toEqual(['Payé', 3]);
    expect(invoice.vat).toEqual([
      { rate: 20, net: 1849.99, vat: 370 },
      { rate: 10, net: 10047.05, vat: 1004.71 },
      { rate: 5.5, net: 4603.5, vat: 253.19 },
    ]);
    expect(invoice.total).toBe(18128.44);
  });

  it('charges no VAT for an exempt company and states the reason', async () => {
    const admin = await asAdmin();
    await saveSettings(admin, { group: 'company', values: { is_vat_exempt: true } });
    const { id } = await anOrder({ budget: 5000 });
    const invoice = await readOrderInvoice(admin, { id });
    expect(invoice).toMatchObject({ net: 5000, vat_total: 0, vat_note: expect.stringContaining('293 B'), total: 5000 });
  });

  it('keeps the rates and note stored with the order’s lines, whatever the settings', async () => {
    const admin = await asAdmin();
    const { net_cents: budget_cents } = toTotals(ROOF_LINES);
    const untaxed = ROOF_LINES.map((line) => ({ ...line, vat_rate: 0 as const }));
    const taxedOrder = await anOrderRow({ lines: ROOF_LINES, budget_cents });
    const exemptOrder = await anOrderRow({ lines: untaxed, budget_cents, vat_note: 'TVA non applicable' });
    for (const is_vat_exempt of [true, false]) {
      await saveSettings(admin, { group: 'company', values: { is_vat_exempt } });
      expect(await readOrderInvoice(admin, { id: taxedOrder.id })).toMatchObject({ total: 18128.44, vat_note: '' });
      expect(await readOrderInvoice(admin, { id: exemptOrder.id })).toMatchObject({
        total: budget_cents / 100,
        vat_note: 'TVA non applicable',
      });
    }
  });

  it('shows the issued invoice with its number, days and true payment state, also when parts of it are credited', async () => {
    const admin = await asAdmin();
    const { id: invoiceId, number, gross, issued_on, due_on, order_id } = await anInvoice({ status: 'en_cours' });
    const id = order_id ?? 0;
    const read = async () => {
      const { issued, ...sheet } = await readOrderInvoice(admin, { id });
      return { ...sheet, state: issued?.state, due: issued?.due, credited_by: issued?.credited_by };
    };
    const head = { number, date: issued_on, due_date: due_on, total: gross };
    await changeOrderStatus(admin, { id, status: 'terminé', service_date: issued_on });
    expect(await read()).toMatchObject({ ...head, status: 'En attente', state: 'open', due: gross, credited_by: null });
    await creditInvoice(admin, { id: invoiceId, amount: 1000 });
    expect(await read()).toMatchObject({ ...head, status: 'En attente', due: gross - 1000, credited_by: null });
    await payInvoice({ id: invoiceId, amount_cents: (gross - 1000) * 100 });
    expect(await read()).toMatchObject({ ...head, status: 'Payé', state: 'paid', due: 0, credited_by: null });
    await payInvoice({ id: invoiceId, amount_cents: (1000 - gross) * 100 });
    const { number: credit } = await creditInvoice(admin, { id: invoiceId });
    expect(await read()).toMatchObject({ ...head, status: 'En attente', state: 'credited', credited_by: credit });
  });

  it('answers 404 for a missing order', async () => {
    await expect(readOrderInvoice(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('readOrder', () => {
  it('returns an order by its id, and 404 for a missing one', async () => {
    const order = await anOrder();
    const admin = await asAdmin();
    expect(await readOrder(admin, { id: order.id })).toEqual(order);
    await expect(readOrder(admin, { id: order.id + 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
