import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { isoIn } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { enqueue } from './enqueue.server.ts';
import { claimJobs } from './job-rows.server.ts';
import { readQueuedKinds } from './queue-kinds.server.ts';
import { ensureRecurring } from './recurring-jobs.server.ts';

useDatabase();

const change = (id: number, values: { status?: string; attempts?: number; run_at?: string; created_at?: string }) =>
  db().updateTable('jobs').set(values).where('id', '=', id).execute();

const NONE = { waiting: 0, running: 0, retried: 0, dead: 0, held: 0, oldest_at: null };

describe('readQueuedKinds', () => {
  it('counts each kind by state, with the oldest that is due or was tried', async () => {
    const due = isoIn(-7_200);
    const created = isoIn(-90_000);
    await change(await enqueue('mail', {}), { run_at: due });
    await change(await enqueue('mail', {}), { run_at: isoIn(600), attempts: 3, created_at: created });
    await change(await enqueue('mail', {}), { status: 'dead', attempts: 10 });
    await change(await enqueue('mail', {}), { status: 'held' });
    await change(await enqueue('mail', {}), { status: 'done' });
    await enqueue('reminder', {}, { runAt: isoIn(86_400) });
    await enqueue('push', {});
    await claimJobs(['push'], 1, 'worker', 60);
    const { kinds, planned } = await readQueuedKinds();
    expect(kinds).toEqual([
      { kind: 'mail', waiting: 2, running: 0, retried: 1, dead: 1, held: 1, oldest_at: created },
      { ...NONE, kind: 'push', running: 1 },
      { ...NONE, kind: 'reminder', waiting: 1 },
    ]);
    expect(planned).toEqual({ count: 0, next_at: null });
  });

  it('counts a recurring job apart, until it is late or has failed', async () => {
    for (const kind of ['cleaning', 'closing', 'watch']) await ensureRecurring(kind, 60);
    const [next, late, failed] = [isoIn(50), isoIn(-4_000), isoIn(40)];
    const recurring = db().updateTable('jobs');
    await recurring.set({ run_at: next }).where('kind', '=', 'cleaning').execute();
    await recurring.set({ run_at: late }).where('kind', '=', 'closing').execute();
    await recurring.set({ run_at: failed, attempts: 2 }).where('kind', '=', 'watch').execute();
    expect(await readQueuedKinds()).toEqual({
      kinds: [
        { ...NONE, kind: 'closing', waiting: 1, oldest_at: late },
        { ...NONE, kind: 'watch', waiting: 1, retried: 1 },
      ],
      planned: { count: 1, next_at: next },
    });
  });

  it('finds nothing when all is done', async () => {
    expect(await readQueuedKinds()).toEqual({ kinds: [], planned: { count: 0, next_at: null } });
  });
});
