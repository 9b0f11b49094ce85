import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useFakePush } from '#tests/support/use-fake-push.ts';
import { aDevice } from '../notification.fixture.server.ts';
import { notificationJobs } from '../notification.jobs.server.ts';
import { sendTestPush } from './send-test-push.server.ts';

useDatabase();

const service = useFakePush();

describe('sendTestPush', () => {
  it('alerts only the caller’s own devices', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    await aDevice(ada, service.newDevice());
    await aDevice(ada, service.newDevice());
    await aDevice(zoe, service.newDevice());
    expect(await sendTestPush(ada, {})).toEqual({ sent: 2 });
    await runDueJobs(notificationJobs);
    expect(service.received.map(({ payload }) => payload.title)).toEqual(['Alerte d’essai', 'Alerte d’essai']);
  });

  it('limits the number of test alerts', async () => {
    const ada = await asAdmin();
    for (let turn = 0; turn < 10; turn += 1) expect(await sendTestPush(ada, {})).toEqual({ sent: 0 });
    await expect(sendTestPush(ada, {})).rejects.toMatchObject({ code: 'limit' });
    await expect(sendTestPush(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
