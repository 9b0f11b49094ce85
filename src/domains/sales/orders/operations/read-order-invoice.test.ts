import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder, anOrderRow } from '../order.fixture.server.ts';
import { readOrderInvoice } from './read-order-invoice.server.ts';

useDatabase();

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

  it('answers 404 for a missing order', async () => {
    await expect(readOrderInvoice(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
