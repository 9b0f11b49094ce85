import { timingSafeEqual } from 'node:crypto';
import { CHAT_KIND } from '#src/domains/chat/chat.rules.ts';
import { opensChat, takeChatReply } from '#src/domains/chat/chat-reply.internal.server.ts';
import { PHOTOS_MAX } from '#src/domains/contact/contact.contract.ts';
import { MESSAGE_KIND } from '#src/domains/contact/contact.views.ts';
import { keepStrayEmail, opensMessage, takeEmailedAnswer } from '#src/domains/contact/message-email.internal.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { EmailedAnswer, IncomingEmail, IncomingFile } from '#src/platform/mail/incoming-email.server.ts';
import { findReplyToken, getRepliesConfig, type ReplyToken } from '#src/platform/mail/reply-address.server.ts';
import { toReplyText } from '#src/platform/mail/reply-text.server.ts';
import { meters } from '#src/platform/metrics/meters.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { pictureLane } from '#src/platform/threads/lanes.server.ts';
import {
  CONVERSATION_LIMIT,
  type EmailOutcome,
  KEY_DAYS,
  noIncomingMail,
  STRAY_LIMIT,
  toMessageText,
  wrongSecret,
} from './incoming-mail.rules.ts';
import { deleteEmailKeys, insertEmailKey, selectKnownKeys } from './incoming-mail.store.server.ts';

/** @throws DomainError `not-found` where no program may bring emails, `unauthenticated` for a wrong secret. */
export function refuseWrongSecret(secret: string): void {
  const { REPLY_WEBHOOK_SECRET: own } = getRepliesConfig();
  if (own === undefined) throw noIncomingMail();
  const [sent, expected] = [secret, own].map((text) => Buffer.from(hashOfSecret(text)));
  if (sent === undefined || expected === undefined || !timingSafeEqual(sent, expected)) throw wrongSecret();
}

/** An email that was read, with its pictures stored: the slow work before a transaction. */
export interface ReadEmail {
  key: string;
  /** Undefined for an email that nobody wrote. */
  answer: EmailedAnswer | undefined;
  /** Undefined for one that belongs to no conversation. */
  token: ReplyToken | undefined;
}

interface Receiver {
  /** Whether the conversation still exists, and the address was made for it. */
  opens: (token: ReplyToken) => Promise<boolean>;
  take: (token: ReplyToken, answer: EmailedAnswer) => Promise<boolean>;
}

/** Conversations by the letter of their addresses. */
const RECEIVERS: Record<string, Receiver> = {
  [MESSAGE_KIND]: { opens: opensMessage, take: takeEmailedAnswer },
  [CHAT_KIND]: { opens: opensChat, take: takeChatReply },
};

const DAY_SECONDS = 86_400;
/** Refusals of a picture that stay the same at every try. */
const UNUSABLE = ['invalid', 'too-large', 'unsupported-type', 'malformed'];

interface Photos {
  keys: string[];
  /** Names of the files that were not taken. */
  left: string[];
}

/** Stores the photos of a person, with the limits of the contact form; the names of other files are kept. */
async function storePhotos(files: IncomingFile[], sender: string): Promise<Photos> {
  const photos: Photos = { keys: [], left: [] };
  for (const { name, isPicture, bytes } of files) {
    if (!isPicture || photos.keys.length >= PHOTOS_MAX) {
      photos.left.push(name);
      continue;
    }
    try {
      const upload = { image: bytes, isProvisional: true, visitorAddress: `email:${hashOfSecret(sender)}` };
      photos.keys.push((await storeImage(upload)).key);
    } catch (error) {
      if (!(error instanceof DomainError) || !UNUSABLE.includes(error.code)) throw error;
      photos.left.push(name);
    }
  }
  return photos;
}

async function toAnswer(email: IncomingEmail, isTaken: boolean): Promise<EmailedAnswer> {
  const { files, from, subject, text: whole } = email;
  const photos = isTaken ? await storePhotos(files, from.address) : { keys: [], left: files.map(({ name }) => name) };
  const text = toMessageText(toReplyText(whole), photos.left, photos.keys.length > 0);
  return { sender: from, subject, text, whole, photoKeys: photos.keys };
}

/** Reads an email and stores its pictures. @throws DomainError `malformed`; `limit` when it must come later. */
export async function readEmail(raw: Uint8Array): Promise<ReadEmail> {
  const email = await pictureLane().run('parse-email', { raw });
  const { key } = email;
  const isOver = email.isAutomatic || (await selectKnownKeys([key])).size > 0;
  if (isOver) return { key, answer: undefined, token: undefined };
  const found = findReplyToken(email.recipients);
  const token = found && (await RECEIVERS[found.kind]?.opens(found)) ? found : undefined;
  await limitRate(
    token === undefined ? 'stray-email' : `email-reply:${token.kind}${token.id}`,
    token === undefined ? STRAY_LIMIT : CONVERSATION_LIMIT,
  );
  return { key, token, answer: await toAnswer(email, token !== undefined) };
}

/** Takes an email into its conversation, once; one that belongs to none is kept aside. */
export const takeEmail = ({ key, answer, token }: ReadEmail): Promise<EmailOutcome> =>
  transaction(async () => {
    if (!(await insertEmailKey(key))) return 'repeated';
    if (answer === undefined) return 'ignored';
    if (token && (await RECEIVERS[token.kind]?.take(token, answer))) return 'taken';
    return (await keepStrayEmail(answer)) ? 'aside' : 'ignored';
  });

/** Notes an email that cannot be read, so that it is not read again. */
export const leaveEmail = (key: string): Promise<void> => transaction(async () => void (await insertEmailKey(key)));

/** Returns which of these emails were taken or left before. */
export const findKnownEmails = (keys: readonly string[]): Promise<Set<string>> => selectKnownKeys(keys);

export const countOutcome = (result: EmailOutcome): void => meters().incomingEmails.inc({ result });

/** Forgets which emails were taken, once no copy can come any more. */
export const purgeEmailKeys = (): Promise<number> => deleteEmailKeys(KEY_DAYS * DAY_SECONDS);
