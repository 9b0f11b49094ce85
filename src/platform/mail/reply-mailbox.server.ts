import type { ImapFlow } from 'imapflow';
import { isoIn } from '../clock.server.ts';
import { isLocalAddress } from '../public-link.server.ts';
import { EMAIL_MAX_BYTES, emailKey, RECIPIENT_HEADERS } from './incoming-email.server.ts';

/** An email in the mailbox, by its headers. */
export interface MailboxEmail {
  /** Undefined when it has no Message-ID. */
  key: string | undefined;
  recipients: string;
  isTooLarge: boolean;
  read: () => Promise<Uint8Array>;
  markRead: () => Promise<void>;
}

const INBOX = 'INBOX';
const TIMEOUT_MS = 30_000;
const DAY_SECONDS = 86_400;
/** A reply is taken within minutes; this many days of standstill lose none. */
const DAYS_READ = 14;
/** Newest emails that are looked at: the mailbox may receive others. */
const EMAILS_READ = 1_000;
const MESSAGE_ID = /^message-id:\s*(\S+)/im;

/** Opens the inbox for `work` and closes it; the library is loaded only where a mailbox is read. */
export async function withInbox<Result>(
  address: string,
  work: (client: ImapFlow) => Promise<Result>,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === 'imaps:';
  const client = new Client({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // Without TLS the password would be readable on the way.
    doSTARTTLS: isSecure || isLocalAddress(address) ? undefined : true,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxLiteralSize: EMAIL_MAX_BYTES,
    disableAutoIdle: true,
    logger: false,
  });
  // What ends the connection also rejects the call that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen(INBOX);
    return await work(client);
  } finally {
    client.close();
  }
}

/** Passes the emails of the last days to `work`, newest last; nothing is downloaded before `read`. */
export const readInbox = (address: string, work: (emails: MailboxEmail[]) => Promise<void>): Promise<void> =>
  withInbox(address, async (client) => {
    const since = isoIn(-DAYS_READ * DAY_SECONDS);
    const uids = (await client.search({ since }, { uid: true })) || [];
    if (uids.length === 0) return;
    const wanted = { uid: true, size: true, headers: [...RECIPIENT_HEADERS, 'message-id'] };
    const found = await client.fetchAll(uids.slice(-EMAILS_READ), wanted, { uid: true });
    await work(
      found.map(({ uid, size = 0, headers }) => {
        const recipients = headers?.toString('utf8') ?? '';
        const [, messageId] = MESSAGE_ID.exec(recipients) ?? [];
        return {
          key: messageId === undefined ? undefined : emailKey(messageId),
          recipients,
          isTooLarge: size > EMAIL_MAX_BYTES,
          read: () => download(client, uid),
          markRead: async () => void (await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true })),
        };
      }),
    );
  });

async function download(client: ImapFlow, uid: number): Promise<Uint8Array> {
  const email = await client.fetchOne(String(uid), { source: true }, { uid: true });
  if (email === false || email.source === undefined) throw new Error('The email is no longer in the mailbox.');
  return email.source;
}
