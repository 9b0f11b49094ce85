import { afterEach, describe, expect, it } from 'vitest';
import { admitBody, type BodyLimits, closeBody } from './body-admission.server.ts';

const LIMITS = { json: 1_000, urlEncoded: true, multipart: 5_000_000 };
const admitted: Request[] = [];

afterEach(async () => {
  await Promise.all(admitted.splice(0).map(closeBody));
});

function admit(headers: Record<string, string>, limits: BodyLimits = LIMITS, address = '203.0.113.8'): Request {
  const request = new Request('http://x/', { method: 'POST', body: 'x', headers });
  admitBody(request, limits, address);
  admitted.push(request);
  return request;
}

const announced = (type: string, bytes: number) => ({ 'content-type': type, 'content-length': String(bytes) });
const refused = (code: string) => expect.objectContaining({ code });

describe('admitBody', () => {
  it.each([
    ['application/json', 1_000],
    ['application/x-www-form-urlencoded', 100_000],
    ['multipart/form-data; boundary=x', 5_000_000],
  ])('admits %s up to %d bytes and refuses one more with 413, unread', (type, most) => {
    expect(admit(announced(type, most)).bodyUsed).toBe(false);
    expect(() => admit(announced(type, most + 1))).toThrow(refused('too-large'));
  });

  it('refuses with the endpoint’s own message where there is one', () => {
    const limits = { ...LIMITS, tooLarge: 'La photo dépasse 5 Mo.' };
    expect(() => admit(announced('multipart/form-data; boundary=x', 5_000_001), limits)).toThrow('La photo');
  });

  it.each(['text/plain', 'application/xml', 'multipart/mixed', ''])(
    'refuses the announced type “%s” with 415',
    (type) => {
      expect(() => admit(announced(type, 1))).toThrow(refused('unsupported-type'));
    },
  );

  it('refuses a type that this endpoint does not take with 415', () => {
    expect(() => admit(announced('application/x-www-form-urlencoded', 1), { json: 1 })).toThrow(
      refused('unsupported-type'),
    );
    expect(() => admit(announced('application/json', 1), { urlEncoded: true })).toThrow(refused('unsupported-type'));
  });

  it('refuses a compressed body with 415, because its decompressed size is unlimited', () => {
    expect(() => admit({ ...announced('application/json', 1), 'content-encoding': 'gzip' })).toThrow(
      refused('unsupported-type'),
    );
  });

  it('refuses the third simultaneous upload of one address with 429 and Retry-After', async () => {
    const upload = announced('multipart/form-data; boundary=x', 1_000);
    const first = admit(upload);
    admit(upload);
    expect(() => admit(upload)).toThrow(expect.objectContaining({ code: 'limit', retryAfterSeconds: 5 }));
    expect(admit(upload, LIMITS, '203.0.113.99')).toBeDefined();
    expect(admit(announced('application/json', 10))).toBeDefined();
    await closeBody(first);
    expect(admit(upload)).toBeDefined();
  });

  it('counts JSON with a picture as an upload', () => {
    const limits = { json: 25_000_000 };
    const picture = announced('application/json', 2_000_000);
    admit(picture, limits);
    admit({ 'content-type': 'application/json' }, limits);
    expect(() => admit(picture, limits)).toThrow(refused('limit'));
    expect(admit(announced('application/json', 1_000_000), limits)).toBeDefined();
  });

  it('releases a slot once, however often a body is closed', async () => {
    const upload = announced('multipart/form-data; boundary=x', 1_000);
    const first = admit(upload);
    admit(upload);
    await closeBody(first);
    await closeBody(first);
    admit(upload);
    expect(() => admit(upload)).toThrow(refused('limit'));
  });
});
