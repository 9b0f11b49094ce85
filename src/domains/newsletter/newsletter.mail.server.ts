import { ofName } from '#src/kernel/french-names.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendUnprovenMail } from '#src/platform/mail/unproven-mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter.texts.ts';
import { NEWSLETTER_PATH } from './newsletter-form.views.ts';

interface Company {
  name: string;
  email: string;
}

interface Sentences {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
}

const confirmLink = (token: string): string => publicLink(`${NEWSLETTER_PATH}/confirmation?token=${token}`);

/** Returns the unsubscribe link of every email; it can only end the subscription. */
export const unsubscribeLink = (token: string): string =>
  publicLink(`${NEWSLETTER_PATH}/desinscription?token=${token}`);

async function send(to: string, sentences: Sentences, company: Company, url: string, unsubscribe?: string) {
  const names = { company: company.name, of_company: ofName(company.name), site: publicLink('') };
  const fillNames = (sentence: string): string => fill(sentence, names);
  const parts = emailContent({
    title: sentences.title,
    paragraphs: sentences.paragraphs.map(fillNames),
    action: { label: sentences.button, url },
    footer: fillNames(texts.footer),
  });
  await sendUnprovenMail('newsletter', {
    to,
    ...(company.email !== '' && { replyTo: company.email }),
    subject: fillNames(sentences.subject),
    automatic: true,
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...parts,
  });
}

/** Asks the owner of the mailbox to confirm the newsletter subscription. */
export const sendConfirmationEmail = (to: string, token: string, company: Company): Promise<void> =>
  send(to, texts.confirmEmailContent, company, confirmLink(token));

/** Confirms the subscription and explains how to end it. */
export const sendWelcomeEmail = (to: string, token: string, company: Company): Promise<void> =>
  send(to, texts.welcomeEmail, company, unsubscribeLink(token), unsubscribeLink(token));
