import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPushDevice } from '#tests/support/fake-push.ts';
import { aDevice } from '../notification.fixture.server.ts';
import { listPushDevices } from './list-push-devices.server.ts';

useDatabase();

describe('listPushDevices', () => {
  afterEach(() => allowPushHosts([]));

  it('lists the caller’s own devices without their URLs, and the same key for all callers', async () => {
    allowPushHosts(['127.0.0.1:4600']);
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const endpoint = 'http://127.0.0.1:4600/ada';
    const id = await aDevice({ ...ada, userAgent: 'Firefox/130' }, { endpoint, keys: aPushDevice().keys });
    const [own, others] = [await listPushDevices(ada, {}), await listPushDevices(zoe, {})];
    expect(own.devices).toEqual([
      {
        id,
        user_agent: 'Firefox/130',
        created_at: expect.any(String),
        fingerprint: createHash('sha256').update(endpoint).digest('base64url'),
      },
    ]);
    expect(others).toEqual({ public_key: own.public_key, devices: [] });
    await expect(listPushDevices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
