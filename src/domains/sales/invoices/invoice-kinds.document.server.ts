import { getDepositBill, reversePrices } from '#src/domains/sales/pricing/bill.rules.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import { dated, getGuarantees, getIssuer, type Issue, toParties } from './invoice.document.server.ts';
import { quoteReference } from './invoice.rules.ts';
import { INVOICE_PDF_TEXTS as texts } from './invoice-pdf.texts.ts';

const { facts: FACTS } = texts;

/** Returns the credit note of an invoice, exact to the cent. */
export function creditDocument(
  { document, number: credited, issued_on }: { document: PricedDocument; number: string; issued_on: string },
  { number, issuedOn, settings }: Issue,
): PricedDocument {
  const reversed = reversePrices(document);
  const date = formatLongDate(issued_on);
  return {
    ...document,
    ...getIssuer(settings),
    title: texts.titles.credit,
    number,
    subject: fill(texts.creditSubject, { number: credited }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      { label: FACTS.credits, value: fill(texts.creditsFact, { number: credited, date }) },
      { label: FACTS.category, value: texts.services },
    ],
    introduction: [fill(texts.creditIntroduction, { number: credited, date })],
    ...reversed,
    due: reversed.due && { label: texts.creditDue, cents: reversed.due.cents },
    notes: getGuarantees(settings),
  };
}

/** Returns how a deposit that is asked for is paid. */
function depositNote({ number, dueOn, settings }: Issue): PricedDocument['notes'][number] {
  const { iban, legal_name: name } = settings.company;
  const { title, depositAsked, bank } = texts.terms;
  return {
    title,
    paragraphs: [fill(depositAsked, { date: formatLongDate(dueOn) }), fill(bank, { iban, name, number })],
  };
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
      means === null ? depositNote(issue) : { title: texts.terms.title, paragraphs: [texts.terms.depositPaid] },
      ...getGuarantees(settings),
    ],
  };
}
