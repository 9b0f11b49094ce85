import { type CreditBill, getDepositBill } from '#src/domains/sales/pricing/bill.rules.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { getLayout, getTotalText } from '#src/kernel/document-parts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import {
  dated,
  getDueLabel,
  getGuarantees,
  getIssuer,
  getReceived,
  getReference,
  type Issue,
  paymentNote,
  toParties,
} from './invoice.document.server.ts';
import { INVOICE_PDF_TEXTS as texts } from './invoice-pdf.texts.ts';

const { facts: FACTS } = texts;

/** Invoice that a credit note corrects. */
interface Corrected {
  document: PricedDocument;
  number: string;
  issued_on: string;
}

interface Credit {
  bill: CreditBill;
  /** Whether it is the only credit note of its invoice, and takes all of it. */
  isOnly: boolean;
  /** Deposits that the invoice deducts, as it prints them. */
  deducted: PricedDocument['settled'];
  /** Invoice of the works that deducts the credited deposit. */
  deducting?: { number: string; issued_on: string } | undefined;
}

/** Returns the sentence that names also the invoice whose price falls with a deposit that it deducts. */
const getLowered = ({ deducting }: Credit): string[] =>
  deducting === undefined
    ? []
    : [fill(texts.creditLowers, { number: deducting.number, date: formatLongDate(deducting.issued_on) })];

/** Lines and sums of a credit note: those of the invoice when nothing else was credited, else one line per rate. */
function creditedPart({ document, number }: Corrected, { bill, isOnly, deducted }: Credit) {
  const { totals, shares } = bill;
  const due = { label: texts.creditDue, cents: bill.gross_cents };
  const { lines } = document;
  // The deposits that an invoice deducts are not credited with it; received money is no part of what it bills.
  if (isOnly) return { lines, totals: document.totals, settled: [...deducted], due };
  const line = { label: fill(texts.creditLine, { number }), quantity_milli: 1000, unit: 'forfait' };
  return {
    lines: shares.map(({ rate, net_cents }) => ({ ...line, unit_price_cents: net_cents, vat_rate: rate })),
    totals,
    settled: bill.deducts ? [...deducted] : [],
    due,
  };
}

/** Returns whether an issued document is addressed to a consumer, as it says itself. */
const isForConsumer = ({ notes }: PricedDocument): boolean =>
  notes.some(({ title }) => title === texts.mediation.title);

/** Returns the credit note of an invoice or of a part of it, with positive amounts, exact to the cent. */
export function creditDocument(
  corrected: Corrected,
  { reason, ...credit }: Credit & { reason: string },
  { number, issuedOn, settings }: Issue,
): PricedDocument {
  const { document, number: credited, issued_on } = corrected;
  const { bill, isOnly } = credit;
  const values = {
    number: credited,
    date: formatLongDate(issued_on),
    amount: getTotalText(bill.gross_cents, document),
  };
  return {
    ...document,
    ...getIssuer(settings),
    title: texts.titles.credit,
    number,
    subject: fill(texts.creditSubject, values),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      { label: isOnly ? FACTS.credits : FACTS.corrects, value: fill(texts.creditsFact, values) },
      { label: FACTS.category, value: texts.services },
    ],
    introduction: [
      fill(isOnly ? texts.creditIntroduction : texts.creditPart, values),
      ...getLowered(credit),
      ...(reason === '' ? [] : [fill(texts.creditReason, { reason })]),
    ],
    ...creditedPart(corrected, credit),
    notes: getGuarantees(settings, isForConsumer(document) ? 'consumer' : 'professional'),
    ...getLayout(document),
  };
}

/** Returns how a deposit that is asked for is paid; a professional also reads about late interest and the flat 40 €. */
function depositNote(
  { number, dueOn, settings }: Issue,
  customer: ReceivedDeposit['contract']['customer_kind'],
): PricedDocument['notes'][number] {
  const { iban, legal_name: name } = settings.company;
  const { title, depositAsked, bank, late } = texts.terms;
  const asked = [fill(depositAsked, { date: formatLongDate(dueOn) }), fill(bank, { iban, name, number })];
  return { title, paragraphs: customer === 'professional' ? [...asked, late] : asked };
}

/** Returns the invoice of a deposit, received or asked for: one line per VAT rate of its contract. */
export function depositDocument(
  { contract, charge, amount_cents, received }: ReceivedDeposit,
  settled_cents: number,
  issue: Issue,
): PricedDocument {
  const { number, issuedOn, dueOn, settings } = issue;
  const { shares, totals } = getDepositBill(charge, amount_cents);
  const service = contract.service_type;
  const reference = getReference(contract);
  const line = contract.quote_id === null ? texts.depositOrderLine : texts.depositLine;
  const date = received === null ? '' : formatLongDate(received.day);
  return {
    title: texts.titles.deposit,
    number,
    subject: fill(texts.depositSubject, { service }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      received === null ? dated(FACTS.dueOn, dueOn) : dated(FACTS.receivedOn, received.day),
      reference,
      { label: FACTS.category, value: texts.services },
    ],
    ...getIssuer(settings),
    parties: toParties(contract),
    introduction: [],
    lines: shares.map(({ rate, net_cents }) => ({
      label: fill(line, { number: reference.value, service }),
      quantity_milli: 1000,
      unit: 'forfait',
      unit_price_cents: net_cents,
      vat_rate: rate,
    })),
    totals,
    vat_note: charge.vat_note,
    settled:
      received === null
        ? getReceived(settled_cents)
        : [{ label: fill(texts.depositSettled, { date, means: received.means }), cents: amount_cents }],
    due: { label: getDueLabel(charge), cents: amount_cents - settled_cents },
    notes: [
      settled_cents < amount_cents
        ? depositNote(issue, contract.customer_kind)
        : { title: texts.terms.title, paragraphs: [texts.terms.depositPaid] },
      ...getGuarantees(settings, contract.customer_kind),
    ],
    ...getLayout(charge),
  };
}

/** Returns the invoice of the works done before a withdrawal, less what was received on their contract. */
export function begunWorksDocument(
  { contract, charge, amount_cents }: Omit<ReceivedDeposit, 'received'>,
  settled: number,
  issue: Issue,
): PricedDocument {
  const { number, issuedOn, dueOn, settings } = issue;
  const { shares, totals } = getDepositBill(charge, amount_cents);
  const reference = getReference(contract);
  const label = fill(texts.begunLine, { quote: reference.value });
  const { title, text } = texts.begunNote;
  return {
    title: texts.titles.invoice,
    number,
    subject: fill(texts.begunSubject, { service: contract.service_type }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      dated(FACTS.dueOn, dueOn),
      reference,
      { label: FACTS.category, value: texts.services },
    ],
    ...getIssuer(settings),
    parties: toParties(contract),
    introduction: [],
    lines: shares.map(({ rate, net_cents }) => ({
      ...{ label, quantity_milli: 1000, unit: 'forfait' },
      unit_price_cents: net_cents,
      vat_rate: rate,
    })),
    totals,
    vat_note: charge.vat_note,
    settled: getReceived(settled),
    due: { label: getDueLabel(charge), cents: amount_cents - settled },
    notes: [
      { title, paragraphs: [text] },
      ...(settled < amount_cents ? [paymentNote(issue, contract.customer_kind)] : []),
      ...getGuarantees(settings, contract.customer_kind),
    ],
    ...getLayout(charge),
  };
}
