import type { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import type { ContractKey } from '#src/domains/sales/ledger/ledger.contract.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { getVatRegime, toCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { getUnbilledCents } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import type { Lack } from '#src/domains/settings/legal-identity.contract.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import type { Invoice, InvoiceRecord, InvoiceToken } from './invoice.contract.ts';
import { companyIncomplete, invoiceNotFound } from './invoice.rules.ts';
import { selectInvoice, selectInvoicesOfOrder, selectOwnInvoiceIds } from './invoice.store.server.ts';
import { toInvoice, toInvoiceRecord } from './invoice.views.ts';
import { lacksOfInvoice, missingLegalData } from './invoice-company.document.server.ts';
import { announceInvoice } from './invoice-event.internal.server.ts';
import { depositDocument } from './invoice-kinds.document.server.ts';
import { selectLinkedInvoice } from './invoice-link.store.server.ts';
import {
  selectInvoicePeople,
  selectInvoiceRecords,
  selectInvoicesByIds,
  selectLate,
  selectNumbers,
} from './invoice-list.store.server.ts';
import { mailInvoice } from './invoice-mail.internal.server.ts';
import { insertInvoice, lockInvoice, nextNumber } from './issue.store.server.ts';
import { findContractFacts, findSettledCents, settleContract } from './settlement.internal.server.ts';

/** Returns one issued document with its amount due; null when there is none. */
export async function findInvoice({ id }: { id: number }): Promise<InvoiceRecord | null> {
  const invoice = await selectInvoice(id);
  return invoice === undefined ? null : toInvoiceRecord(invoice);
}

/** Returns what can be paid through an emailed link; null for an invalid one. */
export async function findLinkedInvoice({ token }: z.infer<typeof InvoiceToken>): Promise<InvoiceRecord | null> {
  const id = await selectLinkedInvoice(hashOfSecret(token));
  return id === undefined ? null : findInvoice({ id });
}

/** Returns all documents issued for an order, given its id. */
export const findOrderInvoices = async (orderId: number): Promise<Invoice[]> =>
  (await selectInvoicesOfOrder(orderId)).map(toInvoice);

/** Returns these invoices, in any order. */
export const findInvoicesByIds = async (ids: number[]): Promise<Invoice[]> =>
  (await selectInvoicesByIds(ids)).map(toInvoice);

/** Returns the numbers of documents by their ids. */
export const findInvoiceNumbers = async (ids: number[]): Promise<Map<number, string>> =>
  new Map(ids.length === 0 ? [] : (await selectNumbers(ids)).map(({ id, number }) => [id, number]));

/** Returns the invoices of one account for its data export. */
export async function findUserInvoices(account: { userId: number }): Promise<RowPages<Invoice>> {
  return rowPages(await selectOwnInvoiceIds(await findOwner(account)), findInvoicesByIds);
}

/** Locks one issued document until the caller's transaction ends, so that its amount due is decided serially. */
export const holdInvoice = ({ id }: { id: number }): Promise<InvoiceRecord | null> =>
  transaction(async () => {
    await lockLedger();
    await lockInvoice(id);
    return findInvoice({ id });
  });

const getKey = ({ quote_id, order_id }: ReceivedDeposit['contract']): ContractKey =>
  quote_id === null ? { order_id: order_id ?? 0 } : { quote_id };

/** Returns the received money that no document bills yet and that its contract allows to bill, in cents. */
async function findUnbilledCents({ contract, charge, isPriced = false }: ReceivedDeposit): Promise<number> {
  const { gross_cents } = charge.totals;
  const agreed_cents = gross_cents > 0 || isPriced ? gross_cents : null;
  return getUnbilledCents({ agreed_cents, is_closed: false, ...(await findContractFacts(getKey(contract))) });
}

/** Numbers, freezes and stores the invoice of a deposit. */
async function storeDeposit(deposit: ReceivedDeposit, dueOn?: string): Promise<{ id: number; number: string }> {
  const { contract } = deposit;
  const key = getKey(contract);
  const { number, issuedOn } = await nextNumber('F');
  const due_on = dueOn ?? issuedOn;
  const issue = { number, issuedOn, dueOn: due_on, settings: await readSettings() };
  const { amount_cents, received } = deposit;
  const settled = received === null ? await findSettledCents(key, amount_cents) : amount_cents;
  const document = depositDocument(deposit, settled, issue);
  const { net_cents, vat_cents, gross_cents } = document.totals;
  const id = await insertInvoice({
    kind: 'deposit',
    order_id: contract.quote_id === null ? contract.order_id : null,
    quote_id: contract.quote_id,
    corrects_id: null,
    user_id: contract.user_id,
    client_name: contract.name,
    client_email: contract.email,
    document,
    amounts: { net_cents, vat_cents, gross_cents },
    issued_on: issuedOn,
    due_on,
  });
  await settleContract(key);
  await announceInvoice(id);
  return { id, number };
}

/**
 * Issues the invoice of a received deposit, in the transaction that books it. Received money is never refused:
 * while the company's legal data is incomplete, no invoice is issued and the result is null.
 */
export const issueDepositInvoice = (deposit: ReceivedDeposit): Promise<{ id: number; number: string } | null> =>
  transaction(async () => {
    if (missingLegalData(await readSettings(), deposit.charge, deposit.contract.customer_kind).length > 0) return null;
    // Never invoices more than the contract: what is received beyond it is a credit of the customer.
    const amount_cents = Math.min(deposit.amount_cents, await findUnbilledCents(deposit));
    return amount_cents <= 0 ? null : storeDeposit({ ...deposit, amount_cents });
  });

/**
 * Issues the invoice of a deposit that the customer is asked to pay until a day.
 * @throws DomainError `conflict` while the company's legal data is incomplete.
 */
export const askDepositInvoice = (deposit: Omit<ReceivedDeposit, 'received'>, dueOn: string): Promise<Invoice> =>
  transaction(async () => {
    const missing = missingLegalData(await readSettings(), deposit.charge, deposit.contract.customer_kind);
    if (missing.length > 0) throw companyIncomplete(missing);
    const { id } = await storeDeposit({ ...deposit, received: null }, dueOn);
    await mailInvoice(id);
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    return toInvoice(invoice);
  });

/** Charge of a price that nobody has written yet, under the company's VAT regime. */
const unwrittenCharge = (settings: Settings): Charge =>
  toCharge({ label: '', lines: [], net_cents: null }, getVatRegime(settings));

/** Returns the company data that a deposit invoice still needs, by their displayed names; only consumers need a mediator. */
export async function listMissingForDeposit({
  charge,
  customer,
}: {
  charge: Pick<Charge, 'vat_note'> | null;
  customer?: ReceivedDeposit['contract']['customer_kind'] | undefined;
}): Promise<string[]> {
  const settings = await readSettings();
  return missingLegalData(settings, charge ?? unwrittenCharge(settings), customer);
}

/** Returns what the settings lack for a consumer's first invoice, in the words that refuse to issue it. */
export async function listLacksOfInvoices(): Promise<Lack[]> {
  const settings = await readSettings();
  return lacksOfInvoice(settings, unwrittenCharge(settings));
}

/** Returns the invoices past their due day with what is still to be paid on each, in cents; the longest due first. */
export const listLateInvoices = async (limit: number) =>
  (await selectLate(limit)).map(({ gross_cents, credited_cents, paid_cents, ...invoice }) => ({
    ...invoice,
    due_cents: gross_cents + Number(credited_cents) - Number(paid_cents),
  }));

/** Returns invoices that contain a text, for the global search. */
export const searchInvoiceRecords = selectInvoiceRecords;

/** Finds the people of the newest invoices by a part of their name, address or telephone number. */
export const findInvoicePeople = selectInvoicePeople;
