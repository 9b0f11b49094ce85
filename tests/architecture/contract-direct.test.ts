import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { deleteOrder } from '#src/domains/sales/orders/commands/delete-order.server.ts';
import { anOrder } from '#src/domains/sales/orders/order.fixture.server.ts';
import { readOrder } from '#src/domains/sales/orders/order.queries.server.ts';
import { askOrderDeposit } from '#src/domains/sales/payments/commands/ask-order-deposit.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { removePayment } from '#src/domains/sales/payments/commands/remove-payment.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { reverseRefund } from '#src/domains/sales/payments/commands/reverse-refund.server.ts';
import { readContract } from '#src/domains/sales/payments/contract-account.queries.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { aCompany } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock, shiftClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { passDays } from '#tests/support/clock.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countSamples, withCause } from '#tests/support/samples.ts';
import { requireDeductions, requireDocuments } from './contract-documents.ts';
import { readFigures } from './contract-views.ts';
import { cents, today } from './contract-walker.ts';

useDatabase(async () => {
  await aCompany();
  await completeCompany();
});
afterAll(() => freezeClock());

interface Walker {
  id: number;
  admin: Context;
  /** From 0 to 1: chooses an amount or a row. */
  share: number;
}

const read = ({ admin, id }: Walker) => readContract(admin, { orderId: id });
const pick = <Row>(rows: readonly Row[], share: number): Row | undefined => rows[Math.floor(share * rows.length)];
const part = (whole: number, share: number): number => Math.max(1, Math.round(whole * share * 120) / 100);

const selectPayments = ({ id }: Walker) =>
  db()
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.id', 'payments.invoice_id')
    .select(['payments.id', 'payments.amount_cents'])
    .where((row) => row.or([row('payments.order_id', '=', id), row('invoices.order_id', '=', id)]))
    .orderBy('payments.id')
    .execute();
const anyPayment = async (walker: Walker): Promise<number> => pick(await selectPayments(walker), walker.share)?.id ?? 0;

async function receive(walker: Walker, means: 'cheque' | 'transfer' | 'cash'): Promise<unknown> {
  const { to_receive } = await read(walker);
  const amount = means === 'cash' ? 300 : walker.share < 0.3 ? Math.max(1, to_receive) : part(to_receive, walker.share);
  return recordReceipt(walker.admin, { orderId: walker.id, means, amount, received_on: today(), is_again: true });
}

const ACTS = {
  cheque: (walker: Walker) => receive(walker, 'cheque'),
  transfer: (walker: Walker) => receive(walker, 'transfer'),
  cash: (walker: Walker) => receive(walker, 'cash'),
  receiveOnInvoice: async (walker: Walker) => {
    const invoice = pick((await read(walker)).documents, walker.share);
    const amount = part(invoice?.due ?? 0, walker.share);
    return recordReceipt(walker.admin, { invoiceId: invoice?.id, means: 'other', amount, received_on: today() });
  },
  ask: async (walker: Walker) => {
    const amount = part((await read(walker)).to_invoice, walker.share);
    return askOrderDeposit(walker.admin, { id: walker.id, amount, due_on: today() });
  },
  reverse: async (walker: Walker) => reverseReceipt(walker.admin, { id: await anyPayment(walker), reason: 'Erreur.' }),
  refund: async (walker: Walker) => {
    const amount = part((await read(walker)).received, walker.share);
    const refund = { means: 'transfer', refunded_on: today(), credit: walker.share > 0.5 } as const;
    return recordRefund(walker.admin, { id: await anyPayment(walker), amount, ...refund });
  },
  reverseRefund: async (walker: Walker) =>
    reverseRefund(walker.admin, { id: await anyPayment(walker), reason: 'Erreur.' }),
  remove: async (walker: Walker) => removePayment(walker.admin, { id: await anyPayment(walker) }),
  paymentStatus: async (walker: Walker) =>
    changePaymentStatus(walker.admin, { id: await anyPayment(walker), status: 'failed' }),
  issue: ({ admin, id }: Walker) => issueInvoice(admin, { id }),
  credit: async (walker: Walker) =>
    creditInvoice(walker.admin, { id: pick((await read(walker)).documents, walker.share)?.id ?? 0 }),
  creditPart: async (walker: Walker) => {
    const { id = 0, gross = 1 } = pick((await read(walker)).documents, walker.share) ?? {};
    return creditInvoice(walker.admin, { id, amount: part(gross, walker.share) });
  },
  finish: ({ admin, id }: Walker) => changeOrderStatus(admin, { id, status: 'terminé', service_date: today() }),
  reopen: ({ admin, id }: Walker) => changeOrderStatus(admin, { id, status: 'en_cours' }),
  cancel: ({ admin, id }: Walker) => changeOrderStatus(admin, { id, status: 'annulé' }),
  price: ({ admin, id, share }: Walker) => changeOrder(admin, { id, budget: part(6_000, share) }),
  client: ({ admin, id, share }: Walker) =>
    changeOrder(admin, { id, client_name: share < 0.5 ? 'Jean Faure' : 'Paule Rivoire' }),
  erase: ({ admin, id }: Walker) => deleteOrder(admin, { id }),
  later: async ({ share }: Walker) => passDays(Math.ceil(share * 24)),
  settings: ({ share }: Walker) =>
    saveSettings(systemContext('test'), { group: 'company', values: { is_vat_exempt: share < 0.5 } }),
  company: ({ share }: Walker) => completeCompany(share < 0.3 ? { siret: '', iban: '' } : {}),
} as const;
type Act = keyof typeof ACTS;
const RARE: readonly Act[] = ['cancel', 'erase', 'company', 'remove', 'paymentStatus'];
const CHOICES = (Object.keys(ACTS) as Act[]).flatMap((name) => (RARE.includes(name) ? [name] : [name, name, name]));
type Step = readonly [act: Act, share: number];

/** Performs one act; a refusal is an ordinary answer, any other failure is not. */
async function perform(walker: Walker, act: Act): Promise<void> {
  try {
    await ACTS[act](walker);
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    expect([act, [404, 409, 422].includes(status ?? 0) ? 'refused' : message]).toEqual([act, 'refused']);
  }
}

const selectStored = async ({ id }: Walker) => ({
  entries: await db().selectFrom('ledger_entries').selectAll().where('order_id', '=', id).orderBy('seq').execute(),
  invoices: await db().selectFrom('invoices').selectAll().where('order_id', '=', id).orderBy('id').execute(),
});

/** Checks the sums of a direct order against each other, its price and its documents. */
async function requireSums(walker: Walker): Promise<void> {
  const { documents, movements, is_closed, ...sums } = await read(walker);
  const [standing, net] = [cents(sums.invoiced) - cents(sums.credited), cents(sums.received) - cents(sums.refunded)];
  expect(movements.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(net);
  expect(documents.reduce((sum, { due }) => sum + cents(due), 0)).toBe(cents(sums.due));
  const order = await readOrder(walker.admin, { id: walker.id });
  const gross = order.lines.reduce((sum, { net: line, vat_rate }) => sum + cents(line * (1 + vat_rate / 100)), 0);
  if (!is_closed) expect(Math.abs(cents(sums.contract) - gross)).toBeLessThanOrEqual(1);
  expect(standing).toBeLessThanOrEqual(cents(sums.contract));
  const isBilled = documents.some(({ kind, number, gross: billed }) => {
    const credits = documents.filter((one) => one.credits === number);
    const left = credits.reduce((sum, credit) => sum + cents(credit.gross), cents(billed));
    return kind === 'invoice' && (credits.length === 0 || left > 0);
  });
  const price = isBilled ? standing : cents(sums.contract);
  expect(standing + cents(sums.to_invoice)).toBe(price);
  expect(net + cents(sums.to_receive) - cents(sums.surplus)).toBe(price);
}

/** Checks that an order with money or documents keeps its customer and its price, and stays. */
async function requireKept(walker: Walker, before: Awaited<ReturnType<typeof readOrder>>): Promise<void> {
  const { received, refunded, invoiced, credited } = await read(walker);
  const { client_name, budget } = await readOrder(walker.admin, { id: walker.id });
  if (cents(received) !== cents(refunded) && cents(invoiced) !== cents(credited)) {
    expect([client_name, budget]).toEqual([before.client_name, before.budget]);
  }
}

async function walk(steps: readonly Step[]): Promise<void> {
  shiftClock(0);
  await completeCompany();
  const admin = await asAdmin();
  const { id } = await anOrder();
  const walker = { id, admin, share: 0 };
  const figures = await readFigures(admin);
  let stored = await selectStored(walker);
  for (const [act, share] of steps) {
    const order = await readOrder(admin, { id });
    const wasBilled = stored.entries.length + stored.invoices.length > 0;
    await perform({ ...walker, share }, act);
    const before = stored;
    stored = await selectStored(walker);
    if ((await db().selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) === undefined) {
      expect([act, wasBilled]).toEqual(['erase', false]);
      return;
    }
    expect(stored.entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(stored.invoices.slice(0, before.invoices.length)).toEqual(before.invoices);
    await requireSums(walker)
      .then(() => requireDeductions({ order_id: id }))
      .then(() => (before.entries.length > 0 ? requireKept(walker, order) : undefined))
      .catch((cause: unknown) => {
        throw new Error(`after ${act} ${share}: ${String(cause).slice(0, 1500)}`, { cause });
      });
  }
  const contract = await read(walker);
  const { budget } = await readOrder(admin, { id });
  expect(await readFigures(admin)).toEqual({
    dashboard: figures.dashboard + cents(contract.received) - cents(contract.refunded),
    payments: figures.payments + cents(contract.received) - cents(contract.refunded),
    outstanding: figures.outstanding + cents(contract.due),
    billed: figures.billed + cents(contract.invoiced) - cents(contract.credited),
    orders: figures.orders - cents(6_000 / 1.2) + cents(budget),
  });
  await requireDocuments({ order_id: id });
  expect((await verifyLedger()).fault).toBeUndefined();
  expect(await findWrongBalance()).toBeUndefined();
}

describe('account of an order without a quote', () => {
  it('stays true through any acts', async () => {
    const anyStep = fc.tuple(fc.constantFrom(...CHOICES), fc.double({ min: 0, max: 0.999, noNaN: true }));
    const numRuns = Number(process.env.CONTRACT_WALKS ?? countSamples(6));
    const anyWalk = fc.array(anyStep, { minLength: 5, maxLength: 16 });
    await fc.assert(fc.asyncProperty(anyWalk, walk), { numRuns, endOnFailure: true }).catch(withCause);
  }, 3_600_000);
});
