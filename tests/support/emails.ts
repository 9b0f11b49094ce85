import { sendPasswordReset } from '#src/domains/accounts/auth/password.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';

export interface EmailContent {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  attachments?: { name: string; type: string; base64: string }[];
  files?: { source: string; id: number }[];
}

/** Returns emails in the queue, oldest first; only those to `to` when it is given. */
export async function queuedEmails(to?: string): Promise<EmailContent[]> {
  const jobs = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').orderBy('id').execute();
  const emails = jobs.map(({ payload }): EmailContent => JSON.parse(payload));
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
