import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { allowPushHosts } from '#src/platform/push/push-hosts.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPushDevice } from '#tests/support/fake-push.ts';
import { MAX_DEVICES } from '../push.contract.ts';
import { addPushDevice } from './add-push-device.server.ts';

useDatabase();

const HOST = '127.0.0.1:4600';
const device = (name: string) => ({ endpoint: `http://${HOST}/${name}`, keys: aPushDevice().keys });
const owners = () => db().selectFrom('push_subscriptions').select(['user_id', 'endpoint']).orderBy('id').execute();
const getId = ({ actor }: Awaited<ReturnType<typeof asAdmin>>) => (actor.kind === 'user' ? actor.userId : 0);

describe('addPushDevice', () => {
  beforeEach(() => allowPushHosts([HOST]));
  afterEach(() => allowPushHosts([]));

  it('stores a device once, for the administrator who added it last', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const { id } = await addPushDevice(ada, device('one'));
    expect(await addPushDevice(ada, device('one'))).toEqual({ id });
    expect(await addPushDevice(zoe, device('one'))).toEqual({ id });
    expect(await owners()).toEqual([{ user_id: getId(zoe), endpoint: `http://${HOST}/one` }]);
  });

  it('limits the devices per administrator: the oldest are removed, others’ devices stay', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    await addPushDevice(zoe, device('zoe'));
    for (let turn = 0; turn <= MAX_DEVICES; turn += 1) await addPushDevice(ada, device(`ada-${turn}`));
    const names = (await owners()).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(names).toHaveLength(MAX_DEVICES + 1);
    expect([names.includes('zoe'), names.includes('ada-0'), names.includes('ada-1')]).toEqual([true, false, true]);
  });

  it.each([
    'https://127.0.0.1/secret',
    'http://169.254.169.254/latest/meta-data/',
    'https://fcm.googleapis.com.evil.example/x',
    'http://fcm.googleapis.com/x',
    'file:///etc/passwd',
  ])('refuses the address %s and sends no request', async (endpoint) => {
    await expect(addPushDevice(await asAdmin(), { ...device('x'), endpoint })).rejects.toMatchObject({ status: 422 });
    expect(await owners()).toEqual([]);
  });

  it.each([{ p256dh: 'court' }, { auth: 'court' }, { p256dh: '' }])('refuses the keys %j', async (wrong) => {
    const { endpoint, keys } = device('x');
    const refused = addPushDevice(await asAdmin(), { endpoint, keys: { ...keys, ...wrong } });
    await expect(refused).rejects.toMatchObject({ status: 422 });
  });

  it('allows only administrators', async () => {
    await expect(addPushDevice(asVisitor(), device('x'))).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
