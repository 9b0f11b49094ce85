import { describe, expect, it } from 'vitest';
import {
  deactivated,
  deadLink,
  idleSeconds,
  lifeSeconds,
  wrongCredentials,
  wrongCurrentPassword,
} from './auth.rules.ts';

describe('auth rules', () => {
  describe('session duration', () => {
    it('limits staff sessions to the chosen time and keeps customer sessions long', () => {
      expect([idleSeconds('admin', 15), idleSeconds('manager', 60)]).toEqual([900, 3_600]);
      expect(idleSeconds('user', 15)).toBe(14 * 86_400);
      expect([lifeSeconds('admin'), lifeSeconds('manager'), lifeSeconds('user')]).toEqual([43_200, 43_200, 2_592_000]);
    });
  });

  it('maps each refusal to its status, with 401 only for a failed sign-in', () => {
    expect(
      [wrongCredentials(), deactivated(), deadLink(), wrongCurrentPassword('password')].map((error) => error.status),
    ).toEqual([401, 403, 422, 422]);
  });
});
