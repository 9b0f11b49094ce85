import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDeadJob, STOPPED_AT } from '#tests/support/dead-job.ts';
import { readQueue } from './queue.queries.server.ts';

useDatabase();

describe('readQueue', () => {
  it('shows every kind that waits or stopped, and each stopped job with its last error', async () => {
    const id = await aDeadJob('webhook');
    await enqueue('push', {});
    const { kinds, stopped, stopped_count } = await readQueue(await asAdmin(), {});
    expect(kinds).toMatchObject([
      { kind: 'push', title: 'Alerte sur un appareil', state: 'ok', waiting: 1 },
      { kind: 'webhook', title: 'Webhook', state: 'broken', waiting: 0, dead: 1 },
    ]);
    expect(stopped_count).toBe(1);
    const job = { id, kind: 'webhook', title: 'Webhook', state: 'dead', attempts: 10 };
    expect(stopped).toEqual([{ ...job, last_error: 'Error ECONNREFUSED', stopped_at: STOPPED_AT, may_change: true }]);
  });

  it('shows nothing of what an email is about, and lets only people with their right change it', async () => {
    await aDeadJob('mail');
    const queue = await readQueue(await asColleague('settings'), {});
    expect(queue.stopped).toMatchObject([{ kind: 'mail', may_change: false }]);
    expect(JSON.stringify(queue)).not.toMatch(/client@essai|devis|secret/);
    expect((await readQueue(await asColleague('settings', 'people'), {})).stopped[0]?.may_change).toBe(true);
  });

  it('answers people who may change the settings', async () => {
    await expect(readQueue(await asColleague('content:change'), {})).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('counts the stopped jobs that it does not show', async () => {
    for (let made = 0; made < 51; made += 1) await aDeadJob('push');
    const { stopped, stopped_count } = await readQueue(await asAdmin(), {});
    expect([stopped.length, stopped_count]).toEqual([50, 51]);
  });
});
