import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anAccount,
  asAccount,
  asAdmin,
  asColleague,
  asVisitor,
} from '#src/domains/accounts/users/user.fixture.server.ts';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPushDevice } from '#tests/support/fake-push.ts';
import { aDevice } from './notification.fixture.server.ts';
import { listPushDevices, watchEvents } from './notification.queries.server.ts';

useDatabase();

describe('watchEvents', () => {
  it('opens events and changes only to administrators', async () => {
    expect(await watchEvents(await asAdmin(), {})).toEqual({
      followed: [{ topic: 'admin' }, { topic: 'content' }],
    });
    await expect(watchEvents(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const role of ['user', 'manager'] as const) {
      await expect(watchEvents(asAccount(await anAccount({ role })), {})).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('sends a manager only the changes that their rights allow', async () => {
    const { followed } = await watchEvents(await asColleague('money'), {});
    expect(followed).toEqual([
      { topic: 'admin', event: 'invoices' },
      { topic: 'admin', event: 'payments' },
      { topic: 'admin', event: 'notification' },
      { topic: 'content' },
    ]);
  });
});

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
