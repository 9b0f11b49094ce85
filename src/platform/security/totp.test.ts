import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpAddress, totpStep } from './totp.server.ts';

/** "12345678901234567890" in base32, the secret of RFC 6238's own table. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('totp', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('accepts the code of RFC 6238 for second %i', (second, code) => {
    expect(totpStep(RFC_SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('accepts the previous and the next step, no further one, and returns the step', () => {
    const step = Math.floor(1_111_111_109 / 30);
    const at = (steps: number) => totpStep(RFC_SECRET, '081804', new Date((step + steps) * 30_000 + 1));
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([null, step, step, step, null]);
    expect(totpStep(RFC_SECRET, '000000', new Date(59_000))).toBeNull();
  });

  it('creates secrets of 160 bits and URLs that contain the site’s name', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const url = new URL(totpAddress(secret, 'Toitures du Pouzin', 'ada@essai.example'));
    expect([url.protocol, url.host, url.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret]);
    expect(url.searchParams.get('issuer')).toBe('Toitures du Pouzin');
  });
});
