import { getVatRegime } from '#src/domains/sales/pricing/charge.rules.ts';
import { exactEuros } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import { isUntaxed } from '#src/kernel/vat-regime.ts';
import { dated, getIssuer, type Issue, toParties } from './invoice.document.server.ts';
import { INVOICE_PDF_TEXTS } from './invoice-pdf.texts.ts';
import type { Refund } from './refund-notice.contract.ts';

const { refund: texts, facts: FACTS, titles } = INVOICE_PDF_TEXTS;

/** Returns the notice of money that was given back: a sum without prices and tax, which are on its invoices. */
export function refundDocument(refund: Refund, { number, issuedOn, settings }: Issue): PricedDocument {
  const { amount_cents: cents, means, payment, subject, client_name: name, client_email: email } = refund;
  const amount = exactEuros(cents);
  const isTaxed = !isUntaxed(getVatRegime(settings));
  const note = isTaxed ? `${texts.note.text} ${texts.note.tax}` : texts.note.text;
  return {
    title: titles.refund,
    number,
    subject: fill(texts.subject, { amount }),
    facts: [
      dated(FACTS.issuedOn, issuedOn),
      dated(texts.refundedOn, refund.refunded_on),
      { label: texts.means, value: means },
      { label: texts.payment, value: payment },
      ...(subject === '' ? [] : [{ label: texts.concerns, value: subject }]),
    ],
    ...getIssuer(settings),
    parties: toParties({ name, email, phone: '', address: '' }),
    introduction: [fill(texts.text, { amount, means })],
    lines: [],
    totals: { net_cents: 0, vat: [], vat_cents: 0, gross_cents: 0 },
    vat_note: '',
    settled: [],
    due: { label: texts.amount, cents },
    notes: [{ title: texts.note.title, paragraphs: [note] }],
  };
}
