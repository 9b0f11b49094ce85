import { describe, expect, it } from 'vitest';
import { StaffProfile } from './profile.contract.ts';
import { defaultProfile, emailTaken, lastAdmin, userNotFound } from './user.rules.ts';

describe('defaultProfile', () => {
  it.each([
    ['admin', true],
    ['manager', true],
    ['user', false],
  ] as const)('reports new devices to the role %s: %s', (role, alerts) => {
    expect(defaultProfile(role).login_alerts).toBe(alerts);
  });

  it('passes the checks of a saved profile', () => {
    expect(StaffProfile.safeParse(defaultProfile('admin')).success).toBe(true);
  });
});

describe('refusals of an account', () => {
  it.each([
    ['an address of another account', emailTaken, 422],
    ['an unknown account', userNotFound, 404],
    ['the loss of the last administrator', lastAdmin, 409],
  ] as const)('refuses %s', (_case, refuse, status) => {
    expect(refuse().status).toBe(status);
  });
});
