import type { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { findInvoice, findInvoicesByIds } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import {
  findContractFacts,
  findVoided,
  getContractKey,
} from '#src/domains/sales/invoices/settlement.internal.server.ts';
import type { ContractKey, LedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import type { OrderRecord } from '#src/domains/sales/orders/order.contract.ts';
import { findOrder, findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.views.ts';
import { getOrderCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { type ContractAccount, getContractAccount } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { Voided } from '#src/domains/sales/pricing/paper.rules.ts';
import { findQuote, priceQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { isPriced } from '#src/domains/sales/quotes/quote-price.rules.ts';
import {
  findBegunWorks,
  findContractEnd,
  findLastWithdrawal,
  findWithdrawalDay,
} from '#src/domains/sales/quotes/quote-withdrawal.internal.server.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';

/** A contract with its customer, its sums, its documents and its money; amounts in cents. */
export interface ContractRecord {
  quote_id: number | null;
  order_id: number | null;
  number: string;
  title: string;
  customer_name: string;
  customer_email: string;
  user_id: number | null;
  is_closed: boolean;
  /** Day on which the customer withdrew from the contract, else last from an amendment of it; null otherwise. */
  withdrawn_on: string | null;
  is_withdrawn: boolean;
  /** Gross of a contract whose works began at the customer's request before they withdrew; null for any other. */
  begun_cents: number | null;
  /** Gross that was agreed, also of a contract whose order is cancelled; null without a price. */
  agreed_cents: number | null;
  account: ContractAccount;
  documents: Invoice[];
  entries: LedgerEntry[];
  /** What documents deducted of money that no longer counts, by their ids. */
  voided: Map<number, Voided[]>;
}

type Contract = Omit<ContractRecord, 'account' | 'documents' | 'entries' | 'voided'>;

/** An agreed quote or its order is a contract; without a price its documents alone say what is owed. */
const toAgreed = (isAgreed: boolean, cents: number, hasPrice = false): number | null => {
  if (!isAgreed) return 0;
  return cents > 0 || hasPrice ? cents : null;
};

const findBegunCents = async (quoteId: number): Promise<number | null> =>
  (await findBegunWorks({ quoteId }))?.totals.gross_cents ?? null;

async function findQuoteContract(id: number): Promise<Contract | null> {
  const quote = await findQuote({ id });
  const [price] = await priceQuotes({ ids: [id] });
  if (quote === null || price === undefined) return null;
  if (quote.amends_id !== null) return findQuoteContract(quote.amends_id);
  const order = await findOrderOfQuote({ quoteId: id });
  const withdrawnOn = await findWithdrawalDay({ quoteId: id });
  const isAgreed = quote.status === 'accepted' || (order !== null && (await findContractEnd({ quoteId: id })) === null);
  return {
    quote_id: id,
    order_id: order?.id ?? null,
    number: quoteNumber(id),
    title: quote.service_type,
    customer_name: quote.name,
    customer_email: quote.email,
    user_id: quote.user_id,
    withdrawn_on: withdrawnOn ?? (await findLastWithdrawal({ quoteId: id })),
    is_withdrawn: withdrawnOn !== null,
    begun_cents: quote.status === 'rejected' ? await findBegunCents(id) : null,
    is_closed: !isAgreed || order?.status === 'annulé',
    agreed_cents: toAgreed(isAgreed, price.totals.gross_cents, price.basis === 'signed' || isPriced(quote)),
  };
}

const fromOrder = (order: OrderRecord): Contract => ({
  quote_id: null,
  order_id: order.id,
  number: `n° ${getInvoiceNumber(order.id)}`,
  title: order.service,
  customer_name: order.client_name,
  customer_email: order.client_email,
  user_id: order.user_id,
  withdrawn_on: null,
  is_withdrawn: false,
  begun_cents: null,
  is_closed: order.status === 'annulé',
  agreed_cents: toAgreed(true, getOrderCharge(order).totals.gross_cents),
});

async function findContract(key: ContractKey): Promise<Contract | null> {
  if ('quote_id' in key) return findQuoteContract(key.quote_id);
  const order = await findOrder({ id: key.order_id });
  if (order === null) return null;
  return order.quote_id === null ? fromOrder(order) : findQuoteContract(order.quote_id);
}

/** Returns the account of a contract from its facts; null when there is no such quote or order. */
export async function readContractAccount(wanted: ContractKey): Promise<ContractRecord | null> {
  const contract = await findContract(wanted);
  if (contract === null) return null;
  const { quote_id, order_id, agreed_cents, is_closed } = contract;
  const key = quote_id === null ? { order_id: order_id ?? 0 } : { quote_id };
  const { documents, entries } = await findContractFacts(key);
  const account = getContractAccount({ agreed_cents, is_closed, documents, entries });
  const issued = documents.length === 0 ? [] : await findInvoicesByIds(documents.map(({ id }) => id));
  const sorted = issued.toSorted((left, right) => left.id - right.id);
  return { ...contract, account, documents: sorted, entries, voided: await findVoided(key) };
}

/** Returns the account of the contract under which a document was issued. */
export async function readAccountOfInvoice({ id }: { id: number }): Promise<ContractRecord | null> {
  const invoice = await findInvoice({ id });
  const key = invoice && getContractKey(invoice);
  return key && readContractAccount(key);
}
