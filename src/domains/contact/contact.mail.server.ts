import { href } from '#src/kernel/href.ts';
import { type Facts, fillPlaceholders } from '#src/kernel/placeholders.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { type Conversation, toReply } from '#src/platform/mail/reply-address.server.ts';
import { sendUnprovenMail } from '#src/platform/mail/unproven-mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { toConversation } from './contact.views.ts';

interface Message {
  id: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

interface Company {
  name: string;
  phone: string;
  email: string;
}

/** Builds the company's email about a new message; a reply to it goes to the visitor. */
export const companyEmail = (message: Message, company: Company) => ({
  subject: `Nouveau message : ${message.subject}`,
  replyTo: message.email,
  ...emailContent({
    title: message.subject,
    paragraphs: [[message.name, message.email, message.phone].filter(Boolean).join('\n')],
    quote: message.message,
    action: { label: 'Répondre dans l’administration', url: publicLink(href('/admin/contact', { view: message.id })) },
    footer: company.name,
  }),
});

const PROMISE = 'Merci de votre message. Nous vous rappelons sous {answer} et vous répondons par écrit sous {reply}.';
/** The question makes no sense without its answer. */
const EMERGENCY = '{?phone}{?availability}Une fuite ou une urgence ? Appelez-nous au {phone}, {availability}.';
const CALL = '{?phone}Une fuite ou une urgence ? Appelez-nous au {phone}.';

/** Confirms to the sender that the message arrived. Repeats none of its content: the address is not verified. */
export async function sendAcknowledgement(
  to: string,
  conversation: Conversation | undefined,
  company: Company,
  facts: Facts,
): Promise<void> {
  const promise = fillPlaceholders(PROMISE, facts);
  const emergency = fillPlaceholders(EMERGENCY, facts) || fillPlaceholders(CALL, facts);
  const parts = emailContent({
    title: 'Nous avons bien reçu votre message',
    paragraphs: ['Bonjour,', promise, emergency].filter((paragraph) => paragraph !== ''),
    footer: [company.name, company.phone].filter(Boolean).join(' – '),
  });
  await sendUnprovenMail('acknowledgement', {
    to,
    ...toReply(conversation, company.email),
    subject: `${company.name} : votre message est bien arrivé`,
    automatic: true,
    ...parts,
  });
}

/**
 * Sends the company's answer with the owner's signature. Quotes the original message only if the sender has verified
 * the address: to others it repeats no user input, not even their name.
 */
export async function sendReplyEmail(
  message: Message & { created_at: string; isProven: boolean },
  reply: string,
  company: Company,
  signature: string,
): Promise<void> {
  const { isProven } = message;
  const subject = isProven ? `Re : ${message.subject}` : `${company.name} vous a répondu`;
  const parts = emailContent({
    title: isProven ? subject : 'Notre réponse à votre message',
    paragraphs: [isProven ? `Bonjour ${message.name},` : 'Bonjour,', reply],
    ...(isProven && { quote: message.message }),
    footer: signature || `${company.name} – ${company.phone}`,
  });
  await sendMail({ to: message.email, ...toReply(toConversation(message), company.email), subject, ...parts });
}
