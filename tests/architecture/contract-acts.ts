import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { creditInvoice } from '#src/domains/sales/invoices/commands/credit-invoice.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { changeOrder } from '#src/domains/sales/orders/commands/change-order.server.ts';
import { changeOrderStatus } from '#src/domains/sales/orders/commands/change-order-status.server.ts';
import { convertQuote } from '#src/domains/sales/orders/commands/convert-quote.server.ts';
import { findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { askDeposit } from '#src/domains/sales/payments/commands/ask-deposit.server.ts';
import { billBegunWorks } from '#src/domains/sales/payments/commands/bill-begun-works.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordRefund } from '#src/domains/sales/payments/commands/record-refund.server.ts';
import { removePayment } from '#src/domains/sales/payments/commands/remove-payment.server.ts';
import { reverseReceipt } from '#src/domains/sales/payments/commands/reverse-receipt.server.ts';
import { reverseRefund } from '#src/domains/sales/payments/commands/reverse-refund.server.ts';
import { withdrawOwnQuote } from '#src/domains/sales/payments/commands/withdraw-own-quote.server.ts';
import { ASKING, DECLINED, TYPED } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { changePaymentStatus } from '#src/domains/sales/payments/workflows/change-payment-status.server.ts';
import { confirmPayment } from '#src/domains/sales/payments/workflows/confirm-payment.server.ts';
import { cancelAcceptance } from '#src/domains/sales/quotes/commands/cancel-acceptance.server.ts';
import { changeQuote } from '#src/domains/sales/quotes/commands/change-quote.server.ts';
import { changeQuoteStatus } from '#src/domains/sales/quotes/commands/change-quote-status.server.ts';
import { createAmendment } from '#src/domains/sales/quotes/commands/create-amendment.server.ts';
import { decideOwnQuote } from '#src/domains/sales/quotes/commands/decide-own-quote.server.ts';
import { deleteQuote } from '#src/domains/sales/quotes/commands/delete-quote.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { sendQuote } from '#src/domains/sales/quotes/commands/send-quote.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { AMENDMENT_LINES, YES } from '#src/domains/sales/quotes/quote-amendment.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { passDays } from '#tests/support/clock.ts';
import { AT_STRIPE, pay } from './contract-stripe-acts.ts';
import { choose, getContract, pick, selectPayments, today, type Walker } from './contract-walker.ts';

async function receive(walker: Walker, means: 'cheque' | 'transfer' | 'cash'): Promise<unknown> {
  const { to_receive } = await getContract(walker);
  const amount = means === 'cash' ? 200 : await choose(walker, to_receive);
  return recordReceipt(walker.admin, { quoteId: walker.id, means, amount, received_on: today(), is_again: true });
}

async function amend(walker: Walker): Promise<unknown> {
  const { admin, customer, share } = walker;
  const { id } = await createAmendment(admin, { id: walker.id, lines: AMENDMENT_LINES });
  if (share > 0.6) return recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' });
  await sendQuote(admin, { id });
  return decideOwnQuote({ ...customer, clientAddress: `${id}` }, { ...YES, id });
}

export const ACTS = {
  ...AT_STRIPE,
  cheque: (walker: Walker) => receive(walker, 'cheque'),
  transfer: (walker: Walker) => receive(walker, 'transfer'),
  cash: (walker: Walker) => receive(walker, 'cash'),
  receiveOnInvoice: async (walker: Walker) => {
    const { documents } = await getContract(walker);
    const open = documents.filter(({ due }) => due > 0);
    const invoice = pick(open.length > 0 ? open : documents, walker.share);
    const amount = await choose(walker, invoice?.due ?? 0);
    return recordReceipt(walker.admin, { invoiceId: invoice?.id, means: 'other', amount, received_on: today() });
  },
  ask: async (walker: Walker) =>
    askDeposit(walker.admin, {
      id: walker.id,
      amount: await choose(walker, (await getContract(walker)).to_invoice / 2),
      due_on: today(),
    }),
  pay: (walker: Walker) => pay(walker, TYPED),
  payDeclined: (walker: Walker) => pay(walker, DECLINED),
  payLater: (walker: Walker) => pay(walker, ASKING),
  confirm: async (walker: Walker) => {
    const waiting = (await selectPayments(walker)).filter(({ status }) => status === 'pending');
    const transactionId = pick(waiting, walker.share)?.transaction_id ?? '';
    return confirmPayment(asVisitor(), { transactionId, accepted: walker.share < 0.7 });
  },
  reverse: async (walker: Walker) =>
    reverseReceipt(walker.admin, { id: pick(await selectPayments(walker), walker.share)?.id ?? 0, reason: 'Erreur.' }),
  refund: async (walker: Walker) => {
    const { id = 0 } = pick(await selectPayments(walker), walker.share) ?? {};
    const left = Math.max(1, (await getContract(walker)).received);
    const amount = Math.max(1, Math.round(left * walker.share * 100) / 100);
    const credit = walker.share > 0.5;
    const means = walker.share < 0.3 ? 'cash' : 'transfer';
    return recordRefund(walker.admin, { id, amount, means, refunded_on: today(), credit });
  },
  reverseRefund: async (walker: Walker) => {
    const { id = 0 } = (await selectPayments(walker)).find((payment) => payment.refunded_cents > 0) ?? {};
    return reverseRefund(walker.admin, { id, reason: 'Erreur.' });
  },
  removePayment: async (walker: Walker) =>
    removePayment(walker.admin, { id: pick(await selectPayments(walker), walker.share)?.id ?? 0 }),
  status: async (walker: Walker) =>
    changePaymentStatus(walker.admin, {
      id: pick(await selectPayments(walker), walker.share)?.id ?? 0,
      status: pick(['pending', 'completed', 'failed', 'refunded'] as const, walker.share) ?? 'failed',
      refund: walker.share > 0.5,
    }),
  convert: ({ admin, id }: Walker) => convertQuote(admin, { id }),
  issue: async ({ admin, id }: Walker) =>
    issueInvoice(admin, { id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0 }),
  credit: async (walker: Walker) =>
    creditInvoice(walker.admin, { id: pick((await getContract(walker)).documents, walker.share)?.id ?? 0 }),
  creditPart: async (walker: Walker) => {
    const open = (await getContract(walker)).documents.filter(({ kind }) => kind !== 'credit');
    const { id = 0, gross = 1 } = pick(open, walker.share) ?? {};
    return creditInvoice(walker.admin, { id, amount: Math.max(1, Math.round(gross * walker.share * 100) / 100) });
  },
  orderStatus: async ({ admin, id, share }: Walker) =>
    changeOrderStatus(admin, {
      id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0,
      ...(pick([{ status: 'en_cours' }, { status: 'terminé', service_date: today() }, { status: 'annulé' }], share) as {
        status: 'en_cours';
      }),
    }),
  cancelOrder: async ({ admin, id }: Walker) =>
    changeOrderStatus(admin, { id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0, status: 'annulé' }),
  amend,
  refuseAmendment: async ({ admin, customer, id }: Walker) => {
    const amendment = await createAmendment(admin, { id, lines: AMENDMENT_LINES });
    await sendQuote(admin, { id: amendment.id });
    const answer = { id: amendment.id, decision: 'rejected', name: 'Paule Rivoire', consent: true } as const;
    return decideOwnQuote({ ...customer, clientAddress: `${amendment.id}` }, answer);
  },
  billBegun: async (walker: Walker) =>
    billBegunWorks(walker.admin, {
      id: walker.id,
      amount: await choose(walker, (await getContract(walker)).begun_most ?? 0),
    }),
  withdrawAmendment: async ({ customer, admin, id, share }: Walker) => {
    const { amendments } = await readQuote(admin, { id });
    return withdrawOwnQuote(customer, { id: pick(amendments, share)?.id ?? 0, confirm: true });
  },
  withdraw: ({ customer, id }: Walker) => withdrawOwnQuote(customer, { id, confirm: true }),
  cancel: ({ admin, id }: Walker) => cancelAcceptance(admin, { id, reason: 'Erreur.' }),
  approve: ({ admin, id }: Walker) => changeQuoteStatus(admin, { id, status: 'approved' }),
  reopenQuote: ({ admin, id, share }: Walker) =>
    changeQuoteStatus(admin, { id, status: share < 0.5 ? 'pending' : 'rejected' }),
  resend: ({ admin, id }: Walker) => sendQuote(admin, { id }),
  decide: ({ customer, id, share }: Walker) =>
    decideOwnQuote(
      { ...customer, clientAddress: `${id}-${share}` },
      { ...YES, id, ...(share < 0.4 && { decision: 'rejected' as const }) },
    ),
  price: ({ admin, id, share }: Walker) =>
    changeQuote(admin, { id, lines: [{ label: 'Toit', quantity: 2, unit_price: 1000 * share + 100, vat_rate: 20 }] }),
  client: ({ admin, id, share }: Walker) =>
    changeQuote(admin, { id, clientName: share < 0.5 ? 'Jean Faure' : 'Paule Rivoire' }),
  orderClient: async ({ admin, id, share }: Walker) =>
    changeOrder(admin, {
      id: (await findOrderOfQuote({ quoteId: id }))?.id ?? 0,
      ...(share < 0.5 ? { client_name: 'Jean Faure' } : { address: '5 rue Basse' }),
    }),
  deleteQuote: ({ admin, id }: Walker) => deleteQuote(admin, { id }),
  askAll: async ({ admin, id }: Walker) =>
    askDeposit(admin, { id, amount: (await getContract({ admin, id })).to_invoice, due_on: today() }),
  accept: ({ admin, id }: Walker) =>
    recordAcceptance(admin, { id, name: 'Paule Rivoire', accepted_on: today(), means: 'oral' }),
  settings: async ({ share }: Walker) => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'company', values: { is_vat_exempt: share < 0.5 } });
    await saveSettings(system, { group: 'quotes', values: { deposit_percent: Math.round(share * 100) } });
  },
  /** Lets days pass: offers expire, periods end, a year may turn. */
  later: async ({ share }: Walker) => passDays(Math.ceil(share * 24)),
  company: ({ share }: Walker) => completeCompany(share < 0.3 ? { siret: '', iban: '' } : {}),
} as const;
