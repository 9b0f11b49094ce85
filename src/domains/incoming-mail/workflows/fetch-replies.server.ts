import { DomainError } from '#src/kernel/errors.ts';
import { log } from '#src/platform/log.server.ts';
import { findReplyToken, getRepliesConfig } from '#src/platform/mail/reply-address.server.ts';
import { type MailboxEmail, readInbox } from '#src/platform/mail/reply-mailbox.server.ts';
import { countOutcome, findKnownEmails, leaveEmail, readEmail, takeEmail } from '../incoming-mail.internal.server.ts';
import { EMAILS_PER_VISIT, type EmailOutcome } from '../incoming-mail.rules.ts';

/** Takes one email. Undefined when it must come later: too many came into its conversation. */
async function take(email: MailboxEmail): Promise<EmailOutcome | undefined> {
  try {
    return email.isTooLarge ? 'refused' : await takeEmail(await readEmail(await email.read()));
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    if (code === 'malformed') return 'refused';
    if (code === 'limit') return undefined;
    throw error;
  }
}

async function visit(email: MailboxEmail): Promise<void> {
  const outcome = await take(email);
  if (outcome === undefined) return;
  countOutcome(outcome);
  if (outcome === 'taken') await email.markRead();
  if (outcome !== 'refused' || email.key === undefined) return;
  log().warn({ isTooLarge: email.isTooLarge }, 'an emailed reply cannot be read and stays in the mailbox');
  await leaveEmail(email.key);
}

/** Takes every new reply; one that fails does not hold up those after it. */
async function visitAll(emails: MailboxEmail[]): Promise<void> {
  const addressed = emails.filter(({ recipients }) => findReplyToken(recipients) !== undefined);
  const known = await findKnownEmails(addressed.flatMap(({ key }) => key ?? []));
  const isNew = ({ key }: MailboxEmail): boolean => key === undefined || !known.has(key);
  const failures: unknown[] = [];
  for (const email of addressed.filter(isNew).slice(0, EMAILS_PER_VISIT)) {
    await visit(email).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Takes the new replies of the mailbox. What ends half-way is taken at the next visit. */
export async function fetchReplies(): Promise<void> {
  const { REPLY_IMAP_URL: address } = getRepliesConfig();
  if (address !== undefined) await readInbox(address, visitAll);
}
