import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';
import { aFact, aWebhook } from '../webhook.fixture.server.ts';
import { webhookJobs } from '../webhook.jobs.server.ts';
import { replayDelivery } from './replay-delivery.server.ts';
import { switchWebhook } from './switch-webhook.server.ts';

useDatabase();
const receiver = useFakeReceiver();

const getId = async () => (await db().selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow()).id;

describe('replayDelivery', () => {
  it('sends the same body with the same id again, as often as it is asked', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    await runDueJobs(webhookJobs);
    const by = await asAdmin();
    expect(await replayDelivery(by, { id: await getId() })).toMatchObject({ state: 'waiting', attempts: 0 });
    await runDueJobs(webhookJobs);
    const [first, second] = receiver.received;
    expect(receiver.received).toHaveLength(2);
    expect([second?.body, second?.headers['webhook-id']]).toEqual([first?.body, first?.headers['webhook-id']]);
  });

  it('replaces the attempt that waits: one is made, not two', async () => {
    await aWebhook({ url: receiver.url });
    await aFact();
    await replayDelivery(await asAdmin(), { id: await getId() });
    expect(await runDueJobs(webhookJobs)).toBe(2);
    expect(receiver.received).toHaveLength(1);
  });

  it('refuses a delivery that is gone, and one to a paused endpoint, which stays as it is', async () => {
    const { webhook } = await aWebhook({ url: receiver.url });
    await aFact();
    await runDueJobs(webhookJobs);
    const by = await asAdmin();
    await expect(replayDelivery(by, { id: 9_999 })).rejects.toMatchObject({ status: 404 });
    await switchWebhook(by, { id: webhook.id, is_enabled: false });
    await expect(replayDelivery(by, { id: await getId() })).rejects.toMatchObject({ status: 409 });
    expect(await db().selectFrom('webhook_deliveries').select('state').execute()).toEqual([{ state: 'delivered' }]);
  });
});
