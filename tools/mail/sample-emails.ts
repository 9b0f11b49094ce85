import { globSync, readFileSync } from 'node:fs';
import { sendInvitation, sendLoginAlert, sendResetEmail } from '#src/domains/accounts/auth/auth.mail.server.ts';
import {
  type SecurityNotice,
  sendOwnerSecurityNotice,
  sendOwnSecurityNotice,
} from '#src/domains/accounts/auth/security-notice.mail.server.ts';
import {
  sendAddressNotice,
  sendNewAddressEmail,
  sendVerificationEmail,
} from '#src/domains/accounts/auth/verification.mail.server.ts';
import { sendAnswerEmail } from '#src/domains/chat/chat.mail.server.ts';
import { companyEmail, sendAcknowledgement, sendReplyEmail } from '#src/domains/contact/contact.mail.server.ts';
import { sendConfirmationEmail, sendWelcomeEmail } from '#src/domains/newsletter/newsletter.mail.server.ts';
import { notificationEmail } from '#src/domains/notifications/notification.mail.server.ts';
import { sendInvoiceEmail } from '#src/domains/sales/invoices/invoice.mail.server.ts';
import { sendCancelledRefund, sendReceipt, sendRefundNotice } from '#src/domains/sales/payments/payment.mail.server.ts';
import {
  sendAgreementEmail,
  sendCancellationEmail,
  sendDecisionEmail,
  sendOfferEmail,
  sendQuoteEmail,
  sendWithdrawalEmail,
} from '#src/domains/sales/quotes/quote.mail.server.ts';
import { getLinkTexts } from '#src/domains/sales/quotes/quote-amendment.views.ts';
import { sendSettingsNotice } from '#src/domains/settings/setting.mail.server.ts';
import type { EmailContent } from '#src/kernel/email-content.ts';
import { db } from '#src/platform/database/database.server.ts';
import { emailContent, renderEmail } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import {
  AT,
  DOCUMENT,
  FACTS,
  INVOICE,
  LONG_WORD,
  MESSAGE,
  PAYMENT,
  PDF,
  PERSON,
  QUOTE,
  STAFF,
  TO,
  TOKEN,
} from './sample-values.ts';

export interface Company {
  name: string;
  phone: string;
  email: string;
}

export interface SampleEmail {
  name: string;
  html: string;
}

const getNotice = ({ name }: Company): SecurityNotice => ({
  change: 'address',
  detail: 'une.adresse.assez.longue.de.camille.martin@entreprise-de-couverture.example',
  account: PERSON,
  byName: '',
  userAgent: STAFF.userAgent,
  ip: STAFF.clientAddress,
  at: AT,
  company: name,
});

const mailCompany = (mail: { subject: string; content: EmailContent }): Promise<void> =>
  sendMail({ to: TO, automatic: true, ...mail });

const values = {
  ...{ number: '2026-0042', name: 'Camille Martin', service: 'Zinguerie', date: '26 novembre 2026' },
  ...{ gross: '4 400,00 €', means: 'devis signé sur papier', hash: TOKEN, reason: 'saisi sur le mauvais devis' },
};

/** One sample for each function that writes an email. */
const SAMPLES: Record<string, (company: Company) => Promise<void>> = {
  sendResetEmail: ({ name }) => sendResetEmail(PERSON, TOKEN, name),
  sendInvitation: ({ name }) => sendInvitation(PERSON, TOKEN, name),
  sendLoginAlert: ({ name }) =>
    sendLoginAlert({ ...PERSON, role: 'admin' }, { device: 'Firefox sur Linux', ip: '203.0.113.7', at: AT }, name),
  sendOwnSecurityNotice: (company) => sendOwnSecurityNotice(TO, getNotice(company), { token: TOKEN, days: 7 }),
  sendOwnerSecurityNotice: (company) => sendOwnerSecurityNotice(TO, getNotice(company)),
  sendVerificationEmail: ({ name }) => sendVerificationEmail(PERSON, TOKEN, name),
  sendNewAddressEmail: ({ name }) => sendNewAddressEmail(PERSON, TOKEN, name),
  sendAddressNotice: ({ name }) => sendAddressNotice(TO, getNotice({ name, phone: '', email: '' }).detail, TOKEN, name),
  sendAnswerEmail: (company) =>
    sendAnswerEmail(
      TO,
      [
        { sender_name: 'Karim', message: 'Bonjour, nous passons jeudi à 9 h.', hasPhoto: false },
        { sender_name: 'Karim', message: `Le modèle : ${LONG_WORD}`, hasPhoto: true },
      ],
      { token: TOKEN, conversation: { kind: 'd', id: 1, since: AT } },
      company,
    ),
  companyEmail: (company) => mailCompany(companyEmail(MESSAGE, company)),
  sendAcknowledgement: (company) => sendAcknowledgement(TO, undefined, company, FACTS),
  sendReplyEmail: (company) =>
    sendReplyEmail({ ...MESSAGE, isProven: true }, 'Nous passons jeudi.\n\nÀ bientôt.', company, ''),
  sendConfirmationEmail: (company) => sendConfirmationEmail(TO, TOKEN, company),
  sendWelcomeEmail: (company) => sendWelcomeEmail(TO, TOKEN, company),
  notificationEmail: ({ name }) =>
    mailCompany(
      notificationEmail(
        { title: 'Sauvegarde ancienne', message: 'La dernière a plus de 48 heures.', link: '/admin/settings/etat' },
        name,
      ),
    ),
  sendSettingsNotice: ({ name }) =>
    sendSettingsNotice({ site_name: name, contact_email: TO }, STAFF, 'Coordonnées bancaires modifiées'),
  sendInvoiceEmail: (company) => sendInvoiceEmail(INVOICE, { token: TOKEN, company, isAutomatic: true }),
  sendReceipt: (company) => sendReceipt(PAYMENT, company),
  sendRefundNotice: (company) =>
    sendRefundNotice(PAYMENT, { cents: 132_000, means: 'transfer', notice: { id: 1, number: 'R-2026-0001' }, company }),
  sendCancelledRefund: (company) => sendCancelledRefund(PAYMENT, 132_000, company),
  sendOfferEmail: (company) =>
    sendOfferEmail({
      quote: QUOTE,
      document: DOCUMENT,
      company,
      token: TOKEN,
      pdf: { name: 'devis.pdf', type: 'application/pdf', base64: 'JVBERg==' },
    }),
  sendQuoteEmail: (company) =>
    sendQuoteEmail({
      to: TO,
      sentences: getLinkTexts(DOCUMENT).offer,
      values,
      company,
      button: { label: getLinkTexts(DOCUMENT).offer.button, url: 'https://www.exemple.example/devis' },
      isAutomatic: true,
    }),
  sendDecisionEmail: (company) =>
    sendDecisionEmail({
      quote: QUOTE,
      answer: {
        decision: 'accepted',
        by: { name: 'Camille Martin' },
        at: AT,
        statement: 'Je commande ces travaux avec obligation de paiement.',
        document: DOCUMENT,
        documentHash: 'kX3v9QmT2bLw7ZsY4cRdN8pHfJ5gVaE1kX3v9QmT2bL',
      },
      company,
      today: '2026-11-26',
      token: TOKEN,
      bytes: PDF,
    }),
  sendAgreementEmail: (company) =>
    sendAgreementEmail({
      to: TO,
      document: DOCUMENT,
      values,
      company,
      withdrawalUntil: '2026-12-10',
      token: TOKEN,
      bytes: PDF,
    }),
  sendCancellationEmail: (company) => sendCancellationEmail({ to: TO, document: DOCUMENT, values, company }),
  sendWithdrawalEmail: (company) =>
    sendWithdrawalEmail({
      quote: QUOTE,
      decision: { name: 'Camille Martin', created_at: AT, document: DOCUMENT },
      at: AT,
      token: TOKEN,
      company,
    }),
  sendTestMail: () =>
    mailCompany({
      subject: 'E-mail d’essai',
      ...emailContent({ title: 'E-mail d’essai', paragraphs: ['Si vous lisez ces lignes, l’envoi fonctionne.'] }),
    }),
};

const WRITERS = /^export (?:async function|const) ((?:send\w+|\w+Email))\b/gm;

/** Returns the functions of the product that write an email and have no sample. */
export const findUnsampled = (): string[] =>
  globSync('src/**/*.mail.server.ts')
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(WRITERS)].map(([, name = '']) => name))
    .filter((name) => !(name in SAMPLES));

/** Writes every email of the product for a company, without its look. */
export async function writeSamples(company: Company): Promise<SampleEmail[]> {
  const emails: SampleEmail[] = [];
  for (const [name, write] of Object.entries(SAMPLES)) {
    await db().deleteFrom('jobs').execute();
    await db().deleteFrom('rate_limits').execute();
    await write(company);
    const { payload } = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    emails.push({ name, html: renderEmail(JSON.parse(payload).content).html });
  }
  return emails;
}
