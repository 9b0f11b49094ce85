import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newSigningSecret, signCall } from './sign-call.server.ts';

describe('signCall', () => {
  it('agrees with the example of the specification', () => {
    const headers = signCall({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    });
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('signs with each secret while one is replaced, over the bytes of the body', () => {
    const secrets = [newSigningSecret(), newSigningSecret()];
    const at = new Date('2026-11-20T08:00:00.900Z');
    const signatures = signCall({ id: 'evt_1', at, body: '{"a":"é"}', secrets })['webhook-signature']?.split(' ');
    const expected = secrets.map((secret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const bytes = Buffer.concat([Buffer.from('evt_1.1795161600.'), Buffer.from('{"a":"é"}', 'utf8')]);
      return `v1,${createHmac('sha256', key).update(bytes).digest('base64')}`;
    });
    expect(signatures).toEqual(expected);
  });
});

describe('newSigningSecret', () => {
  it('returns 32 random bytes in the form of the specification', () => {
    const secrets = Array.from({ length: 50 }, newSigningSecret);
    for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Set(secrets).size).toBe(50);
  });
});
