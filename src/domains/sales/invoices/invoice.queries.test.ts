import { afterEach, describe, expect, it, test } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { readOrderInvoice } from '#src/domains/sales/orders/order.queries.server.ts';
import { ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { issueInvoice } from './commands/issue-invoice.server.ts';
import { A_DEPOSIT, aDeposit, anInvoice, completeCompany, payInvoice } from './invoice.fixture.server.ts';
import {
  countInvoices,
  exportInvoices,
  listInvoices,
  listOrderInvoices,
  listOwnInvoices,
  readInvoice,
  readLinkedInvoice,
  readOwnInvoice,
} from './invoice.queries.server.ts';
import { LINK_LIMIT, LINK_SECONDS } from './invoice.rules.ts';
import { insertInvoiceLink } from './invoice-link.store.server.ts';

useDatabase();

describe('readOrderInvoice', () => {
  it('shows a preview until an invoice is issued, then that invoice to the cent, with its payment state', async () => {
    const admin = await asAdmin();
    await completeCompany();
    const deposit = await aDeposit({ contract: { ...A_DEPOSIT.contract, quote_id: 12 } });
    const order = await anOrderRow({ quote_id: 12, lines: ROOF_LINES, budget_cents: 1_650_054 });
    const preview = await readOrderInvoice(admin, { id: order.id });
    expect(preview).toMatchObject({ issued: null, description: '', total: 18128.44 });
    const invoice = await issueInvoice(admin, { id: order.id });
    const { document } = await readInvoice(admin, { id: invoice.id });
    const read = async () => (await readOrderInvoice(admin, { id: order.id })).issued;
    expect(await read()).toEqual({
      ...{ number: invoice.number, state: 'open', paid: 0, due: invoice.due, credited_by: null },
      document,
      voided: [],
    });
    expect(document.totals.gross_cents).toBe(Math.round(preview.total * 100));
    expect(document.settled[0]?.label).toContain(deposit?.number);
    await payInvoice({ id: invoice.id, amount_cents: 100_000 });
    expect(await read()).toMatchObject({ state: 'part', paid: 1_000, due: invoice.due - 1_000 });
    await payInvoice({ id: invoice.id, amount_cents: Math.round(invoice.due * 100) - 100_000 });
    expect(await read()).toMatchObject({ state: 'paid', due: 0 });
    const credit = await creditInvoice(admin, { id: invoice.id });
    expect(await read()).toMatchObject({ state: 'credited', due: 0, credited_by: credit.number });
  });
});

describe('countInvoices', () => {
  const system = systemContext('test');

  it('sums billed amounts less credit notes, and outstanding amounts', async () => {
    const { id } = await anInvoice();
    await payInvoice({ id, amount_cents: 100_000 });
    const wrong = await anInvoice({ budget_cents: 99_999 });
    await creditInvoice(system, { id: wrong.id });
    await aDeposit();
    expect(await countInvoices(await asAdmin(), {})).toEqual({
      total: 4,
      open: 1,
      late: 0,
      paid: 1,
      credited: 1,
      credit: 1,
      billed: 7800,
      outstanding: 5000,
    });
  });

  it('returns zeros when there are no invoices', async () => {
    expect(await countInvoices(await asAdmin(), {})).toMatchObject({ total: 0, billed: 0, outstanding: 0 });
  });
});

describe('exportInvoices', () => {
  it('returns every invoice that matches the filters', async () => {
    const { id } = await anInvoice({ service: 'Zinguerie' });
    await anInvoice();
    const admin = await asAdmin();
    expect(await readRows(exportInvoices(admin, {}))).toHaveLength(2);
    expect((await readRows(exportInvoices(admin, { search: 'zinguerie' }))).map((invoice) => invoice.id)).toEqual([id]);
  });
});

describe('listInvoices', () => {
  afterEach(() => freezeClock());
  const system = systemContext('test');

  const fill = async () => {
    freezeClock('2026-09-01T10:00:00Z');
    await anInvoice({ client_name: 'Élodie', budget_cents: 300 });
    freezeClock('2026-11-21T10:00:00Z');
    const paid = await anInvoice({ client_name: 'Bruno', service: 'Zinguerie', budget_cents: 200 });
    await payInvoice({ id: paid.id, amount_cents: 240 });
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

describe('listOrderInvoices', () => {
  it('lists all documents issued for one order, oldest first', async () => {
    const { id, order_id } = await anInvoice();
    await anInvoice();
    const admin = await asAdmin();
    await creditInvoice(admin, { id });
    const issued = await listOrderInvoices(admin, { id: order_id ?? 0 });
    expect(issued.map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
  });
});

describe('listOwnInvoices', () => {
  it('lists the account’s invoices, and those of its address once verified', async () => {
    const account = await anAccount({ email: 'paule@essai.example' });
    const other = await anAccount();
    const own = await anInvoice({ user_id: account.id, client_email: 'ailleurs@essai.example' });
    const sent = await anInvoice({ client_email: 'paule@essai.example' });
    await anInvoice({ user_id: other.id, client_email: other.email });
    const mine = async () => (await listOwnInvoices(asAccount(account), {})).map(({ id }) => id);
    expect(await mine()).toEqual([own.id]);
    const verified = { email_verified_at: '2026-11-21T10:00:00.000Z' };
    await db().updateTable('users').set(verified).where('id', '=', account.id).execute();
    expect(await mine()).toEqual([sent.id, own.id]);
  });

  it('requires a signed-in user', async () => {
    await expect(listOwnInvoices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readInvoice', () => {
  it('returns an invoice with its document, and 404 for a missing one', async () => {
    const invoice = await anInvoice();
    const admin = await asAdmin();
    expect(await readInvoice(admin, { id: invoice.id })).toMatchObject({
      ...invoice,
      document: { number: invoice.number, title: 'Facture' },
    });
    await expect(readInvoice(admin, { id: 99 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readInvoice(asVisitor(), { id: invoice.id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('readLinkedInvoice', () => {
  afterEach(() => freezeClock());

  const linked = async () => {
    const { id } = await anInvoice();
    const token = newSecret();
    await insertInvoiceLink(hashOfSecret(token), id, isoIn(LINK_SECONDS));
    return { id, token };
  };

  it('opens only the invoice that the link’s token belongs to', async () => {
    const { id, token } = await linked();
    await anInvoice();
    expect((await readLinkedInvoice(asVisitor(), { token })).id).toBe(id);
  });

  it('answers 404 after a year, as for an unknown link', async () => {
    freezeClock('2026-01-01T00:00:00Z');
    const { token } = await linked();
    freezeClock('2027-01-01T00:00:01Z');
    const answer = (some: string) => readLinkedInvoice(asVisitor(), { token: some }).catch((error: unknown) => error);
    expect(await answer(token)).toEqual(await answer(newSecret()));
  });

  test.each(['', 'x', '1', '../1'])('opens nothing with the token %j', async (token) => {
    await linked();
    await expect(readLinkedInvoice(asVisitor(), { token })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('limits attempts to guess a link', async () => {
    const guess = () => readLinkedInvoice(asVisitor(), { token: newSecret() });
    for (let turn = 0; turn < LINK_LIMIT.hits; turn += 1) await guess().catch(() => {});
    await expect(guess()).rejects.toMatchObject({ code: 'limit' });
  });
});

describe('readOwnInvoice', () => {
  it('returns the caller’s invoice; another customer’s and an unknown one answer alike', async () => {
    const account = await anAccount();
    const own = await anInvoice({ user_id: account.id });
    const foreign = await anInvoice();
    expect((await readOwnInvoice(asAccount(account), { id: own.id })).document.number).toBe(own.number);
    const answer = (id: number) => readOwnInvoice(asAccount(account), { id }).catch((error: unknown) => error);
    expect(await answer(foreign.id)).toMatchObject({ code: 'not-found' });
    expect(await answer(foreign.id)).toEqual(await answer(999));
    await expect(readOwnInvoice(asVisitor(), { id: own.id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
