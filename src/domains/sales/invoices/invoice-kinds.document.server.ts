import { type CreditBill, getDepositBill } from '#src/domains/sales/pricing/bill.rules.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { exactEuros } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import type { InvoiceKind } from './invoice.contract.ts';
import { dated, getGuarantees, getIssuer, type Issue, paymentNote, toParties } from './invoice.document.server.ts';
import { quoteReference } from './invoice.rules.ts';
import { INVOICE_PDF_TEXTS as texts } from './invoice-pdf.texts.ts';

const { facts: FACTS } = texts;

/** Invoice that a credit note corrects. */
interface Corrected {
  document: PricedDocument;
  number: string;
  issued_on: string;
  kind: InvoiceKind;
}

/** Lines and sums of a credit note: those of the invoice when nothing else was credited, else one line per rate. */
function creditedPart({ document, number, kind }: Corrected, { totals, shares }: CreditBill, isOnly: boolean) {
  const due = { label: texts.creditDue, cents: totals.gross_cents };
  const { lines } = document;
  // What was paid on a deposit is no part of its price; what a final invoice deducted is not given back by its credit.
  if (isOnly) return { lines, totals: document.totals, settled: kind === 'invoice' ? document.settled : [], due };
  const line = { label: fill(texts.creditLine, { number }), quantity_milli: 1000, unit: 'forfait' };
  return {
    lines: shares.map(({ rate, net_cents }) => ({ ...line, unit_price_cents: net_cents, vat_rate: rate })),
    totals,
    settled: [],
    due,
  };
}

/** Returns whether an issued document is addressed to a consumer, as it says itself. */
const isForConsumer = ({ notes }: PricedDocument): boolean =>
  notes.some(({ title }) => title === texts.mediation.title);

/** Returns the credit note of an invoice or of a part of it, with positive amounts, exact to the cent. */
export function creditDocument(
  corrected: Corrected,
  { bill, isOnly, reason }: { bill: CreditBill; isOnly: boolean; reason: string },
  { number, issuedOn, settings }: Issue,
): PricedDocument {
  const { document, number: credited, issued_on } = corrected;
  const values = { number: credited, date: formatLongDate(issued_on), amount: exactEuros(bill.totals.gross_cents) };
  const introduction = isOnly ? texts.creditIntroduction : texts.creditPart;
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
    introduction: [fill(introduction, values), ...(reason === '' ? [] : [fill(texts.creditReason, { reason })])],
    ...creditedPart(corrected, bill, isOnly),
    notes: getGuarantees(settings, isForConsumer(document) ? 'consumer' : 'professional'),
  };
}

/** Returns how a deposit that is asked for is paid; a professional also reads about late interest and the flat 40 €. */
function depositNote(
  { number, dueOn, settings }: Issue,
  customer: ReceivedDeposit['quote']['customer_kind'],
): PricedDocument['notes'][number] {
  const { iban, legal_name: name } = settings.company;
  const { title, depositAsked, bank, late } = texts.terms;
  const asked = [fill(depositAsked, { date: formatLongDate(dueOn) }), fill(bank, { iban, name, number })];
  return { title, paragraphs: customer === 'professional' ? [...asked, late] : asked };
}

/** Returns the invoice of a deposit, received or asked for: one line per VAT rate of its quote. */
export function depositDocument({ quote, charge, amount_cents, means }: ReceivedDeposit, issue: Issue): PricedDocument {
  const { number, issuedOn, dueOn, settings } = issue;
  const { shares, totals } = getDepositBill(charge, amount_cents);
  const service = quote.service_type;
  return {
    title: texts.titles.deposit,
    number,
    subject: fill(texts.depositSubject, { service }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      means === null ? dated(FACTS.dueOn, dueOn) : dated(FACTS.receivedOn, issuedOn),
      { label: FACTS.quote, value: quoteReference(quote.id) },
      { label: FACTS.category, value: texts.services },
    ],
    ...getIssuer(settings),
    parties: toParties(quote),
    introduction: [],
    lines: shares.map(({ rate, net_cents }) => ({
      label: fill(texts.depositLine, { quote: quoteReference(quote.id), service }),
      quantity_milli: 1000,
      unit: 'forfait',
      unit_price_cents: net_cents,
      vat_rate: rate,
    })),
    totals,
    vat_note: charge.vat_note,
    settled:
      means === null
        ? []
        : [{ label: fill(texts.depositSettled, { date: formatLongDate(issuedOn), means }), cents: amount_cents }],
    due: { label: texts.due, cents: means === null ? amount_cents : 0 },
    notes: [
      means === null
        ? depositNote(issue, quote.customer_kind)
        : { title: texts.terms.title, paragraphs: [texts.terms.depositPaid] },
      ...getGuarantees(settings, quote.customer_kind),
    ],
  };
}

/** Returns the invoice of the works done before a withdrawal, less what was received on their contract. */
export function begunWorksDocument(
  { quote, charge, amount_cents }: Omit<ReceivedDeposit, 'means'>,
  received_cents: number,
  issue: Issue,
): PricedDocument {
  const { number, issuedOn, dueOn, settings } = issue;
  const { shares, totals } = getDepositBill(charge, amount_cents);
  const reference = quoteReference(quote.id);
  const label = fill(texts.begunLine, { quote: reference });
  const settled = Math.min(received_cents, amount_cents);
  const { title, text } = texts.begunNote;
  return {
    title: texts.titles.invoice,
    number,
    subject: fill(texts.begunSubject, { service: quote.service_type }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      dated(FACTS.dueOn, dueOn),
      { label: FACTS.quote, value: reference },
      { label: FACTS.category, value: texts.services },
    ],
    ...getIssuer(settings),
    parties: toParties(quote),
    introduction: [],
    lines: shares.map(({ rate, net_cents }) => ({
      ...{ label, quantity_milli: 1000, unit: 'forfait' },
      unit_price_cents: net_cents,
      vat_rate: rate,
    })),
    totals,
    vat_note: charge.vat_note,
    settled: settled > 0 ? [{ label: texts.begunSettled, cents: settled }] : [],
    due: { label: texts.due, cents: amount_cents - settled },
    notes: [
      { title, paragraphs: [text] },
      ...(settled < amount_cents ? [paymentNote(issue, quote.customer_kind)] : []),
      ...getGuarantees(settings, quote.customer_kind),
    ],
  };
}
