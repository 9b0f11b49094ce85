import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { countSamples } from '#tests/support/samples.ts';

useDatabase();
useDemoPayments();

interface Walk {
  lines: PricedLine[];
  /** Whether the quote has one amount instead of its lines. */
  isAmount: boolean;
  isSent: boolean;
  paysDeposit: boolean;
  /** VAT exemption when the quote is written, sent, accepted, ordered and billed. */
  exempt: [boolean, boolean, boolean, boolean, boolean];
}

interface Sums {
  isExempt: boolean;
  net: number;
  gross: number;
  deposit: number;
  /** Tax rates in use. */
  rates: readonly number[];
}

/** The deposit changes together with the exemption. */
const depositPercent = (isExempt: boolean): number => (isExempt ? 40 : 30);

const rounded = (value: bigint, divisor: bigint): bigint => (value + divisor / 2n) / divisor;

/** Computes the tax by rate without any function of the product. */
function countTaxes(walk: Pick<Walk, 'lines' | 'isAmount'>, nets: bigint[], isExempt: boolean): Map<number, bigint> {
  const taxes = new Map<number, bigint>();
  for (const rate of VAT_RATES) {
    const those = nets.filter((_net, place) => {
      const written = walk.isAmount ? 20 : walk.lines[place]?.vat_rate;
      return (isExempt ? 0 : written) === rate;
    });
    const net = those.reduce((sum, one) => sum + one, 0n);
    if (those.length > 0) taxes.set(rate, rounded(net * BigInt(rate * 10), 1000n));
  }
  return taxes;
}

function countSums(walk: Pick<Walk, 'lines' | 'isAmount'>, isExempt: boolean): Sums {
  const nets = walk.lines.map((line) => rounded(BigInt(line.quantity_milli) * BigInt(line.unit_price_cents), 1000n));
  const net = nets.reduce((sum, one) => sum + one, 0n);
  const taxes = countTaxes(walk, nets, isExempt);
  const gross = [...taxes.values()].reduce((sum, tax) => sum + tax, net);
  const deposit = rounded(gross * BigInt(depositPercent(isExempt)), 100n);
  return { isExempt, net: Number(net), gross: Number(gross), deposit: Number(deposit), rates: [...taxes.keys()] };
}

const setExemption = async (is_vat_exempt: boolean): Promise<void> => {
  const system = systemContext('test');
  await saveSettings(system, { group: 'company', values: { is_vat_exempt } });
  await saveSettings(system, { group: 'quotes', values: { deposit_percent: depositPercent(is_vat_exempt) } });
};

const cents = (euros: number): number => Math.round(euros * 100);
const plain = (text: string): string => text.replace(/\s+/g, ' ');

interface People {
  admin: ApiClient;
  customer: ApiClient & { email: string };
  /** Has the personal link. */
  visitor: ApiClient;
}

async function read(client: ApiClient, path: string) {
  const answer = await client.send('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  const body = await answer.json();
  return body.data ?? body;
}

async function act(client: ApiClient, path: string, body: object = {}) {
  const answer = await client.send('POST', path, body);
  const sent = await answer.json();
  expect([path, answer.ok, sent]).toEqual([path, true, sent]);
  return sent.data;
}

async function requireInPdf(client: ApiClient, path: string, { gross, isExempt }: Sums): Promise<void> {
  const answer = await client.send('GET', path);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  await pdf.loadingTask.destroy();
  expect(plain(text)).toContain(plain(`${isExempt ? 'Total' : 'Total TTC'} ${exactEuros(gross)}`));
}

/** Checks one quote as the office reads it: alone, listed and exported. */
async function requireAdminViews({ admin }: People, id: number, sums: Sums) {
  const quote = await read(admin, `/admin/quotes/${id}`);
  const listed = (await read(admin, '/admin/quotes')).find((one: { id: number }) => one.id === id);
  expect(listed).toEqual(quote);
  const { totals, chargedLines, vatNote } = quote;
  expect([totals.net, totals.gross].map(cents)).toEqual([sums.net, sums.gross]);
  expect(totals.vat.map(({ rate }: { rate: number }) => rate)).toEqual(sums.rates);
  expect(chargedLines.reduce((sum: number, { net }: { net: number }) => sum + cents(net), 0)).toBe(sums.net);
  expect(vatNote).toBe(sums.isExempt ? NOTE : '');
  const file = await (await admin.send('GET', '/admin/quotes/export')).text();
  const row = file.split(/\r?\n/).find((text) => text.replace('\uFEFF', '').startsWith(`${id};`)) ?? '';
  expect(row).toContain(`;${(sums.gross / 100).toFixed(2).replace('.', ',')};`);
  return quote;
}

/** Checks the quote as the customer reads it: personal link, account and payment page. */
async function requireCustomerViews({ customer, visitor }: People, quote: Quote, sums: Sums): Promise<void> {
  const offer = await read(visitor, `/quote-links/${quote.token}`);
  const own = (await read(customer, '/user/quotes')).find(({ id }: { id: number }) => id === quote.id);
  expect([...[offer.gross, own.gross].map(cents), offer.document.totals.gross_cents]).toEqual(
    Array(3).fill(sums.gross),
  );
  expect(offer.document.vat_note).toBe(sums.isExempt ? NOTE : '');
  const rest = sums.gross - quote.paid;
  expect([offer.due, own.due, quote.view.due].map(cents)).toEqual(Array(3).fill(rest));
  const deposit = quote.paid > 0 ? 0 : sums.deposit;
  expect([offer.deposit, own.deposit, quote.view.depositDue].map(cents)).toEqual(Array(3).fill(deposit));
  const path = `/payment/due?token=${quote.token}`;
  if (offer.state !== 'accepted') {
    expect((await visitor.send('GET', path)).status).toBe(409);
    return;
  }
  const due = await read(visitor, path);
  const asked = due.choices.find(({ kind }: { kind: string }) => kind === 'deposit')?.amount ?? 0;
  expect([due.total, due.choices[0].amount, asked].map(cents)).toEqual([sums.gross, rest, deposit]);
}

interface Quote {
  id: number;
  /** Token of the personal link; empty before the quote was sent. */
  token: string;
  /** Paid amount in cents. */
  paid: number;
  view: { due: number; depositDue: number };
}

/** Checks that every view of the quote agrees with the computed totals. */
async function requireViews(people: People, quote: Quote, sums: Sums): Promise<void> {
  quote.view = await requireAdminViews(people, quote.id, sums);
  if (quote.token !== '') await requireCustomerViews(people, quote, sums);
}

async function createQuote({ admin, customer }: People, { lines, isAmount }: Walk): Promise<Quote> {
  const written = lines.map(({ label, quantity_milli, unit, unit_price_cents, vat_rate }) => ({
    ...{ label, unit, vat_rate, quantity: quantity_milli / 1000, unit_price: unit_price_cents / 100 },
  }));
  const price = isAmount ? { montant: countSums({ lines, isAmount }, true).net / 100 } : { lines: written };
  const client = { clientName: 'Paule Rivoire', clientEmail: customer.email, service: 'Couverture' };
  const { id, due, depositDue } = await act(admin, '/admin/quotes', {
    ...client,
    address: 'Crest',
    executionPeriod: 'Semaine 12',
    ...price,
  });
  return { id, token: '', paid: 0, view: { due, depositDue } };
}

const YES = { decision: 'accepted', name: 'Paule Rivoire', consent: true };
const CARD = { cardNumber: '4242 4242 4242 4242', cardHolder: 'Paule Rivoire', cvv: '123' };
const EXPIRY = { expiryMonth: '12', expiryYear: '2035' };
const NOTE = 'TVA non applicable, art. 293 B du CGI';

/** Pays the deposit with a test card; its invoice has the rates of the accepted quote. */
async function payDeposit({ admin, visitor }: People, quote: Quote, sums: Sums): Promise<void> {
  await act(visitor, '/payment/process', { ...CARD, ...EXPIRY, token: quote.token, amount: sums.deposit / 100 });
  quote.paid = sums.deposit;
  const deposits = await read(admin, '/admin/invoices?kind=deposit');
  const { id } = deposits.find(({ quote_id }: { quote_id: number }) => quote_id === quote.id);
  const { gross, document } = await read(admin, `/admin/invoices/${id}`);
  expect([cents(gross), document.totals.gross_cents]).toEqual([sums.deposit, sums.deposit]);
  for (const { rate } of document.totals.vat) expect(sums.rates).toContain(rate);
  expect(document.vat_note).toBe(sums.isExempt ? NOTE : '');
}

/** Checks that the order and its invoice charge the same as the quote. */
async function requireBill(people: People, quote: Quote, sums: Sums): Promise<void> {
  const { admin, visitor } = people;
  // A second request returns the existing order.
  const order = await act(admin, `/admin/quotes/${quote.id}/convert`);
  expect(cents(order.budget)).toBe(sums.net);
  const printed = await read(admin, `/admin/orders/${order.id}/invoice`);
  expect([cents(printed.total), printed.vat_note]).toEqual([sums.gross, sums.isExempt ? NOTE : '']);
  const invoice = await act(admin, `/admin/orders/${order.id}/invoices`);
  const { document } = await read(admin, `/admin/invoices/${invoice.id}`);
  expect(cents(invoice.gross)).toBe(sums.gross - quote.paid);
  expect([document.totals.gross_cents, document.due.cents]).toEqual([sums.gross, sums.gross - quote.paid]);
  expect(document.vat_note).toBe(sums.isExempt ? NOTE : '');
  await requireInPdf(admin, `/admin/invoices/${invoice.id}/pdf`, sums);
  if (quote.token === '') return;
  const due = await read(visitor, `/payment/due?token=${quote.token}`);
  expect([due.total, due.choices[0].amount].map(cents)).toEqual(Array(2).fill(sums.gross - quote.paid));
}

type SumsOfSteps = [Sums, Sums, Sums];
let walks = 0;

async function walk(people: Omit<People, 'visitor'>, plan: Walk): Promise<void> {
  walks += 1;
  // Payments from one address are limited.
  const all = { ...people, visitor: aClient({ from: `198.51.100.${walks % 250}` }) };
  const { isSent, exempt } = plan;
  const [written, sent, accepted] = exempt.map((isExempt) => countSums(plan, isExempt)) as SumsOfSteps;
  await setExemption(exempt[0]);
  const quote = await createQuote(all, plan);
  await requireViews(all, quote, written);
  await setExemption(exempt[1]);
  await requireViews(all, quote, sent);
  if (isSent) await act(all.admin, `/admin/quotes/${quote.id}/send`);
  if (isSent) quote.token = await tokenMailedTo(people.customer.email);
  await setExemption(exempt[2]);
  await requireViews(all, quote, isSent ? sent : accepted);
  if (isSent) await act(all.visitor, `/quote-links/${quote.token}/decision`, YES);
  else await all.admin.send('PUT', `/admin/quotes/${quote.id}/status`, { status: 'approved' });
  await setExemption(exempt[3]);
  // The office's approval of a quote that was not sent fixes the exemption of its day.
  const fixed = isSent ? sent : accepted;
  await requireViews(all, quote, fixed);
  if (isSent && plan.paysDeposit) await payDeposit(all, quote, fixed);
  await act(all.admin, `/admin/quotes/${quote.id}/convert`);
  await setExemption(exempt[4]);
  await requireViews(all, quote, fixed);
  await requireInPdf(all.admin, `/admin/quotes/${quote.id}/pdf`, fixed);
  if (isSent) await requireInPdf(all.visitor, `/quote-links/${quote.token}/pdf`, fixed);
  await requireBill(all, quote, fixed);
  await requireAdminViews(all, quote.id, fixed);
}

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  label: fc.constantFrom('Dépose de la couverture', 'Écran sous-toiture'),
  quantity_milli: fc.integer({ min: 1_000, max: 500_000 }),
  unit: fc.constantFrom('m²', 'm'),
  unit_price_cents: fc.integer({ min: 100, max: 200_000 }),
  vat_rate: fc.constantFrom(...VAT_RATES),
});
const anyWalk: fc.Arbitrary<Walk> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  isAmount: fc.boolean(),
  isSent: fc.boolean(),
  paysDeposit: fc.boolean(),
  exempt: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
});

const lineAt = (unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  ...{ label: 'Pose', quantity_milli: 84_500, unit: 'm²', unit_price_cents, vat_rate },
});
const LINES = [lineAt(11_890, 10), lineAt(7_425, 5.5), lineAt(2_189, 20)];
const WALK = { lines: LINES, isAmount: false, isSent: true, paysDeposit: false } as const;

let people: Omit<People, 'visitor'>;
beforeEach(async () => {
  await aCompany();
  await completeCompany();
  const customer = await signedIn('user');
  await db().updateTable('users').set({ email_verified_at: nowIso() }).where('email', '=', customer.email).execute();
  people = { admin: await signedIn('admin'), customer };
});

describe('totals of a quote', () => {
  it.each([
    ['never', [false, false, false, false, false]],
    ['before sending', [false, true, true, true, true]],
    ['after sending', [false, false, true, true, true]],
    ['after acceptance', [false, false, false, true, true]],
    ['after conversion', [false, false, false, false, true]],
  ] as [string, Walk['exempt']][])(
    'shows equal totals in every view when the exemption changes %s',
    async (_when, exempt) => {
      await walk(people, { ...WALK, paysDeposit: true, exempt });
      await walk(people, { ...WALK, exempt: exempt.map((isExempt) => !isExempt) as Walk['exempt'] });
    },
    60_000,
  );

  it('shows equal totals when the office converts a quote that it approved without sending', async () => {
    await walk(people, { ...WALK, isSent: false, exempt: [false, true, false, true, false] });
    await walk(people, { ...WALK, isSent: false, isAmount: true, exempt: [true, false, true, false, true] });
  }, 60_000);

  it('shows equal totals for any lines and any time of an exemption change', async () => {
    const numRuns = Number(process.env.QUOTE_WALKS ?? countSamples(4));
    await fc.assert(
      fc.asyncProperty(anyWalk, (plan) => walk(people, plan)),
      { numRuns, endOnFailure: true },
    );
  }, 120_000);
});
