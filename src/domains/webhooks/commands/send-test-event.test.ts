import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';
import { aWebhook } from '../webhook.fixture.server.ts';
import { webhookJobs } from '../webhook.jobs.server.ts';
import { sendTestEvent } from './send-test-event.server.ts';
import { switchWebhook } from './switch-webhook.server.ts';

useDatabase();
const receiver = useFakeReceiver();

describe('sendTestEvent', () => {
  it('sends an event to this endpoint alone, whatever it has chosen', async () => {
    const { webhook } = await aWebhook({ url: receiver.url, events: ['quote.accepted'] });
    await aWebhook({ url: `${receiver.url}/other` });
    await sendTestEvent(await asAdmin(), { id: webhook.id });
    await runDueJobs(webhookJobs);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      type: 'test.ping',
      timestamp: expect.stringMatching(/^20.*Z$/),
      data: { message: 'Essai envoyé depuis l’administration.' },
    });
  });

  it('refuses a paused endpoint, and an unknown one', async () => {
    const { webhook } = await aWebhook();
    const by = await asAdmin();
    await switchWebhook(by, { id: webhook.id, is_enabled: false });
    await expect(sendTestEvent(by, { id: webhook.id })).rejects.toMatchObject({ status: 409 });
    await expect(sendTestEvent(by, { id: 9_999 })).rejects.toMatchObject({ status: 404 });
  });
});
