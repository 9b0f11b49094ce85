import { describe, expect, it } from 'vitest';
import type { Actor, Right, Role } from '#src/kernel/actor.ts';
import { isAccessChange, refuseColleague, refuseGrant } from './account-rights.rules.ts';

const actor = (role: Role, userId = 1): Actor => ({ kind: 'user', userId, role, sessionId: 1, name: 'Ada' });
const SYSTEM = { kind: 'system' } as Actor;
const FORBIDDEN = expect.objectContaining({ code: 'forbidden' });
const target = (role: Role, rights: readonly Right[] = [], id = 2) => ({ id, role, rights });

describe('refuseColleague', () => {
  it.each([
    ['a manager to change a customer', actor('manager'), 'user'],
    ['an administrator to change a manager', actor('admin'), 'manager'],
    ['the system to change an administrator', SYSTEM, 'admin'],
  ] as const)('allows %s', (_case, who, role) => {
    expect(() => refuseColleague(who, { role })).not.toThrow();
  });

  it.each(['manager', 'admin'] as const)('forbids a manager to change the role %s', (role) => {
    expect(() => refuseColleague(actor('manager'), { role })).toThrow(FORBIDDEN);
  });
});

describe('refuseGrant', () => {
  it.each([
    ['an administrator to grant a role', actor('admin'), { role: 'manager' }, target('user')],
    ['an administrator to grant rights', actor('admin'), { rights: ['people'] }, target('manager')],
    ['an administrator to choose a password', actor('admin'), { password: 'x' }, target('user')],
    ['a manager to create a customer', actor('manager'), { role: 'user' }, undefined],
    ['a manager to send unchanged rights', actor('manager'), { rights: ['people'] }, target('manager', ['people'])],
    ['an administrator to give up their own rights', actor('admin', 2), { rights: [] }, target('admin', ['people'])],
  ] as const)('allows %s', (_case, who, options, account) => {
    expect(() => refuseGrant(who, options, account)).not.toThrow();
  });

  it.each([
    ['a manager to grant a role', actor('manager'), { role: 'admin' }, target('user')],
    ['a manager to create an administrator', actor('manager'), { role: 'admin' }, undefined],
    ['a manager to grant rights', actor('manager'), { rights: ['money'] }, target('manager')],
    ['a manager to choose a password', actor('manager'), { password: 'x' }, target('user')],
    ['an administrator to change their own rights', actor('admin', 2), { rights: ['money'] }, target('admin', [])],
  ] as const)('forbids %s', (_case, who, options, account) => {
    expect(() => refuseGrant(who, options, account)).toThrow(FORBIDDEN);
  });
});

describe('isAccessChange', () => {
  const STORED = { name: 'Ada', phone: '', email: 'ada@essai.example', role: 'manager', rights: ['people'] };

  it.each([
    [{ password: '', name: 'Autre', phone: '06', address: 'Ici', updated_at: 'x' }, false],
    [{ password: '', email: 'ada@essai.example', rights: ['people'] }, false],
    [{ password: '', role: undefined }, false],
    [{ password: 'x' }, true],
    [{ password: '', email: 'autre@essai.example' }, true],
    [{ password: '', rights: ['people', 'money'] }, true],
    [{ password: '', is_active: false }, true],
  ])('returns for %j: %s', (change, isAccess) => {
    expect(isAccessChange(STORED, change)).toBe(isAccess);
  });

  it('counts every field of a new account', () => {
    expect(isAccessChange(null, { password: '', ...{ email: 'ada@essai.example' } })).toBe(true);
  });
});
