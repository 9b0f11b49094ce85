import { afterEach, describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readOrderInvoice } from '../order.queries.server.ts';
import { convertQuote } from './convert-quote.server.ts';

useDatabase();
afterEach(() => freezeClock());

const NET = toTotals(ROOF_LINES).net_cents;

describe('convertQuote success', () => {
  it('copies client, works, lines and price from the quote', async () => {
    freezeClock('2026-11-21T12:00:00Z');
    const { id } = await aQuote({
      lines: ROOF_LINES,
      status: 'accepted',
      deadline: '2027-01-15',
      address: 'Crest',
      urgency: 'high',
      customer_kind: 'professional',
    });
    const order = await convertQuote(await asAdmin(), { id });
    expect(order).toMatchObject({
      customer_kind: 'professional',
      quote_id: id,
      client_name: 'Paule Rivoire',
      client_email: 'paule@essai.example',
      client_phone: '06 39 98 00 01',
      service: 'Couverture',
      description: 'Toit de 84 m² à reprendre.',
      address: 'Crest',
      priority: 'urgent',
      status: 'en_attente',
      deadline: '2027-01-15',
      budget: NET / 100,
    });
    expect(order.lines.map(({ label }) => label)).toEqual(ROOF_LINES.map(({ label }) => label));
  });

  it.each([null, '2026-11-21', '2026-01-01'])(
    'sets the deadline to tomorrow when the quote’s date is %s',
    async (deadline) => {
      freezeClock('2026-11-21T12:00:00Z');
      const { id } = await aQuote({ amount_cents: 150_000, deadline, status: 'accepted' });
      expect(await convertQuote(await asAdmin(), { id })).toMatchObject({
        deadline: '2026-11-22',
        budget: 1500,
        lines: [{ label: 'Couverture', quantity: 1, unit: 'forfait', unit_price: 1500, vat_rate: 20 }],
      });
    },
  );

  it('creates one order for fifty concurrent requests', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const admin = await asAdmin();
    const orders = await Promise.all(Array.from({ length: 50 }, () => convertQuote(admin, { id })));
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(await db().selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect(await db().selectFrom('audit_log').select('action').execute()).toEqual([{ action: 'quote.convert' }]);
  });

  it('leaves the quote unchanged', async () => {
    const { id } = await aSentQuote();
    const quote = () => db().selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    const before = await quote();
    await convertQuote(await asAdmin(), { id });
    expect(await quote()).toEqual(before);
  });
});

describe('convertQuote refusals', () => {
  test.each([
    [{ amount_cents: null }, /chiffrez-le/],
    [{ amount_cents: 100, status: 'rejected' as const }, /refusé/],
    [{ amount_cents: 100 }, /ni envoyé ni approuvé/],
    [{ amount_cents: 100, status: 'contacted' as const }, /ni envoyé ni approuvé/],
    [{ amount_cents: 100, status: 'quoted' as const }, /ni envoyé ni approuvé/],
  ])('refuses a quote with %j', async (changes, why) => {
    const { id } = await aQuote(changes);
    await expect(convertQuote(await asAdmin(), { id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(why),
    });
  });

  it('refuses a price that changed after the sending, until it is sent again or approved', async () => {
    const admin = await asAdmin();
    const { id } = await aSentQuote({ lines: ROOF_LINES });
    const lines = [{ label: 'Couverture', quantity: 1, unit: 'forfait', unit_price: 2000, vat_rate: 10 }];
    await changeQuote(admin, { id, lines });
    await expect(convertQuote(admin, { id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('changé depuis son envoi'),
    });
    await changeQuoteStatus(admin, { id, status: 'approved' });
    expect((await convertQuote(admin, { id })).lines).toMatchObject([{ unit_price: 2000 }]);
  });

  it('refuses a missing quote and an anonymous visitor', async () => {
    await expect(convertQuote(await asAdmin(), { id: 9 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(convertQuote(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('convertQuote', () => {
  it('stores the charged lines and their note, and freezes the price of the quote', async () => {
    const admin = await asAdmin();
    const exempt = (is_vat_exempt: boolean) => saveSettings(admin, { group: 'company', values: { is_vat_exempt } });
    await exempt(true);
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const order = await convertQuote(admin, { id });
    await exempt(false);
    expect(order.lines.map(({ vat_rate }) => vat_rate)).toEqual([0, 0, 0]);
    expect(await readOrderInvoice(admin, { id: order.id })).toMatchObject({
      total: NET / 100,
      vat_note: 'TVA non applicable, art. 293 B du CGI',
    });
    expect(await readQuote(admin, { id })).toMatchObject({ priceBasis: 'ordered', totals: { gross: NET / 100 } });
    await expect(changeQuote(admin, { id, lines: [], montant: 1 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('commande'),
    });
  });
});
