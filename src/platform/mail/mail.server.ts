import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { EmailContent } from '#src/kernel/email-content.ts';
import { Email, Line } from '#src/kernel/fields.ts';
import { toRefusal } from '#src/kernel/validation.ts';
import { nowIso } from '../clock.server.ts';
import { enqueue } from '../jobs/enqueue.server.ts';
import { type JobRun, type JobTable, job } from '../jobs/job-table.server.ts';
import { MAX_ATTEMPTS } from '../jobs/retry.server.ts';
import { meters } from '../metrics/meters.server.ts';
import { renderEmail } from './email-layout.server.ts';
import { deliver, readMailState } from './mail-transport.server.ts';

const SUBJECT_MAX = 250;
/** Limit per file in base64; a larger file is linked. */
const FILE_MAX = 4_000_000;

const Attachment = z.strictObject({
  name: z.string().regex(/^[\w-]+\.[a-z0-9]+$/),
  type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  base64: z.base64().max(FILE_MAX),
});
export type Attachment = z.input<typeof Attachment>;

/** File that a domain makes when the mail is delivered, so that the queue does not store it. */
const MailFile = z.strictObject({ source: z.string(), id: z.int() });

/** Makers of such files by the name of their source. */
export type FileSources = Record<string, (id: number) => Promise<Attachment>>;

const Mail = z.strictObject({
  /** Exactly one address. */
  to: Email,
  /** The only header that may contain a visitor's address. */
  replyTo: Email.optional(),
  subject: Line(SUBJECT_MAX, 1),
  /** Laid out when the mail is delivered. */
  content: EmailContent,
  /** Whether software wrote the mail, so that automatic replies are suppressed. */
  automatic: z.boolean().default(false),
  /** Address where a mail program ends a newsletter subscription by itself (RFC 8058). */
  unsubscribe: z
    .url({ protocol: /^https?$/ })
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  attachments: z.array(Attachment).max(3).optional(),
  files: z.array(MailFile).max(3).optional(),
});
export type Mail = z.input<typeof Mail>;

const OF_JOB = { at: z.iso.datetime(), nonce: z.string() };
const QueuedMail = z.union([
  Mail.extend(OF_JOB),
  // Queued by a version that laid emails out before they were queued.
  Mail.omit({ content: true }).extend({ ...OF_JOB, text: z.string().min(1), html: z.string().min(1) }),
]);

/**
 * Sends a mail once the current transaction is committed; after a rollback it is never sent. Delivery is at least
 * once, always with the same Message-ID.
 * @throws DomainError `invalid` for an address that is not one plain address, or an empty subject.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const parsed = Mail.safeParse(mail);
  if (!parsed.success) throw toRefusal(parsed.error);
  await enqueue('mail', { ...parsed.data, at: nowIso(), nonce: randomUUID().slice(0, 8) });
}

/** Counts how one delivery ends. */
async function counted({ attempts }: JobRun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    meters().emails.inc({ result: readMailState()?.isSent ? 'sent' : 'outbox' });
  } catch (error) {
    meters().emails.inc({ result: attempts < MAX_ATTEMPTS ? 'postponed' : 'failed' });
    throw error;
  }
}

/** Returns the job that delivers mails, with the files that the sources make. */
export const createMailJobs = (sources: FileSources): JobTable => ({
  mail: job(QueuedMail, async ({ at, nonce, files = [], attachments = [], ...mail }, run) => {
    await counted(run, async () => {
      const made = await Promise.all(
        files.map(({ source, id }) => {
          const make = sources[source];
          if (make === undefined) throw new Error(`No source makes files of “${source}”.`);
          return make(id);
        }),
      );
      const parts = 'content' in mail ? renderEmail(mail.content) : mail;
      await deliver(
        { ...mail, ...parts, attachments: [...attachments, ...made] },
        { id: run.id, nonce, at: new Date(at) },
      );
    });
  }),
});
