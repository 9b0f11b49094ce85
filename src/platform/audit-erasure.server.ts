import { z } from 'zod';
import { emptyContent, emptyNames } from './audit-retention.server.ts';
import { db } from './database/database.server.ts';
import { inParts } from './in-parts.server.ts';
import { inSteps } from './in-steps.server.ts';
import { enqueue } from './jobs/enqueue.server.ts';
import { type JobTable, job } from './jobs/job-table.server.ts';

interface Erased {
  /** Account to erase: its name and places, and the content of entries about the account itself. */
  actorId?: number;
  /** Records such as "message:12" whose entries lose their content. */
  subjects?: readonly string[];
}

/** Job that erases the entries of a person who has done much; its payload is the number of the account. */
const AUDIT_ERASURE = 'audit-erasure';
/** Entries that are erased in the transaction of their person's erasure; more of them would make other writers wait. */
const FEW = 1_000;
const AT_ONCE = 100;

interface Entry {
  id: number;
  subject: string;
}

function selectOwn(actorId: number, limit: number, after = 0): Promise<Entry[]> {
  const own = db().selectFrom('audit_log').select(['id', 'subject']);
  return own.where('actor_id', '=', actorId).where('id', '>', after).orderBy('id').limit(limit).execute();
}

async function eraseEntries(entries: readonly Entry[]): Promise<void> {
  await emptyNames(entries.map(({ id }) => id));
  // By their ids alone: the index of subjects would find the entries that everybody wrote about themselves.
  await emptyContent(
    'id',
    entries.filter(({ subject }) => subject === 'self').map(({ id }) => id),
  );
}

/** Erases the name and the places of an account in all its entries, in steps. @returns how many there are. */
function eraseHistory(actorId: number): Promise<number> {
  let last = 0;
  return inSteps(async (limit) => {
    const entries = await selectOwn(actorId, limit, last);
    await eraseEntries(entries);
    last = entries.at(-1)?.id ?? last;
    return { count: entries.length, isLast: entries.length < limit };
  });
}

/**
 * Erases personal values permanently; the entries keep actor id, time, action and field names. Those of a person with
 * more than a thousand are erased by a job, which the same transaction queues.
 */
export async function eraseAuditValues({ actorId, subjects = [] }: Erased): Promise<void> {
  const about = actorId === undefined ? [...subjects] : [...subjects, `user:${actorId}`];
  if (actorId !== undefined) {
    const own = await selectOwn(actorId, FEW + 1);
    if (own.length > FEW) await enqueue(AUDIT_ERASURE, { actorId });
    else await inParts(own, AT_ONCE, eraseEntries);
  }
  await inParts(about, AT_ONCE, (some) => emptyContent('subject', some));
}

export const auditJobs: JobTable = {
  [AUDIT_ERASURE]: job(z.object({ actorId: z.int() }), async ({ actorId }) => void (await eraseHistory(actorId))),
};
