import { createHmac, timingSafeEqual } from 'node:crypto';
import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';
import { allKeys, currentKeys } from '../security/secret-key.server.ts';

/** What an email belongs to: a row of a domain, named by a letter, and the instant of its creation. */
export interface Conversation {
  kind: string;
  id: number;
  since: string;
}

/** What an address of a reply says; it is proved against the conversation (`isProven`). */
export interface ReplyToken {
  kind: string;
  id: number;
  proof: string;
}

export type RepliesConfig = Pick<Config, 'REPLY_ADDRESS' | 'REPLY_IMAP_URL' | 'REPLY_WEBHOOK_SECRET'>;

const PROOF_DIGITS = 32;
const TOKEN = /\+(([a-z])(\d{1,9})-([0-9a-f]{32}))@/g;
/** Enough for a few hundred recipients. */
const HEADERS_READ = 20_000;

const own = perApp(() => ({ config: {} as Partial<RepliesConfig> }));

/** Sets how replies come in. Called once at start; without an address, replies go to the company's own. */
export function configureReplies(config: RepliesConfig): void {
  own().config = config;
}

export const getRepliesConfig = (): Partial<RepliesConfig> => own().config;

/** Nobody can guess it; it ends with the row, since a later row has another instant of creation. */
const prove = (key: Buffer, { kind, id, since }: Conversation): string =>
  createHmac('sha256', key).update(`${kind} ${id} ${since}`).digest('hex').slice(0, PROOF_DIGITS);

/** Returns the headers of an email of a conversation: a reply comes back into it, else to the company's address. */
export function toReply(conversation: Conversation | undefined, companyAddress: string): { replyTo?: string } {
  const address = own().config.REPLY_ADDRESS;
  if (address === undefined || conversation === undefined)
    return companyAddress === '' ? {} : { replyTo: companyAddress };
  const token = `${conversation.kind}${conversation.id}-${prove(currentKeys().replies, conversation)}`;
  return { replyTo: address.replace('@', `+${token}@`) };
}

/** Finds the first address of a reply in the headers of an email that name its recipients. */
export function findReplyToken(headers: string): ReplyToken | undefined {
  const address = own().config.REPLY_ADDRESS?.toLowerCase();
  if (address === undefined) return undefined;
  const text = headers.slice(0, HEADERS_READ).toLowerCase();
  for (const [, token = '', kind = '', id, proof = ''] of text.matchAll(TOKEN)) {
    if (text.includes(address.replace('@', `+${token}@`))) return { kind, id: Number(id), proof };
  }
  return undefined;
}

/** Returns whether the address was made for this conversation, with the current secret key or the previous one. */
export const isProven = ({ proof }: ReplyToken, conversation: Conversation): boolean =>
  allKeys().some(({ replies }) => timingSafeEqual(Buffer.from(prove(replies, conversation)), Buffer.from(proof)));
