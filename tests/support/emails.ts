import { sendPasswordReset } from '#src/domains/accounts/auth/password.internal.server.ts';
import type { EmailContent as Content } from '#src/kernel/email-content.ts';
import { db } from '#src/platform/database/database.server.ts';
import { renderEmail } from '#src/platform/mail/email-layout.server.ts';

export interface EmailContent {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string;
  attachments?: { name: string; type: string; base64: string }[];
  files?: { source: string; id: number }[];
}

/** Returns a queued email as it is delivered: laid out, without the parts that it is made of. */
export function readEmail(payload: string): EmailContent {
  const { content, ...mail }: EmailContent & { content?: Content } = JSON.parse(payload);
  return content === undefined ? mail : { ...mail, ...renderEmail(content) };
}

/** Returns emails in the queue, oldest first; only those to `to` when it is given. */
export async function queuedEmails(to?: string): Promise<EmailContent[]> {
  const jobs = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').orderBy('id').execute();
  const emails = jobs.map(({ payload }) => readEmail(payload));
  return to === undefined ? emails : emails.filter((email) => email.to === to);
}

/** Returns the token of the link in an email; empty without one. */
export const tokenIn = (emailContent: EmailContent | undefined): string =>
  /token=([\w-]+)/.exec(emailContent?.text ?? '')?.[1] ?? '';

/** Returns the token of the link that was last sent to this address. */
export const tokenMailedTo = async (address: string): Promise<string> =>
  tokenIn((await queuedEmails()).findLast(({ to, text }) => to === address && text.includes('token=')));

/** Processes the requested links as the worker does: their emails are then in the queue. */
export async function workOffResets(): Promise<void> {
  const asked = await db()
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', 'password-reset')
    .orderBy('id')
    .execute();
  for (const { id, payload } of asked) {
    await db().deleteFrom('jobs').where('id', '=', id).execute();
    await sendPasswordReset(JSON.parse(payload));
  }
}
