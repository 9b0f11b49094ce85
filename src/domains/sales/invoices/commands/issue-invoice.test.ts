import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { anOrder, anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { upsertSettings } from '#src/domains/settings/setting.store.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { PricedDocument } from '#src/kernel/priced-document.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_DEPOSIT, aDeposit, anInvoice, completeCompany } from '../invoice.fixture.server.ts';
import { readInvoice } from '../invoice.queries.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { issueInvoice } from './issue-invoice.server.ts';

useDatabase();
// Numbers contain the year.
beforeEach(() => freezeClock('2026-11-20T10:00:00Z'));
afterEach(() => freezeClock());

const LINES = { lines: ROOF_LINES, budget_cents: toTotals(ROOF_LINES).net_cents };

describe('issued invoice', () => {
  it('contains all legal data by the VAT rates of its lines, due in thirty days', async () => {
    freezeClock('2026-11-20T23:30:00Z');
    const invoice = await anInvoice({ ...LINES, quote_id: 12, status: 'terminé', service_date: '2026-11-19' });
    expect(invoice).toMatchObject({
      number: 'F-2026-000001',
      kind: 'invoice',
      state: 'open',
      net: 16500.54,
      vat: 1627.9,
      gross: 18128.44,
      due: 18128.44,
      issued_on: '2026-11-21',
      due_on: '2026-12-21',
    });
    const { document } = await readInvoice(await asAdmin(), { id: invoice.id });
    expect(PricedDocument.parse(document)).toEqual(document);
    const text = JSON.stringify(document);
    for (const mention of [
      'Toits d’essai',
      'SARL au capital de 10 000 € – RCS Aubenas',
      'SIRET EXEMPLE 000 000 000 00000',
      'TVA FR EXEMPLE 00',
      'Paule Rivoire',
      '3 montée du Four',
      'D000012',
      'FR00 EXEMPLE',
      'Assurance d’essai',
      'Médiateur d’essai',
      'prestation de services',
      '"Date de la prestation","value":"19 novembre 2026"',
      '21 décembre 2026',
    ]) {
      expect(text).toContain(mention);
    }
  });

  it('prints late interest for professionals only, and the mediator for consumers only', async () => {
    await completeCompany();
    const admin = await asAdmin();
    for (const customer_kind of ['consumer', 'professional'] as const) {
      const order = await anOrder({ customer_kind });
      const invoice = await issueInvoice(admin, { id: order.id });
      const credit = await creditInvoice(admin, { id: invoice.id });
      const [text, credited] = [
        JSON.stringify((await readInvoice(admin, { id: invoice.id })).document),
        JSON.stringify((await readInvoice(admin, { id: credit.id })).document),
      ];
      const isProfessional = customer_kind === 'professional';
      expect([text.includes('trois fois l’intérêt légal'), text.includes('40 €')]).toEqual([
        isProfessional,
        isProfessional,
      ]);
      expect([text.includes('Médiateur d’essai'), credited.includes('Médiateur d’essai')]).toEqual([
        !isProfessional,
        !isProfessional,
      ]);
    }
  });

  it('needs no mediator for a professional', async () => {
    await completeCompany({ mediator: '' });
    const admin = await asAdmin();
    const [consumer, professional] = [await anOrder(), await anOrder({ customer_kind: 'professional' })];
    await expect(issueInvoice(admin, { id: consumer.id })).rejects.toMatchObject({ code: 'conflict' });
    expect(await issueInvoice(admin, { id: professional.id })).toMatchObject({ kind: 'invoice' });
  });

  it('refuses updates and deletion in the database', async () => {
    const { id } = await anInvoice();
    await expect(db().updateTable('invoices').set({ gross_cents: 1 }).where('id', '=', id).execute()).rejects.toThrow(
      /issued documents do not change/,
    );
    await expect(db().deleteFrom('invoices').where('id', '=', id).execute()).rejects.toThrow(
      /issued documents do not change/,
    );
    expect(await db().selectFrom('invoices').select('gross_cents').execute()).toEqual([{ gross_cents: 600_000 }]);
  });

  it('deducts the deposits billed on the same quote, tax included', async () => {
    await completeCompany();
    const deposit = await aDeposit({ contract: { ...A_DEPOSIT.contract, quote_id: 12 } });
    await aDeposit();
    const order = await anOrderRow({ quote_id: 12 });
    const invoice = await issueInvoice(await asAdmin(), { id: order.id });
    expect(invoice).toMatchObject({ net: 3500, vat: 700, gross: 4200, due: 4200 });
    const { document } = await readInvoice(await asAdmin(), { id: invoice.id });
    expect(document.totals.gross_cents).toBe(600_000);
    expect(document.settled).toEqual([{ label: expect.stringContaining(deposit?.number ?? '?'), cents: 180_000 }]);
    expect(document.due?.cents).toBe(420_000);
  });

  describe('service date', () => {
    const FACT = 'Date de la prestation';
    const getFact = async (id: number) => {
      const { document } = await readInvoice(await asAdmin(), { id });
      return document.facts.find(({ label }) => label === FACT)?.value;
    };

    it('prints the recorded day, never the deadline, and fixes it until a credit note', async () => {
      freezeClock('2026-11-10T08:00:00Z');
      await completeCompany();
      const { id } = await anOrder({ deadline: '2027-01-15' });
      freezeClock('2026-11-20T08:00:00Z');
      const admin = await asAdmin();
      const finish = (service_date: string) => changeOrderStatus(admin, { id, status: 'terminé', service_date });
      await finish('2026-11-18');
      const invoice = await issueInvoice(admin, { id });
      expect(await getFact(invoice.id)).toBe('18 novembre 2026');
      await expect(finish('2026-11-19')).rejects.toMatchObject({ code: 'conflict' });
      expect((await changeOrderStatus(admin, { id, status: 'en_cours' })).service_date).toBe('2026-11-18');
      await creditInvoice(admin, { id: invoice.id });
      expect((await finish('2026-11-19')).service_date).toBe('2026-11-19');
      const next = await issueInvoice(admin, { id });
      expect([await getFact(invoice.id), await getFact(next.id)]).toEqual(['18 novembre 2026', '19 novembre 2026']);
    });

    it('prints no day before the completion, and asks for a missing one after it', async () => {
      await completeCompany();
      const admin = await asAdmin();
      const running = await anOrderRow({ status: 'en_cours' });
      expect(await getFact((await issueInvoice(admin, { id: running.id })).id)).toBeUndefined();
      const { id } = await anOrderRow({ status: 'terminé' });
      await expect(issueInvoice(admin, { id })).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('date de la prestation'),
      });
    });
  });

  it('charges no VAT where the company is exempt', async () => {
    await completeCompany({ is_vat_exempt: true, vat_number: '' });
    const { id } = await anOrder();
    const invoice = await issueInvoice(await asAdmin(), { id });
    expect(invoice).toMatchObject({ net: 5000, vat: 0, gross: 5000 });
    const { document } = await readInvoice(await asAdmin(), { id: invoice.id });
    expect(document).toMatchObject({ is_untaxed: true, due: { label: 'Net à payer' } });
    expect(document.vat_note).toContain('293 B');
    expect(JSON.stringify({ ...document, vat_note: '' })).not.toMatch(/\bTTC\b|TVA/);
  });

  it('bills each order line at its own rate and requires a VAT number when tax applies', async () => {
    await completeCompany({ is_vat_exempt: true, vat_number: '' });
    const { id } = await anOrderRow(LINES);
    await expect(issueInvoice(await asAdmin(), { id })).rejects.toThrow('numéro de TVA');
    await completeCompany({ is_vat_exempt: true });
    const invoice = await issueInvoice(await asAdmin(), { id });
    expect(invoice).toMatchObject({ vat: 1627.9, gross: 18128.44 });
    expect((await readInvoice(await asAdmin(), { id: invoice.id })).document.vat_note).toBe('');
  });

  it('writes an entry to the audit log', async () => {
    await completeCompany();
    const { id } = await anOrderRow();
    await issueInvoice(await asAdmin(), { id });
    const lines = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(lines).toEqual([
      { action: 'invoice.create', subject: `order:${id}`, after: '{"title":"F-2026-000001","gross":6000}' },
    ]);
  });
});

describe('issueInvoice refusals', () => {
  it('refuses a second invoice for an order until the first is credited', async () => {
    const { order_id, id } = await anInvoice();
    const admin = await asAdmin();
    await expect(issueInvoice(admin, { id: order_id ?? 0 })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('F-2026-000001'),
    });
    await creditInvoice(admin, { id });
    expect((await issueInvoice(admin, { id: order_id ?? 0 })).number).toMatch(/-000002$/);
  });

  it('issues one invoice for several concurrent requests', async () => {
    await completeCompany();
    const { id } = await anOrderRow();
    const admin = await asAdmin();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => issueInvoice(admin, { id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db().selectFrom('invoices').select('id').execute()).toHaveLength(1);
  });

  it('refuses while legal data is missing and names each missing field', async () => {
    await completeCompany({ siret: '', iban: '', vat_number: '' });
    const { id } = await anOrderRow();
    await expect(issueInvoice(await asAdmin(), { id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/SIRET, numéro de TVA, IBAN\.$/),
    });
    expect(await db().selectFrom('counters').selectAll().execute()).toEqual([]);
  });

  it('names register and capital of a company without them, and numbers stored before they were checked', async () => {
    await completeCompany({ capital: '', registry: '' });
    await upsertSettings('company', { siret: '732 829 320 00075', iban: 'FR14 2004' });
    const { id } = await anOrderRow();
    await expect(issueInvoice(await asAdmin(), { id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(
        /: immatriculation \(RCS et ville, ou RM\/RNE\), capital social, SIRET à corriger, numéro de TVA à corriger, IBAN à corriger\.$/,
      ),
    });
  });

  test.each([{ status: 'annulé' as const }, { budget_cents: 0 }])('refuses an order with %j', async (wrong) => {
    await completeCompany();
    const { id } = await anOrderRow(wrong);
    await expect(issueInvoice(await asAdmin(), { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a missing order and an anonymous visitor', async () => {
    await expect(issueInvoice(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(issueInvoice(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

/** Issues an invoice and retries when it is refused because the connection pool is exhausted. */
async function issueWhenFree(admin: Context, id: number): Promise<void> {
  try {
    await issueInvoice(admin, { id });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') await issueWhenFree(admin, id);
  }
}

describe('invoice numbers', () => {
  const numbers = async () =>
    (await db().selectFrom('invoices').select('number').orderBy('id').execute()).map(({ number }) => number);

  it('increases without a gap through two hundred concurrent requests and refusals', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const orders = [];
    for (let place = 0; place < 200; place += 1) orders.push(await anOrderRow({ budget_cents: 100 }));
    const wrong = await anOrderRow({ status: 'annulé' });
    const options = orders.flatMap(({ id }, place) => (place % 10 === 0 ? [wrong.id, id, id] : [id]));
    await Promise.all(options.map((id) => issueWhenFree(admin, id)));
    const issued = await numbers();
    expect(issued.toSorted()).toEqual(
      Array.from({ length: 200 }, (_, place) => `F-2026-${String(place + 1).padStart(6, '0')}`),
    );
    expect(issued).toEqual(issued.toSorted());
  });

  it('restarts with each year in Paris time', async () => {
    freezeClock('2026-12-31T22:59:00Z');
    await anInvoice();
    freezeClock('2026-12-31T23:01:00Z');
    await anInvoice();
    expect(await numbers()).toEqual(['F-2026-000001', 'F-2027-000001']);
  });
});
