import { getDocumentCharge, getOrderCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Voided } from '#src/domains/sales/pricing/paper.rules.ts';
import { formLine, registryLine } from '#src/domains/settings/legal-identity.views.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import { toEuros, toLineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { OrderRecord } from './order.contract.ts';
import type { IssuedSheet, PrintableInvoice, VoidedMoney } from './order-invoice.contract.ts';
import { ORDER_INVOICE_TEXTS } from './order-invoice.texts.ts';

export const PAYMENT_TERMS_DAYS = 30;
const NUMBER_DIGITS = 6;

export const getInvoiceNumber = (orderId: number): string => String(orderId).padStart(NUMBER_DIGITS, '0');

function getCompany({ general, company }: Pick<Settings, 'general' | 'company'>): PrintableInvoice['company'] {
  const town = [company.postal_code, company.city].filter(Boolean).join(' ');
  return {
    name: company.legal_name || general.site_name,
    legal_form: formLine({ legalForm: company.legal_form, capital: company.capital }),
    street: company.street || (town === '' ? general.address : ''),
    town,
    phone: general.contact_phone,
    email: general.contact_email,
    siret: company.siret,
    registry: registryLine(company),
    vat_number: company.vat_number,
    iban: company.iban,
    insurance: [company.insurer, company.insurance_policy, company.insurance_cover].filter(Boolean).join(', '),
  };
}

interface IssuedRow {
  number: string;
  issued_on: string;
  due_on: string;
  /** The document's JSON. */
  document: string;
  /** 0 or 1. */
  is_demo: number;
  /** Amount billed, less credit notes. */
  standing_cents: number;
  paid_cents: number;
  credit_number: string | null;
  voided: readonly Voided[];
}

/** Returns the issued invoice with its payment state. */
function toIssued(row: IssuedRow): IssuedSheet {
  const { number, document, is_demo, standing_cents, paid_cents, credit_number, voided } = row;
  const due = Math.max(0, Number(standing_cents) - paid_cents);
  const isCredited = credit_number !== null && Number(standing_cents) <= 0;
  const open = due === 0 ? 'paid' : paid_cents > 0 ? 'part' : 'open';
  return {
    number,
    state: isCredited ? 'credited' : open,
    paid: toEuros(paid_cents),
    due: toEuros(due),
    credited_by: isCredited ? credit_number : null,
    document: { ...JSON.parse(document), ...(is_demo === 1 && { mark: DOCUMENT_TEXTS.demonstration }) },
    voided: voided.map((one) => ({ number: one.number, amount: toEuros(one.cents) })),
  };
}

/** Returns what a reader of the paper must know: money that it deducted no longer counts. */
export const describeVoided = (voided: readonly VoidedMoney[]): string[] =>
  voided.map(({ number, amount }) =>
    fill(ORDER_INVOICE_TEXTS.voided, { number, amount: formatAmount(amount, 'document') }),
  );

/** Returns number, days, payment state and charge: those of the issued invoice, else of a preview. */
function getSheet(order: OrderRecord, row: IssuedRow | undefined) {
  if (row === undefined) {
    return {
      head: {
        number: getInvoiceNumber(order.id),
        date: parisDay(new Date(order.created_at)),
        due_date: order.deadline,
      },
      isPaid: order.status === 'terminé',
      charge: getOrderCharge(order),
      issued: null,
    };
  }
  const issued = toIssued(row);
  const { number, issued_on: date, due_on: due_date } = row;
  const charge = getDocumentCharge(issued.document);
  return { head: { number, date, due_date }, isPaid: issued.state === 'paid', charge, issued };
}

/** Returns the content of an order's printed invoice: a preview, or the issued one once it exists. */
export function printableInvoice(
  order: OrderRecord,
  settings: Pick<Settings, 'general' | 'company'>,
  row?: IssuedRow,
): PrintableInvoice {
  const { head, isPaid, charge, issued } = getSheet(order, row);
  const { lines, totals, vat_note } = charge;
  return {
    order_id: order.id,
    ...head,
    payment_terms_days: PAYMENT_TERMS_DAYS,
    status: isPaid ? 'Payé' : 'En attente',
    client: {
      name: order.client_name,
      email: order.client_email,
      phone: order.client_phone,
      address: order.address,
    },
    service: order.service,
    // A quote's description is its customer's message, which is never printed as the service.
    description: order.quote_id === null ? order.description : '',
    lines: lines.map(toLineView),
    vat_note,
    issued,
    net: toEuros(totals.net_cents),
    vat: totals.vat.map(({ rate, net_cents, vat_cents }) => ({
      rate,
      net: toEuros(net_cents),
      vat: toEuros(vat_cents),
    })),
    vat_total: toEuros(totals.vat_cents),
    total: toEuros(totals.gross_cents),
    company: getCompany(settings),
  };
}
