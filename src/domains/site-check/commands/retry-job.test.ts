import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aDeadJob } from '#tests/support/dead-job.ts';
import { retryJob } from './retry-job.server.ts';

useDatabase();

const listJobs = () => db().selectFrom('jobs').select(['kind', 'status', 'attempts', 'last_error']).execute();

describe('retryJob', () => {
  it('lets a stopped job of any kind run again from its first try, with a line in the audit log', async () => {
    const id = await aDeadJob('webhook');
    const colleague = await asColleague('settings');
    expect(await retryJob(colleague, { id })).toEqual({ name: 'Webhook' });
    expect(await listJobs()).toEqual([{ kind: 'webhook', status: 'waiting', attempts: 0, last_error: null }]);
    await expect(retryJob(colleague, { id })).rejects.toMatchObject({ status: 404 });
    const lines = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
    expect(lines).toEqual([{ action: 'job.retry', subject: `job:${id}`, after: '{"name":"Webhook"}' }]);
  });

  it('leaves a job that waits as it is', async () => {
    const id = await enqueue('webhook', {});
    await expect(retryJob(await asAdmin(), { id })).rejects.toMatchObject({ status: 404 });
    expect(await listJobs()).toMatchObject([{ status: 'waiting' }]);
  });

  it('leaves emails to people who may see customers', async () => {
    const id = await aDeadJob('mail');
    await expect(retryJob(await asColleague('settings'), { id })).rejects.toMatchObject({ status: 403 });
    await expect(retryJob(await asColleague('people'), { id })).rejects.toMatchObject({ status: 403 });
    expect(await listJobs()).toMatchObject([{ status: 'dead' }]);
    expect(await retryJob(await asColleague('settings', 'people'), { id })).toEqual({ name: 'E-mail' });
  });
});
