import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPublicUrl } from '../public-link.server.ts';
import { askOwnAddress } from './ask-own-address.server.ts';

const failing = (code: string) => async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
};
const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));

afterEach(() => setPublicUrl('http://localhost:3000'));

describe('askOwnAddress', () => {
  it('asks the probe of the public address, without following redirects', async () => {
    setPublicUrl('https://couverture-martin.fr');
    const fetchFrom = answering('{"status":"ok"}');
    expect(await askOwnAddress(fetchFrom)).toEqual({ isOwn: true });
    expect(fetchFrom).toHaveBeenCalledWith('https://couverture-martin.fr/healthz', {
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    });
  });

  it.each([
    ['ENOTFOUND', 'unknown-host'],
    ['ECONNREFUSED', 'refused'],
    ['UND_ERR_CONNECT_TIMEOUT', 'late'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['EHOSTUNREACH', 'unreachable'],
  ])('names the fault %s', async (code, fault) => {
    expect(await askOwnAddress(failing(code))).toMatchObject({ isOwn: false, fault });
  });

  it('names the page of somebody else, and an answer that is no page', async () => {
    expect(await askOwnAddress(answering('<html>Domaine à vendre</html>'))).toMatchObject({ fault: 'other-site' });
    expect(await askOwnAddress(answering('', 502))).toEqual({ isOwn: false, fault: 'status', detail: '502' });
  });
});
