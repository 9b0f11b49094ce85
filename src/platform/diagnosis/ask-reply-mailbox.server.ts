import type { RepliesConfig } from '../mail/reply-address.server.ts';
import { withInbox } from '../mail/reply-mailbox.server.ts';
import { type MailServerFault, toFault } from './ask-mail-server.server.ts';

type MailboxReading =
  | { answers: true; way: 'mailbox' | 'program'; address: string }
  | { answers: false; fault: MailServerFault };

const TIMEOUT_MS = 5_000;

/** Opens the mailbox of the replies, and takes none of them; undefined where replies go to the company's own address. */
export async function askReplyMailbox(
  { REPLY_ADDRESS: address, REPLY_IMAP_URL: mailbox }: RepliesConfig,
  timeoutMs = TIMEOUT_MS,
): Promise<MailboxReading | undefined> {
  if (address === undefined) return undefined;
  if (mailbox === undefined) return { answers: true, way: 'program', address };
  try {
    await withInbox(mailbox, async () => undefined, timeoutMs);
    return { answers: true, way: 'mailbox', address };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { answers: false, fault: 'authenticationFailed' in error ? 'login' : toFault(error) };
  }
}
