import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPushDevice } from '#tests/support/fake-push.ts';
import { aDevice } from '../notification.fixture.server.ts';
import { listPushDevices } from '../notification.queries.server.ts';
import { removePushDevice } from './remove-push-device.server.ts';

useDatabase();

describe('removePushDevice', () => {
  afterEach(() => allowPushHosts([]));

  it('removes the caller’s own device; another user’s answers like an unknown one', async () => {
    allowPushHosts(['127.0.0.1:4600']);
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const id = await aDevice(ada, { endpoint: 'http://127.0.0.1:4600/ada', keys: aPushDevice().keys });
    await expect(removePushDevice(zoe, { id })).rejects.toMatchObject({ code: 'not-found' });
    expect((await listPushDevices(ada, {})).devices).toHaveLength(1);
    await removePushDevice(ada, { id });
    expect((await listPushDevices(ada, {})).devices).toEqual([]);
    await expect(removePushDevice(ada, { id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removePushDevice(asVisitor(), { id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
