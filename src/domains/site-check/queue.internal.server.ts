import { DomainError } from '#src/kernel/errors.ts';
import { findStoppedKind } from '#src/platform/jobs/held-jobs.server.ts';
import { type Context, isAdmitted } from '#src/platform/operation.server.ts';
import { resendMail } from './commands/resend-mail.server.ts';
import { QUEUE_TEXTS } from './queue.texts.ts';
import { toKindTitle } from './queue.views.ts';

const { gone, forbidden } = QUEUE_TEXTS.stopped;

/** Whether this person may let a stopped job run or drop it: an email only with the right to see customers. */
export const mayChangeJob = (context: Context, kind: string): boolean =>
  kind !== 'mail' || isAdmitted(context, resendMail);

/** Returns the French kind of a stopped job that this person may change. @throws DomainError when there is none. */
export async function requireStoppedJob(context: Context, id: number): Promise<{ name: string }> {
  const kind = await findStoppedKind(id);
  if (kind === undefined) throw new DomainError('not-found', gone);
  if (!mayChangeJob(context, kind)) throw new DomainError('forbidden', forbidden);
  return { name: toKindTitle(kind) };
}

/** @throws DomainError when the job was changed by somebody else in the meantime. */
export function requireChange(count: number): void {
  if (count === 0) throw new DomainError('not-found', gone);
}
