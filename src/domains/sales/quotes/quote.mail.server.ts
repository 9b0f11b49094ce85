import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import { href } from '#src/kernel/href.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { type Attachment, sendMail } from '#src/platform/mail/mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { QUOTE_ACCEPTANCE_TEXTS as acceptance } from './quote-acceptance.texts.ts';
import { getLinkTexts, getLinkValues, getOfficeTexts } from './quote-amendment.views.ts';
import { getTerms, hasWithdrawal, unpaidUntil, withdrawalEnd } from './quote-contract.rules.ts';
import type { Decision } from './quote-link.contract.ts';
import { QUOTE_LINK_TEXTS as QUOTES } from './quote-link.texts.ts';
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
    sentences: getLinkTexts(document).offer,
    values: {
      ...getLinkValues(document),
      name: quote.name,
      service: quote.service_type,
      gross: getTotalText(document.totals.gross_cents, document),
      date: formatLongDate(`${quote.valid_until}T12:00:00Z`),
    },
    company,
    button: { label: getLinkTexts(document).offer.button, url: offerLink(token) },
    pdf,
    isAutomatic: false,
  });

interface Decided {
  quote: QuoteRecord;
  /** Stored answer, with the words that the customer agreed to. */
  answer: {
    decision: Decision;
    by: { name: string };
    at: string;
    statement: string;
    document: PricedDocument;
    documentHash: string;
  };
  company: Company;
  today: string;
  token: string | undefined;
  bytes: Uint8Array<ArrayBufferLike> | null;
}

/** Sends the customer the answer that they gave, with the accepted document. */
export async function sendDecisionEmail({ quote, answer, company, today, token, bytes }: Decided) {
  const { decision, at, statement, document, documentHash: hash } = answer;
  const until = formatLongDate(`${withdrawalEnd(at)}T12:00:00Z`);
  const last = unpaidUntil({ accepted_on: null, created_at: at, document }, today);
  const texts = getLinkTexts(document);
  await sendQuoteEmail({
    to: quote.email,
    sentences: texts[decision],
    values: {
      ...{ ...getLinkValues(document), name: answer.by.name, statement, hash },
      gross: getTotalText(document.totals.gross_cents, document),
      time: formatDateTime(at),
      unpaid: last === null ? '' : fill(QUOTES.acceptedUnpaid, { date: formatLongDate(`${last}T12:00:00Z`) }),
      right: hasWithdrawal(getTerms(document)) ? fill(QUOTES.acceptedRight, { until }) : '',
    },
    company,
    button: { label: texts.button, url: offerLink(token) },
    pdf: bytes === null ? undefined : attachedQuote(document.number, bytes),
    isAutomatic: true,
  });
}

interface RecordedAgreement {
  to: string;
  document: PricedDocument;
  values: Values;
  company: Company;
  /** Last day for a withdrawal; null when none is possible. */
  withdrawalUntil: string | null;
  token: string | undefined;
  bytes: Uint8Array;
}

/** Sends the customer the document of an agreement that the office has recorded. */
export async function sendAgreementEmail({ withdrawalUntil: end, token, bytes, document, ...mail }: RecordedAgreement) {
  const { withdrawal, mistake, proof } = acceptance.acceptedMail;
  const { acceptedMail: sentences } = getOfficeTexts(document);
  const until = end === null ? [] : [fill(withdrawal, { until: formatLongDate(`${end}T12:00:00Z`) })];
  await sendQuoteEmail({
    ...mail,
    sentences: { ...sentences, paragraphs: [...sentences.paragraphs, ...until, mistake, proof] },
    button: { label: acceptance.button, url: offerLink(token) },
    pdf: attachedQuote(document.number, bytes),
    isAutomatic: false,
  });
}

interface CancelledAgreement {
  to: string;
  document: PricedDocument;
  values: Values;
  company: Company;
}

/** Informs the customer that the office has cancelled the acceptance. */
export const sendCancellationEmail = ({ document, ...mail }: CancelledAgreement): Promise<void> =>
  sendQuoteEmail({
    ...mail,
    sentences: getOfficeTexts(document).cancelledMail,
    button: { label: acceptance.button, url: offerLink(undefined) },
    isAutomatic: false,
  });

interface Withdrawn {
  quote: Pick<QuoteRecord, 'email'>;
  decision: { name: string; created_at: string; document: PricedDocument };
  /** Instant of the withdrawal. */
  at: string;
  token?: string | undefined;
  company: Company;
}

/** Queues the confirmation of a withdrawal, if the customer gave an address. */
export async function sendWithdrawalEmail({ quote, decision, at, token, company }: Withdrawn): Promise<void> {
  if (quote.email === '') return;
  const { name, created_at, document } = decision;
  const gross = getTotalText(document.totals.gross_cents, document);
  const texts = getLinkTexts(document);
  await sendQuoteEmail({
    to: quote.email,
    sentences: texts.withdrawal,
    values: { ...getLinkValues(document), name, gross, time: formatDateTime(at), accepted: formatDateTime(created_at) },
    company,
    button: { label: texts.button, url: offerLink(token) },
    isAutomatic: true,
  });
}
