import type { OrderRecord } from '#src/domains/sales/orders/order.contract.ts';
import { invoiceNumberOf } from '#src/domains/sales/orders/order-invoice.rules.ts';
import { type BilledAmounts, deductDeposits } from '#src/domains/sales/pricing/bill.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { companyPapersOf } from '#src/domains/settings/legal-identity.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { exactEuros } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import { PAYMENT_DAYS, quoteReference } from './invoice.rules.ts';
import { INVOICE_PAPER_TEXTS as texts } from './invoice-paper.texts.ts';

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
export function issuerOf(settings: Settings): Pick<PricedDocument, 'issuer' | 'footer'> {
  const papers = companyPapersOf(settings);
  const capital = papers.capital && fill(texts.company.capital, { capital: papers.capital });
  const siret = fill(texts.company.siret, { siret: papers.siret });
  const vat = papers.vatNumber && fill(texts.company.vat, { vat: papers.vatNumber });
  const form = [papers.legalForm, capital].filter(Boolean).join(' ');
  const phone = fill(texts.company.phone, { phone: papers.phone });
  return {
    issuer: {
      title: '',
      name: papers.legalName,
      lines: [form, papers.seat, phone, papers.email, siret, vat].filter(Boolean),
    },
    footer: [
      [papers.legalName, form, papers.seat].filter(Boolean).join(' – '),
      [siret, papers.registry, vat].filter(Boolean).join(' – '),
    ],
  };
}

interface Client {
  name: string;
  email: string;
  phone: string;
  address: string;
}

export const partiesOf = ({ name, email, phone, address }: Client): PricedDocument['parties'] => [
  { title: PARTIES.client, name, lines: [address, phone, email].filter(Boolean) },
  ...(address === '' ? [] : [{ title: PARTIES.place, name: address, lines: [] }]),
];

/** Returns the insurance and mediation notes of every document. */
export function guaranteesOf(settings: Settings): PricedDocument['notes'] {
  const { insurer, insurancePolicy, insuranceCover, mediator } = companyPapersOf(settings);
  const policy = insurancePolicy && fill(texts.insurance.policy, { policy: insurancePolicy });
  return [
    {
      title: texts.insurance.title,
      paragraphs: [fill(texts.insurance.text, { insurer, policy, cover: insuranceCover })],
    },
    { title: texts.mediation.title, paragraphs: [fill(texts.mediation.text, { mediator })] },
  ];
}

function paymentNote({ number, dueOn, settings }: Issue): PricedDocument['notes'][number] {
  const { iban, legal_name: name } = settings.company;
  return {
    title: TERMS.title,
    paragraphs: [
      fill(TERMS.when, { days: PAYMENT_DAYS, date: formatLongDate(dueOn) }),
      fill(TERMS.bank, { iban, name, number }),
      TERMS.late,
    ],
  };
}

interface BilledWorks {
  order: OrderRecord;
  charge: Charge;
  /** Deposits already billed on the same quote. */
  deposits: readonly EarlierInvoice[];
}

/** Returns the invoice of an order: its works, less the deposits billed before. */
export function orderInvoiceDocument({ order, charge, deposits }: BilledWorks, issue: Issue): PricedDocument {
  const { number, issuedOn, dueOn } = issue;
  const { lines, totals, vat_note } = charge;
  const { gross_cents: due } = deductDeposits(totals, deposits);
  return {
    title: texts.titles.invoice,
    number,
    subject: order.service,
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      dated(FACTS.workedOn, order.deadline),
      dated(FACTS.dueOn, dueOn),
      { label: FACTS.order, value: fill(texts.number, { number: invoiceNumberOf(order.id) }) },
      ...(order.quote_id === null ? [] : [{ label: FACTS.quote, value: quoteReference(order.quote_id) }]),
      { label: FACTS.category, value: texts.services },
    ],
    ...issuerOf(issue.settings),
    parties: partiesOf({
      name: order.client_name,
      email: order.client_email,
      phone: order.client_phone,
      address: order.address,
    }),
    // The lines state the work done; the customer's original message does not belong on an invoice.
    introduction: order.lines.length > 0 || order.description === '' ? [] : [order.description],
    lines,
    totals,
    vat_note,
    settled: deposits.map((deposit) => ({
      label: fill(texts.depositTaken, {
        number: deposit.number,
        date: formatLongDate(deposit.issued_on),
        vat: exactEuros(deposit.vat_cents),
      }),
      cents: deposit.gross_cents,
    })),
    due: { label: due < 0 ? texts.overpaid : texts.due, cents: due },
    notes: [paymentNote(issue), ...guaranteesOf(issue.settings)],
  };
}
