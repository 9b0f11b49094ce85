import { z } from 'zod';
import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { listWithdrawnPaid } from '#src/domains/sales/quotes/quote-withdrawal.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import {
  ContractAccountView,
  ContractQuery,
  type OwnContractQuery as Own,
  OwnContractQuery,
  RefundDue,
} from './contract-account.contract.ts';
import { type ContractRecord, readAccountOfInvoice, readContractAccount } from './contract-account.internal.server.ts';
import { toContractAccount } from './contract-account.views.ts';
import { findPayer, openLink } from './due.internal.server.ts';
import { contractNotFound, isOwn } from './payment.rules.ts';

async function findContract({ quoteId, orderId, invoiceId }: ContractQuery): Promise<ContractRecord | null> {
  if (quoteId !== undefined) return readContractAccount({ quote_id: quoteId });
  if (orderId !== undefined) return readContractAccount({ order_id: orderId });
  return invoiceId === undefined ? null : readAccountOfInvoice({ id: invoiceId });
}

/** Returns the account of a contract by its quote, its order, or one of its documents. */
export const readContract = query({
  allow: 'money',
  input: ContractQuery,
  output: ContractAccountView,
  run: async (wanted) => {
    const contract = await findContract(wanted);
    if (contract === null) throw contractNotFound();
    return toContractAccount(contract, { isOffice: true });
  },
});

/** Returns what is to be given back after withdrawals, the oldest first. */
export const listRefundsDue = query({
  allow: 'money',
  input: z.object({}),
  output: z.array(RefundDue),
  run: async () => {
    const ids = await listWithdrawnPaid();
    const contracts = await Promise.all(ids.map((quote_id) => readContractAccount({ quote_id })));
    return contracts.flatMap((contract) => {
      const view = contract && toContractAccount(contract, { isOffice: true });
      if (view === null || view.refund_by === null || view.quote_id === null) return [];
      const { quote_id, number, customer_name, refund_due, refund_by } = view;
      return [{ quote_id, number, customer_name, amount: refund_due, refund_by }];
    });
  },
});

/** Returns the contract of an emailed link, or one of the caller's own; null for another customer's. */
async function findOwnContract({ token, ...ids }: Own, userId: number | null): Promise<ContractRecord | null> {
  if (token !== undefined) {
    // The link of a quote stays readable after everything is paid or withdrawn.
    const offer = await findOffer({ token });
    if (offer !== null) return readContractAccount({ quote_id: offer.id });
    const { quoteId, invoiceId } = await openLink({ token });
    if (quoteId !== null) return readContractAccount({ quote_id: quoteId });
    return invoiceId === null ? null : readAccountOfInvoice({ id: invoiceId });
  }
  const contract = await findContract(ids);
  if (contract === null) return null;
  const { user_id, customer_email: email } = contract;
  return isOwn({ user_id, email }, await findPayer({ userId })) ? contract : null;
}

/** Returns the account of a contract to its customer, signed in or with an emailed link. */
export const readOwnContract = query({
  allow: 'anyone',
  input: OwnContractQuery,
  output: ContractAccountView,
  run: async (wanted, { actor }) => {
    const contract = await findOwnContract(wanted, actor.kind === 'user' ? actor.userId : null);
    if (contract === null) throw contractNotFound();
    return toContractAccount(contract, { isOffice: false });
  },
});
