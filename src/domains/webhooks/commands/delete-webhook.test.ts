import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';
import { aFact, aWebhook } from '../webhook.fixture.server.ts';
import { webhookJobs } from '../webhook.jobs.server.ts';
import { deleteWebhook } from './delete-webhook.server.ts';

useDatabase();
const receiver = useFakeReceiver();

describe('deleteWebhook', () => {
  it('deletes the endpoint with its deliveries; what waited is not sent', async () => {
    const { webhook } = await aWebhook({ url: receiver.url });
    const other = await aWebhook({ events: ['quote.accepted'] });
    await aFact();
    const by = await asAdmin();
    expect(await deleteWebhook(by, { id: webhook.id })).toEqual({ url: receiver.url });
    await runDueJobs(webhookJobs);
    expect(receiver.received).toEqual([]);
    expect(await db().selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('webhook_endpoints').select('id').execute()).toEqual([{ id: other.webhook.id }]);
    await expect(deleteWebhook(by, { id: webhook.id })).rejects.toMatchObject({ code: 'not-found' });
  });
});
