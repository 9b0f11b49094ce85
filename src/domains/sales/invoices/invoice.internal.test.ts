import { describe, expect, it } from 'vitest';
import { anAccount, asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toFixedCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { A_DEPOSIT, aDeposit, anInvoice, completeCompany } from './invoice.fixture.server.ts';
import {
  findInvoice,
  findLinkedInvoice,
  findUserInvoices,
  holdInvoice,
  issueDepositInvoice,
  listLacksOfInvoices,
  listMissingForDeposit,
  searchInvoiceRecords,
} from './invoice.internal.server.ts';
import { readInvoice } from './invoice.queries.server.ts';
import { insertInvoiceLink } from './invoice-link.store.server.ts';

useDatabase();

describe('findInvoice', () => {
  const system = systemContext('test');

  it('returns the amount due in cents, zero once the invoice is credited', async () => {
    const { id, number } = await anInvoice();
    const open = { id, number, subject: 'Couverture', gross_cents: 600_000, due_cents: 600_000, is_closed: false };
    expect(await findInvoice({ id })).toMatchObject(open);
    await creditInvoice(system, { id });
    expect(await findInvoice({ id })).toMatchObject({ due_cents: 0, is_closed: true });
    expect(await findInvoice({ id: 99 })).toBeNull();
  });
});

describe('findLinkedInvoice', () => {
  it('returns the payable amount of a link', async () => {
    const { id } = await anInvoice();
    await insertInvoiceLink(hashOfSecret('lien'), id, isoIn(60));
    expect(await findLinkedInvoice({ token: 'lien' })).toMatchObject({ id, due_cents: 600_000 });
    expect(await findLinkedInvoice({ token: 'autre' })).toBeNull();
  });
});

describe('findUserInvoices', () => {
  it('returns the invoices of one account', async () => {
    const { id: userId } = await anAccount();
    const { id } = await anInvoice({ user_id: userId });
    await anInvoice();
    const invoices = await readRows(findUserInvoices({ userId }));
    expect(invoices.map((invoice) => invoice.id)).toEqual([id]);
  });
});

describe('holdInvoice', () => {
  const system = systemContext('test');

  it('returns the amount due in cents, zero once the invoice is credited', async () => {
    const { id, number } = await anInvoice();
    const open = { id, number, subject: 'Couverture', gross_cents: 600_000, due_cents: 600_000, is_closed: false };
    expect(await holdInvoice({ id })).toMatchObject(open);
    await creditInvoice(system, { id });
    expect(await holdInvoice({ id })).toMatchObject({ due_cents: 0, is_closed: true });
    expect(await holdInvoice({ id: 99 })).toBeNull();
  });
});

describe('issueDepositInvoice', () => {
  it('issues a paid deposit invoice with its own number, exact to the cent for all rates', async () => {
    await completeCompany();
    const charge = toFixedCharge(ROOF_LINES, '');
    const issued = await aDeposit({ charge, amount_cents: 543_853 });
    const invoice = await readInvoice(await asAdmin(), { id: issued?.id ?? 0 });
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^F-\d{4}-000001$/),
      kind: 'deposit',
      state: 'paid',
      order_id: null,
      quote_id: 7,
      gross: 5438.53,
      paid: 5438.53,
      due: 0,
    });
    const { totals, lines, due } = invoice.document;
    expect(totals.vat.map(({ rate }) => rate)).toEqual([20, 10, 5.5]);
    expect(totals.vat.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0)).toBe(543_853);
    expect([lines.length, due?.cents]).toEqual([3, 0]);
  });

  it('applies 20 % VAT to a deposit without lines', async () => {
    await completeCompany();
    const issued = await aDeposit();
    expect(await readInvoice(await asAdmin(), { id: issued?.id ?? 0 })).toMatchObject({ net: 1500, vat: 300 });
  });

  it('books the payment without an invoice while legal data is missing', async () => {
    expect(await issueDepositInvoice(A_DEPOSIT)).toBeNull();
  });
});

describe('listLacksOfInvoices', () => {
  it('names what refuses an invoice, with the group where it is entered', async () => {
    const lacks = await listLacksOfInvoices();
    expect(lacks.map(({ text }) => text)).toEqual(await listMissingForDeposit({ charge: null }));
    expect(lacks).toContainEqual({ text: 'téléphone', group: 'general' });
    expect(lacks).toContainEqual({ text: 'IBAN', group: 'company' });
  });

  it('leaves out what was entered', async () => {
    await completeCompany({ iban: '' });
    expect((await listLacksOfInvoices()).map(({ text }) => text)).toEqual(['IBAN']);
  });
});

describe('searchInvoiceRecords', () => {
  it('finds invoices by number and client', async () => {
    const { id, number } = await anInvoice();
    for (const search of [number.toLowerCase(), 'RIVOIRE']) {
      const found = await searchInvoiceRecords({ search, limit: 5 });
      expect(found).toEqual([{ id, title: number, subtitle: 'Paule Rivoire' }]);
    }
  });
});
