import type { OrderRecord } from '#src/domains/sales/orders/order.contract.ts';
import { getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.views.ts';
import { type BilledAmounts, deductDeposits } from '#src/domains/sales/pricing/bill.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { statusLine } from '#src/domains/settings/legal-identity.views.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { getLayout } from '#src/kernel/document-parts.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import type { ReceivedDeposit } from './deposit.contract.ts';
import { PAYMENT_DAYS } from './invoice.rules.ts';
import { INVOICE_PDF_TEXTS as texts } from './invoice-pdf.texts.ts';

const { facts: FACTS, parties: PARTIES, terms: TERMS } = texts;

/** Earlier invoice: a billed deposit, or the invoice a credit note cancels. */
export interface EarlierInvoice extends BilledAmounts {
  number: string;
  issued_on: string;
}

export interface Issue {
  number: string;
  issuedOn: string;
  dueOn: string;
  settings: Settings;
}

export const dated = (label: string, day: string) => ({ label, value: formatLongDate(day) });

/** Returns the issuer's data for the header and the footer. */
export function getIssuer(settings: Settings): Pick<PricedDocument, 'issuer' | 'footer'> {
  const legalIdentity = toLegalIdentity(settings);
  const siret = fill(texts.company.siret, { siret: legalIdentity.siret });
  const vat = legalIdentity.vatNumber && fill(texts.company.vat, { vat: legalIdentity.vatNumber });
  const status = statusLine(legalIdentity);
  const phone = fill(texts.company.phone, { phone: legalIdentity.phone });
  return {
    issuer: {
      title: '',
      name: legalIdentity.legalName,
      lines: [status, legalIdentity.seat, phone, legalIdentity.email, siret, vat].filter(Boolean),
    },
    footer: [
      [legalIdentity.legalName, status, legalIdentity.seat].filter(Boolean).join(' – '),
      [siret, vat].filter(Boolean).join(' – '),
    ],
  };
}

interface Client {
  name: string;
  email: string;
  phone: string;
  address: string;
}

export const toParties = ({ name, email, phone, address }: Client): PricedDocument['parties'] => [
  { title: PARTIES.client, name, lines: [address, phone, email].filter(Boolean) },
  ...(address === '' ? [] : [{ title: PARTIES.place, name: address, lines: [] }]),
];

type CustomerKind = OrderRecord['customer_kind'];

/** Returns the label of the amount still to be paid. */
export const getDueLabel = ({ vat_note }: Pick<PricedDocument, 'vat_note'>): string =>
  vat_note === '' ? texts.due : DOCUMENT_TEXTS.untaxed.due;

/** Returns the line of received money that no deposit invoice bills; none of nothing. */
export const getReceived = (cents: number): PricedDocument['settled'] =>
  cents > 0 ? [{ label: texts.received, cents }] : [];

/** Returns the insurance note of every document, and the mediation note of a consumer's. */
export function getGuarantees(settings: Settings, customer: CustomerKind): PricedDocument['notes'] {
  const { insurer, insurancePolicy, insuranceCover, mediator } = toLegalIdentity(settings);
  const policy = insurancePolicy && fill(texts.insurance.policy, { policy: insurancePolicy });
  return [
    {
      title: texts.insurance.title,
      paragraphs: [fill(texts.insurance.text, { insurer, policy, cover: insuranceCover })],
    },
    ...(customer === 'consumer'
      ? [{ title: texts.mediation.title, paragraphs: [fill(texts.mediation.text, { mediator })] }]
      : []),
  ];
}

/** Returns how an invoice is paid; a professional also reads about discount, late interest and the flat 40 €. */
export function paymentNote(
  { number, dueOn, settings }: Issue,
  customer: CustomerKind,
): PricedDocument['notes'][number] {
  const { iban, legal_name: name } = settings.company;
  return {
    title: TERMS.title,
    paragraphs: [
      fill(TERMS.when, { days: PAYMENT_DAYS, date: formatLongDate(dueOn) }),
      fill(TERMS.bank, { iban, name, number }),
      ...(customer === 'professional' ? [TERMS.late] : []),
    ],
  };
}

/** Returns the printed number of a contract, and the label of its fact. */
export const getReference = ({ quote_id, order_id }: ReceivedDeposit['contract']): { label: string; value: string } =>
  quote_id === null
    ? { label: FACTS.order, value: fill(texts.number, { number: getInvoiceNumber(order_id ?? 0) }) }
    : { label: FACTS.quote, value: quoteNumber(quote_id) };

/** Returns the office's description of a direct order; a quote's is its customer's message, which is never printed. */
const getWorks = ({ quote_id, description }: OrderRecord): string[] =>
  quote_id !== null || description === '' ? [] : [description];

const toTaken = ({ number, issued_on, vat_cents, gross_cents }: EarlierInvoice) => ({
  label: fill(vat_cents === 0 ? texts.depositTakenUntaxed : texts.depositTaken, {
    number,
    date: formatLongDate(issued_on),
    vat: exactEuros(vat_cents),
  }),
  cents: gross_cents,
});

interface BilledWorks {
  order: OrderRecord;
  charge: Charge;
  /** Deposits already billed on the same quote. */
  deposits: readonly EarlierInvoice[];
  /** Money received that no deposit invoice bills. */
  received_cents: number;
}

/** Returns the invoice of an order: its works, less the deposits billed before and other money received. */
export function orderInvoiceDocument(
  { order, charge, deposits, received_cents }: BilledWorks,
  issue: Issue,
): PricedDocument {
  const { number, issuedOn, dueOn } = issue;
  const { lines, totals, vat_note } = charge;
  const due = deductDeposits(totals, deposits).gross_cents - received_cents;
  return {
    title: texts.titles.invoice,
    number,
    subject: order.service,
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      ...(order.service_date === null ? [] : [dated(FACTS.workedOn, order.service_date)]),
      dated(FACTS.dueOn, dueOn),
      { label: FACTS.order, value: fill(texts.number, { number: getInvoiceNumber(order.id) }) },
      ...(order.quote_id === null ? [] : [{ label: FACTS.quote, value: quoteNumber(order.quote_id) }]),
      { label: FACTS.category, value: texts.services },
    ],
    ...getIssuer(issue.settings),
    parties: toParties({
      name: order.client_name,
      email: order.client_email,
      phone: order.client_phone,
      address: order.address,
    }),
    introduction: getWorks(order),
    lines,
    totals,
    vat_note,
    settled: [...deposits.map(toTaken), ...getReceived(received_cents)],
    due: { label: due < 0 ? texts.overpaid : getDueLabel(charge), cents: due },
    notes: [paymentNote(issue, order.customer_kind), ...getGuarantees(issue.settings, order.customer_kind)],
    ...getLayout(charge),
  };
}
