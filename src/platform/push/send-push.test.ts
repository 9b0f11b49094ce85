import { afterEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { useFakePush } from '#tests/support/use-fake-push.ts';
import { db } from '../database/database.server.ts';
import { setPublicUrl } from '../public-link.server.ts';
import { allowPushHosts } from './push-hosts.server.ts';
import { pushPublicKey } from './push-keys.server.ts';
import { sendPush } from './send-push.server.ts';

useDatabase();

const service = useFakePush();
describe('sendPush', () => {
  afterEach(() => setPublicUrl('http://localhost:3000'));

  const send = (topic: string | null = null) => {
    const { endpoint, keys } = service.newDevice();
    return sendPush({ endpoint, ...keys }, { payload: { title: 'Élodie écrit' }, topic, isUrgent: true });
  };

  it('sends a signed message that only the device can read, stored for a day', async () => {
    setPublicUrl('http://localhost:3000');
    expect(await send('chat:7')).toBe('sent');
    const [got] = service.received;
    expect(got?.payload).toEqual({ title: 'Élodie écrit' });
    expect(got?.signedBy).toBe(await pushPublicKey());
    expect(got?.claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' });
    const lasts = Number(got?.claims.exp) - Date.now() / 1_000;
    expect([lasts > 0, lasts < 86_400]).toEqual([true, true]);
    expect(got?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(got?.headers.topic).toMatch(/^[\w-]{32}$/);
  });

  it('names the site instead of a mailbox once it has a public address', async () => {
    setPublicUrl('https://toitures.example');
    await send();
    expect(service.received[0]?.claims).toMatchObject({ sub: 'https://toitures.example' });
  });

  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [429, 'failed'],
    [500, 'failed'],
    [307, 'failed'],
  ] as const)('maps the status %i to %s', async (status, outcome) => {
    service.answerWith(status);
    expect(await send()).toBe(outcome);
    expect(service.calls).toBe(1);
  });

  it('calls only push services, and returns “failed” when none answers', async () => {
    const { endpoint, keys } = service.newDevice();
    const message = { payload: {}, topic: null, isUrgent: false };
    allowPushHosts([]);
    expect(await sendPush({ endpoint, ...keys }, message)).toBe('gone');
    expect(service.calls).toBe(0);
    allowPushHosts([service.host]);
    await service.close();
    expect(await sendPush({ endpoint, ...keys }, message)).toBe('failed');
  });

  it('returns “gone” for invalid device keys', async () => {
    const { endpoint, keys } = service.newDevice();
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    const device = { endpoint, ...keys, p256dh };
    expect(await sendPush(device, { payload: {}, topic: null, isUrgent: false })).toBe('gone');
    expect(service.calls).toBe(0);
  });

  it('creates the keys once for simultaneous calls', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => pushPublicKey()));
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
    expect(await db().selectFrom('server_secrets').select('name').execute()).toEqual([{ name: 'web-push' }]);
  });
});
