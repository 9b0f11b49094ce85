import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { type Conversation, toReply } from '#src/platform/mail/reply-address.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { CHAT_EMAIL_TEXTS as texts } from './chat.texts.ts';
import { LINK_DAYS } from './chat-admin.contract.ts';

interface Answer {
  sender_name: string;
  message: string;
  hasPhoto: boolean;
}

interface Company {
  name: string;
  phone: string;
  email: string;
}

/** Adds the author's name when it changes. */
const getParagraph = ({ sender_name, message, hasPhoto }: Answer, place: number, answers: Answer[]): string => {
  const isSigned = sender_name !== '' && sender_name !== answers[place - 1]?.sender_name;
  return [isSigned ? `${sender_name} :` : '', message, hasPhoto ? texts.photo : ''].filter(Boolean).join('\n');
};

/** Sends the company's answers and a link back. Repeats nothing from the visitor: the address is not verified. */
export async function sendAnswerEmail(
  to: string,
  answers: Answer[],
  { token, conversation }: { token: string; conversation: Conversation },
  company: Company,
): Promise<void> {
  const parts = emailContent({
    title: texts.title,
    paragraphs: [texts.greeting, texts.intro, ...answers.map(getParagraph), fill(texts.link, { days: LINK_DAYS })],
    action: { label: texts.action, url: publicLink(`${href('/discussion')}#reprise=${token}`) },
    footer: [[company.name, company.phone].filter(Boolean).join(' – '), texts.why].join('\n'),
  });
  const reply = toReply(conversation, company.email);
  await sendMail({ to, ...reply, subject: fill(texts.subject, { company: company.name }), ...parts });
}
