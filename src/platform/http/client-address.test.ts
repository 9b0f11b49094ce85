import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { getClientAddress, readClientAddress, trustForwardedFor } from './client-address.server.ts';

/** Returns the address by which a request from `remote` with these headers is counted. */
async function countedBy(remote: string | undefined, headers: Record<string, string> = {}): Promise<string> {
  const app = new Hono<{ Bindings: object }>();
  app.get('/', (request) => request.text(getClientAddress(request)));
  const socket = remote === undefined ? {} : { incoming: { socket: { remoteAddress: remote } } };
  return (await app.request('/', { headers }, socket)).text();
}

afterEach(() => trustForwardedFor(false));

describe('getClientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, '127.0.0.1'],
  ])('maps a socket from %s to %s', async (remote, address) => {
    expect(await countedBy(remote)).toBe(address);
  });

  it.each([{ 'x-forwarded-for': '198.51.100.1' }, { 'x-real-ip': '198.51.100.1' }, { forwarded: 'for=198.51.100.1' }])(
    'ignores the client’s own header: %j',
    async (headers) => {
      expect(await countedBy('203.0.113.7', headers)).toBe('203.0.113.7');
    },
  );

  it('takes the last entry that a trusted proxy wrote', async () => {
    trustForwardedFor(true);
    const from = (list: string) => countedBy('10.0.0.1', { 'x-forwarded-for': list });
    expect(await from('6.6.6.6, 198.51.100.1')).toBe('198.51.100.1');
    expect(await from('6.6.6.6,198.51.100.2')).toBe('198.51.100.2');
    expect(await from('6.6.6.6, 2001:db8:1:2:3::1')).toBe('2001:db8:1:2::/64');
    expect(await from('')).toBe('10.0.0.1');
    expect(await countedBy('10.0.0.1')).toBe('10.0.0.1');
  });
});

describe('readClientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', undefined],
    ['2001:db8:1:2fe::9', '2001:db8:1:2fe::/64', '2001:db8:1:200::/56'],
    ['2001:0DB8:1:2ff::9', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
    ['2001:db8:1::9', '2001:db8:1:0::/64', '2001:db8:1:0::/56'],
  ])('counts %s by %s and %s', (peer, address, network) => {
    const read = readClientAddress(peer);
    expect([read.address, read.network]).toEqual([address, network]);
  });

  it('treats a client as local only on this machine and without a forwarded address', () => {
    const isLocal = (peer: string, forwarded?: string) => readClientAddress(peer, forwarded).isLocal;
    expect([isLocal('127.0.0.9'), isLocal('::1'), isLocal('::ffff:127.0.0.1')]).toEqual([true, true, true]);
    expect([isLocal('127.0.0.1', '198.51.100.1'), isLocal('203.0.113.7')]).toEqual([false, false]);
    trustForwardedFor(true);
    expect([isLocal('127.0.0.1', '127.0.0.1'), isLocal('127.0.0.1')]).toEqual([false, true]);
  });
});
