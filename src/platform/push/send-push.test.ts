import { afterEach, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { useFakePush } from '#tests/support/use-fake-push.ts';
import { db } from '../database/database.server.ts';
import { setPublicUrl } from '../public-link.server.ts';
import { allowPushHosts } from './push-hosts.server.ts';
import { pushPublicKey } from './push-keys.server.ts';
import { sendPush } from './send-push.server.ts';

useDatabase();

const service = useFakePush();
afterEach(() => setPublicUrl('http://localhost:3000'));

const send = (topic: string | null = null) => {
  const { endpoint, keys } = service.newDevice();
  return sendPush({ endpoint, ...keys }, { payload: { title: 'Élodie écrit' }, topic, isUrgent: true });
};

it('is signed by the key that the browser was given, readable by the device alone, and kept for a day', async () => {
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

it('names the site, and not a mailbox, once it has an address of its own', async () => {
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
] as const)('%i means %s', async (status, outcome) => {
  service.answerWith(status);
  expect(await send()).toBe(outcome);
  expect(service.calls).toBe(1);
});

it('asks nobody but a push service, and says so when none answers', async () => {
  const { endpoint, keys } = service.newDevice();
  const message = { payload: {}, topic: null, isUrgent: false };
  allowPushHosts([]);
  expect(await sendPush({ endpoint, ...keys }, message)).toBe('gone');
  expect(service.calls).toBe(0);
  allowPushHosts([service.host]);
  await service.close();
  expect(await sendPush({ endpoint, ...keys }, message)).toBe('failed');
});

it('keys that no browser has made are a device that is not there', async () => {
  const { endpoint, keys } = service.newDevice();
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const device = { endpoint, ...keys, p256dh };
  expect(await sendPush(device, { payload: {}, topic: null, isUrgent: false })).toBe('gone');
  expect(service.calls).toBe(0);
});

it('the keys are made once, however many ask at once', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => pushPublicKey()));
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
  expect(await db().selectFrom('server_secrets').select('name').execute()).toEqual([{ name: 'web-push' }]);
});
