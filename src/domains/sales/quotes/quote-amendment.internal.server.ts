import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { getAmendmentFault } from '#src/domains/sales/pricing/amendment.rules.ts';
import { getPriceLock, getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { documentNumber } from '#src/kernel/quote-number.ts';
import { recordAudit, recordChange } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import type { AcceptanceUse } from './quote-acceptance.rules.ts';
import { selectAcceptanceUse } from './quote-acceptance.store.server.ts';
import { updateAdminQuote } from './quote-admin.store.server.ts';
import { getAmendmentUse, requireAmendment } from './quote-amendment.rules.ts';
import {
  bumpVersion,
  selectAmendments,
  selectContractUse,
  updateCancelledOrder,
  updateOrderClient,
  updateSignedOrder,
} from './quote-amendment.store.server.ts';
import { QUOTE_AMENDMENT_TEXTS as texts } from './quote-amendment.texts.ts';
import { type Concluded, unpaidUntil } from './quote-contract.rules.ts';
import { markWithdrawn, selectDecision } from './quote-link.store.server.ts';
import { isBinding } from './quote-price.rules.ts';
import { selectQuotePriceFacts } from './quote-price.store.server.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { lockQuoteRecord, selectQuoteRecord, updateQuoteRecord } from './quote-record.store.server.ts';

const REFUSED_LATE =
  'Des travaux de ce devis sont déjà facturés ou payés : il ne se refuse plus en ligne. Contactez-nous.';

/** Returns a quote, locked with its contract before anything of that contract is invoiced or received. */
export const holdContract = ({ id }: { id: number }): Promise<QuoteRecord | undefined> =>
  transaction(async () => {
    await lockLedger();
    return lockQuoteRecord(id);
  });

/** Returns an approval of the office without a signature as the conclusion of a contract; null for none. */
async function findApproval(id: number): Promise<Concluded | null> {
  const quote = await selectQuoteRecord(id);
  if (quote?.status !== 'accepted' || quote.approved_at === null) return null;
  const contract = { mode: quote.contract_mode, customer: quote.customer_kind };
  return { accepted_on: null, created_at: quote.approved_at, document: { contract } };
}

/** Returns the last day without any payment on a contract: that of the quote or of an accepted amendment; else null. */
export async function findUnpaidUntil({ quoteId }: { quoteId: number }): Promise<string | null> {
  const accepted = (await selectAmendments([quoteId])).filter(({ status }) => status === 'accepted');
  const days: string[] = [];
  const today = parisDay(now());
  for (const id of [quoteId, ...accepted.map((one) => one.id)]) {
    const decision = await selectDecision(id);
    const concluded = decision !== undefined && isBinding(decision) ? decision : await findApproval(id);
    if (concluded !== null) days.push(unpaidUntil(concluded, today) ?? '');
  }
  return days.filter(Boolean).toSorted().at(-1) ?? null;
}

/**
 * Checks that a quote can be sent or accepted as written: an amendment only while its contract allows it; any other can.
 * @throws DomainError `conflict`, or `invalid` for the lines.
 */
export const checkAmendment = ({ quote }: { quote: QuoteRecord }): Promise<void> =>
  transaction(async () => {
    if (quote.amends_id === null) return;
    const { amended: contract } = await selectQuotePriceFacts(quote);
    const use = await selectContractUse(quote.amends_id);
    requireAmendment(quote.lines, { contract, use, texts });
  });

/** Returns what depends on a quote's acceptance. */
export async function findAcceptanceUse({ quote }: { quote: QuoteRecord }): Promise<AcceptanceUse> {
  const { id, amends_id } = quote;
  const all = await selectAmendments([amends_id ?? id]);
  const accepted = all.filter(({ status }) => status === 'accepted');
  if (amends_id === null) return { ...(await selectAcceptanceUse(id)), amended: accepted.length > 0 };
  const { amended } = await selectQuotePriceFacts(quote);
  const isFollowed = accepted.some(({ amendment }) => Number(amendment) > Number(quote.amendment));
  return getAmendmentUse(await selectContractUse(amends_id), amended, isFollowed);
}

/**
 * Gives everything that follows from a contract what was signed, in the transaction that accepts a quote or an amendment
 * or ends that: the order's customer and lines, and the other amendments, which have to be sent again.
 */
export const renewContract = ({ quote: { id, amends_id, amendment } }: { quote: QuoteRecord }): Promise<void> =>
  transaction(async () => {
    const contractId = amends_id ?? id;
    await bumpVersion(contractId, id);
    await publish('admin', { event: 'quotes', id: contractId });
    const contract = await selectQuoteRecord(contractId);
    if (contract === undefined) return;
    const facts = await selectQuotePriceFacts(contract);
    if (facts.signed === null) return;
    const price = getQuotePrice(facts, getPricingTerms(await readSettings()));
    // Only a new agreement on the quote itself opens a cancelled order again.
    const order = await updateSignedOrder(contract, price, amends_id === null);
    if (order === undefined) return;
    const number = documentNumber({ id, amends_id, amendment });
    await recordAudit(systemContext(`amendment-${id}`), {
      action: 'order.amend',
      class: 'money',
      subject: `order:${order.id}`,
      before: { budget: toEuros(order.budget_cents), status: order.status },
      after: { name: number, budget: toEuros(price.totals.net_cents) },
    });
    await publish('admin', { event: 'orders', id: order.id });
  });

/** Copies the customer of an unsigned quote to its order, because one contract names one customer. */
export const renewOrderClient = ({ quote }: { quote: QuoteRecord }): Promise<void> =>
  transaction(async () => {
    const id = await updateOrderClient(quote);
    if (id !== undefined) await publish('admin', { event: 'orders', id });
  });

/** Copies an e-mail address that was learned after the agreement to the amendments without one. */
export const fillAmendmentEmails = ({ quote: { id, email } }: { quote: QuoteRecord }): Promise<void> =>
  transaction(async () => {
    for (const amendment of await selectAmendments([id])) {
      if (amendment.email === '') await updateAdminQuote(amendment, { email });
    }
  });

interface OrderClient {
  client_name: string;
  client_email: string;
  address: string;
}

/** Copies the customer and the address of an order to its unsigned quote. */
export const copyOrderClient = (quoteId: number, order: OrderClient): Promise<void> =>
  transaction(async () => {
    const quote = await lockQuoteRecord(quoteId);
    if (quote === undefined) return;
    const lock = getPriceLock(await selectQuotePriceFacts(quote)) ?? 'ordered';
    const { client_name: name, client_email: email, address } = order;
    const isReachable = quote.email === '' && email !== '';
    const change = lock === 'ordered' ? { name, email, address } : isReachable ? { email } : {};
    if (Object.entries(change).every(([key, value]) => quote[key as keyof QuoteRecord] === value)) return;
    const after = await updateAdminQuote(quote, change);
    if (isReachable) await fillAmendmentEmails({ quote: after });
    await publish('admin', { event: 'quotes', id: quoteId });
  });

/**
 * Cancels the order of a quote that its customer refuses.
 * @throws DomainError `conflict` where something was invoiced or received: the company has to end that.
 */
export const endOrder = ({ quote }: { quote: QuoteRecord }): Promise<void> =>
  transaction(async () => {
    if (quote.amends_id !== null) return;
    const { isBilled } = await selectQuotePriceFacts(quote);
    if (isBilled) throw new DomainError('conflict', REFUSED_LATE);
    const order = await updateCancelledOrder(quote.id);
    if (order === undefined) return;
    const entry = { action: 'order.status', subject: `order:${order.id}` };
    await recordChange(systemContext(`quote-${quote.id}`), entry, { status: order.status }, { status: 'annulé' });
    await publish('admin', { event: 'orders', id: order.id });
  });

async function endAmendment(id: number): Promise<void> {
  const decision = await selectDecision(id);
  if (decision !== undefined && isBinding(decision)) await markWithdrawn(decision.id);
  await updateQuoteRecord(id, { status: 'rejected', approved_at: null });
}

/** Ends what depends on a quote that its customer withdrew from: its amendments, or those that change its own lines. */
export const closeAmendments = ({ quote }: { quote: QuoteRecord }): Promise<void> =>
  transaction(async () => {
    const all = await selectAmendments([quote.amends_id ?? quote.id]);
    const later = all.filter(({ status, id }) => status === 'accepted' && id !== quote.id);
    const ended = quote.amends_id === null ? all : [];
    for (const one of quote.amends_id === null ? [] : later) {
      const { amended } = await selectQuotePriceFacts(one);
      if (amended === undefined || getAmendmentFault(amended, one.lines) !== undefined) ended.push(one);
    }
    for (const { id } of ended) await endAmendment(id);
  });
