import { describe, expect, it } from 'vitest';
import { type Actor, type Audience, admission, ROLES, type Role, SYSTEM, VISITOR } from './actor.ts';

const person = (role: Role): Actor => ({ kind: 'user', userId: 1, role, sessionId: 1, name: 'Ada' });

describe('admission', () => {
  it.each<[Audience, string[]]>([
    ['anyone', ['yes', 'yes', 'yes', 'yes', 'yes']],
    ['own-account', ['unauthenticated', 'yes', 'yes', 'yes', 'yes']],
    ['signed-in', ['unauthenticated', 'yes', 'yes', 'yes', 'yes']],
    ['admin', ['unauthenticated', 'yes', 'forbidden', 'forbidden', 'yes']],
    ['system', ['unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'yes']],
  ])('to what is for %s, of a visitor, admin, manager, user and the system', (audience, answers) => {
    const actors = [VISITOR, ...ROLES.map(person), SYSTEM];
    expect(actors.map((actor) => admission(actor, audience))).toEqual(answers);
  });

  it('leaves an administrator without the second factor they must have nothing but their own account', () => {
    const actor: Actor = { ...(person('admin') as Actor & { kind: 'user' }), mustEnrol: true };
    const audiences: Audience[] = ['anyone', 'own-account', 'signed-in', 'admin', 'system'];
    expect(audiences.map((audience) => admission(actor, audience))).toEqual([
      'yes',
      'yes',
      'must-enrol',
      'must-enrol',
      'must-enrol',
    ]);
  });
});
