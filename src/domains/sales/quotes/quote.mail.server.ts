import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { exactEuros } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { type Attachment, sendMail } from '#src/platform/mail/mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { QUOTE_ACCEPTANCE_TEXTS as acceptance } from './quote-acceptance.texts.ts';
import { QUOTE_LINK_TEXTS as texts } from './quote-link.texts.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

export interface Company {
  name: string;
  phone: string;
  email: string;
}

type Values = Record<string, string>;
interface Sentences {
  subject: string;
  title: string;
  paragraphs: readonly string[];
}

/** Returns the URL of a personal link; without a token, that of the customer's account. */
export const offerLink = (token: string | undefined): string =>
  publicLink(token === undefined ? href('/quotes') : href('/devis', { token }));

/** Returns a devis as an email attachment. */
export const attachedQuote = (number: string, bytes: Uint8Array): Attachment => ({
  name: `devis-${number}.pdf`,
  type: 'application/pdf',
  base64: Buffer.from(bytes).toString('base64'),
});

interface CustomerEmail {
  to: string;
  sentences: Sentences;
  values: Values;
  company: Company;
  button: { label: string; url: string };
  pdf?: Attachment | undefined;
  isAutomatic: boolean;
}

/** Sends one of the quote emails to the customer. */
export async function sendQuoteEmail(mail: CustomerEmail): Promise<void> {
  const { to, sentences, company, button, pdf, isAutomatic } = mail;
  const values = { ...mail.values, company: company.name };
  const parts = emailContent({
    title: fill(sentences.title, values),
    paragraphs: sentences.paragraphs.map((paragraph) => fill(paragraph, values)).filter((text) => text !== ''),
    action: button,
    footer: [company.name, company.phone].filter(Boolean).join(' – '),
  });
  await sendMail({
    to,
    ...(company.email !== '' && { replyTo: company.email }),
    subject: fill(sentences.subject, values),
    automatic: isAutomatic,
    ...(pdf && { attachments: [pdf] }),
    ...parts,
  });
}

interface Offer {
  quote: QuoteRecord;
  document: PricedDocument;
  company: Company;
  token: string;
  pdf: Attachment;
}

/** Sends the devis with the customer's personal link. */
export const sendOfferEmail = ({ quote, document, company, token, pdf }: Offer): Promise<void> =>
  sendQuoteEmail({
    to: quote.email,
    sentences: texts.offer,
    values: {
      number: document.number,
      name: quote.name,
      service: quote.service_type,
      gross: exactEuros(document.totals.gross_cents),
      date: formatLongDate(`${quote.valid_until}T12:00:00Z`),
    },
    company,
    button: { label: texts.offer.button, url: offerLink(token) },
    pdf,
    isAutomatic: false,
  });

interface RecordedAgreement {
  to: string;
  values: { name: string; number: string; means: string; gross: string; date: string; hash: string };
  company: Company;
  /** Last day for a withdrawal; null when none is possible. */
  withdrawalUntil: string | null;
  token: string | undefined;
  bytes: Uint8Array;
}

/** Sends the customer the document of an agreement that the office has recorded. */
export async function sendAgreementEmail({ withdrawalUntil: end, token, bytes, ...mail }: RecordedAgreement) {
  const { acceptedMail: sentences } = acceptance;
  const until = end === null ? [] : [fill(sentences.withdrawal, { until: formatLongDate(`${end}T12:00:00Z`) })];
  await sendQuoteEmail({
    ...mail,
    sentences: { ...sentences, paragraphs: [...sentences.paragraphs, ...until, sentences.mistake, sentences.proof] },
    button: { label: acceptance.button, url: offerLink(token) },
    pdf: attachedQuote(mail.values.number, bytes),
    isAutomatic: false,
  });
}

interface CancelledAgreement {
  to: string;
  values: { name: string; number: string; gross: string; date: string; reason: string };
  company: Company;
}

/** Informs the customer that the office has cancelled the acceptance. */
export const sendCancellationEmail = (mail: CancelledAgreement): Promise<void> =>
  sendQuoteEmail({
    ...mail,
    sentences: acceptance.cancelledMail,
    button: { label: acceptance.button, url: offerLink(undefined) },
    isAutomatic: false,
  });
