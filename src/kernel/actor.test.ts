import { describe, expect, it } from 'vitest';
import {
  type Actor,
  type Audience,
  admission,
  completeRights,
  getGrant,
  hasRight,
  isInPerson,
  isStaff,
  RIGHTS,
  type Right,
  ROLES,
  type Role,
  rightsNeeded,
  SYSTEM,
  VISITOR,
} from './actor.ts';

const person = (role: Role): Actor => ({ kind: 'user', userId: 1, role, sessionId: 1, name: 'Ada' });

const manager = (...rights: Right[]): Actor => ({ ...(person('manager') as Actor & { kind: 'user' }), rights });

describe('admission', () => {
  it.each<[Audience, string[]]>([
    ['anyone', ['yes', 'yes', 'yes', 'yes', 'yes']],
    ['own-account', ['unauthenticated', 'yes', 'yes', 'yes', 'yes']],
    ['signed-in', ['unauthenticated', 'yes', 'yes', 'yes', 'yes']],
    ['admin', ['unauthenticated', 'yes', 'forbidden', 'forbidden', 'yes']],
    ['staff', ['unauthenticated', 'yes', 'forbidden', 'forbidden', 'yes']],
    ['money', ['unauthenticated', 'yes', 'forbidden', 'forbidden', 'yes']],
    [
      ['requests:read', 'people'],
      ['unauthenticated', 'yes', 'forbidden', 'forbidden', 'yes'],
    ],
  ])('decides on %s for a visitor, admin, manager, user, the system and its operator', (audience, answers) => {
    const actors = [VISITOR, ...ROLES.map(person), SYSTEM];
    expect(actors.map((actor) => admission(actor, audience))).toEqual(answers);
    expect(admission({ kind: 'operator', login: 'lea' }, audience)).toBe('yes');
  });

  it('allows an administrator without the required second factor only their own account', () => {
    const actor: Actor = { ...(person('admin') as Actor & { kind: 'user' }), mustEnrol: true };
    const audiences: Audience[] = ['anyone', 'own-account', 'signed-in', 'admin'];
    expect(audiences.map((audience) => admission(actor, audience))).toEqual(['yes', 'yes', 'must-enrol', 'must-enrol']);
  });

  it.each(RIGHTS)('admits a manager with %s only where that right is required', (right) => {
    const open = RIGHTS.filter((wanted) => admission(manager(right), wanted) === 'yes');
    expect(open).toEqual([right]);
    expect(admission(manager(right), 'staff')).toBe('yes');
    expect(admission(manager(right), 'admin')).toBe('forbidden');
  });

  it('requires every right of a list', () => {
    expect(admission(manager('sales:read'), ['sales:read', 'people'])).toBe('forbidden');
    expect(admission(manager('people'), ['sales:read', 'people'])).toBe('forbidden');
    expect(admission(manager('sales:read', 'people'), ['sales:read', 'people'])).toBe('yes');
  });

  it('ignores rights left on a customer account', () => {
    const customer: Actor = { ...(person('user') as Actor & { kind: 'user' }), rights: RIGHTS };
    expect([...RIGHTS, 'staff' as const, 'admin' as const].map((wanted) => admission(customer, wanted))).not.toContain(
      'yes',
    );
  });

  it('requires the second factor of the settings from a manager with rights', () => {
    const actor: Actor = { ...(manager('money') as Actor & { kind: 'user' }), mustEnrol: true };
    expect(admission(actor, 'money')).toBe('must-enrol');
    expect(admission(actor, 'own-account')).toBe('yes');
  });
});

describe('admission of a token', () => {
  const token = (access: 'read' | 'change'): Actor => ({
    ...(manager(...RIGHTS) as Actor & { kind: 'user' }),
    token: { id: 1, name: 'Tableur', access },
  });

  it.each<[Audience, string]>([
    ['anyone', 'yes'],
    ['staff', 'yes'],
    ['money', 'yes'],
    ['own-account', 'in-person'],
    ['signed-in', 'in-person'],
    ['admin', 'in-person'],
    ['people', 'in-person'],
    [['sales:read', 'people'], 'in-person'],
  ])('decides on %s', (audience, answer) => {
    expect(admission(token('change'), audience)).toBe(answer);
    expect(isInPerson(audience)).toBe(answer === 'in-person');
  });

  it('refuses changes to one that reads, and calls for people to any', () => {
    expect(admission(token('read'), 'money', { isChange: true })).toBe('read-only');
    expect(admission(token('read'), 'anyone', { isChange: true })).toBe('read-only');
    expect(admission(token('change'), 'money', { isChange: true })).toBe('yes');
    expect(admission(token('change'), 'staff', { inPerson: true })).toBe('in-person');
    expect(admission(person('admin'), 'staff', { isChange: true, inPerson: true })).toBe('yes');
  });
});

describe('completeRights', () => {
  it.each([
    [['sales:change'], ['sales:read', 'sales:change']],
    [
      ['settings', 'money', 'money'],
      ['money', 'settings'],
    ],
    [['admin', '', 'money:read', '__proto__'], []],
    [[], []],
  ])('completes %j to %j', (input, complete) => expect(completeRights(input)).toEqual(complete));
});

describe('hasRight, isStaff and getGrant', () => {
  it('gives an administrator all rights, a manager their own, a customer none', () => {
    const owned = (role: Role, rights: Right[]) => RIGHTS.filter((right) => hasRight({ role, rights }, right));
    expect([owned('admin', []), owned('manager', ['money']), owned('user', ['money'])]).toEqual([
      RIGHTS,
      ['money'],
      [],
    ]);
  });

  it('counts a manager with at least one right as staff', () => {
    expect([isStaff({ role: 'manager' }), isStaff({ role: 'manager', rights: ['money'] })]).toEqual([false, true]);
    expect([isStaff({ role: 'admin' }), isStaff({ role: 'user', rights: ['money'] })]).toEqual([true, false]);
  });

  it('changes the grant when a right is added or removed', () => {
    const grants = [[], ['money'], ['money', 'settings']].map((rights) =>
      getGrant({ role: 'manager', rights: rights as Right[] }),
    );
    expect(new Set([...grants, getGrant({ role: 'admin' }), getGrant({ role: 'user' })]).size).toBe(5);
  });
});

describe('rightsNeeded', () => {
  it.each<[Audience, Right[]]>([
    ['money', ['money']],
    [
      ['sales:read', 'people'],
      ['sales:read', 'people'],
    ],
    ['staff', []],
    ['anyone', []],
  ])('returns for %j the rights %j', (audience, rights) => expect(rightsNeeded(audience)).toEqual(rights));
});
