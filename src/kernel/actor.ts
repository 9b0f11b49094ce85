/** Roles of an account, as stored and as sent (labels are in the users room). */
export const ROLES = ['admin', 'manager', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** What an administrator can grant to a manager: three areas by reading and changing, and three rights across them. */
export const RIGHTS = [
  'requests:read',
  'requests:change',
  'sales:read',
  'sales:change',
  'content:read',
  'content:change',
  'money',
  'people',
  'settings',
] as const;
export type Right = (typeof RIGHTS)[number];

/** Who asks. `visitor` has no session, `system` is the server itself (jobs, start, demo content). */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: number;
      role: Role;
      /** Of a manager; an administrator has every right without a list, a customer none whatever the list. */
      rights?: readonly Right[] | undefined;
      sessionId: number;
      name: string;
      /** Whole seconds until the session ends when nothing more happens in it. */
      secondsLeft?: number | undefined;
      /** A member of the staff whose second factor the settings demand, and who has none yet. */
      mustEnrol?: boolean | undefined;
      /** Signed in within the last ten minutes, or proved again within them who they are. */
      isRecent?: boolean | undefined;
    }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/**
 * Who may call an operation; `system` may call everything. `own-account` is for anyone signed in too, and alone
 * stays open to staff who have yet to set up a second factor. `staff` needs some right, a list every right in it.
 */
export type Audience =
  | 'anyone'
  | 'own-account'
  | 'signed-in'
  | 'staff'
  | Right
  | readonly [Right, Right]
  | 'admin'
  | 'system';

interface Granted {
  role: Role;
  rights?: readonly Right[] | undefined;
}

/** Whether an account has a right; an administrator has them all. */
export const hasRight = ({ role, rights }: Granted, right: Right): boolean =>
  role === 'admin' || (role === 'manager' && rights?.includes(right) === true);

/** Whether an account may enter the back office: an administrator, or a manager with some right. */
export const isStaff = ({ role, rights = [] }: Granted): boolean =>
  role === 'admin' || (role === 'manager' && rights.length > 0);

/** Role and rights in one word, to notice that they have changed. */
export const grantOf = ({ role, rights = [] }: Granted): string =>
  role === 'manager' ? `manager ${rights.join()}` : role;

const isRight = (name: string): name is Right => (RIGHTS as readonly string[]).includes(name);

/** Each right once, in the order of the list, what is unknown left out; changing includes reading. */
export function completeRights(given: readonly string[]): Right[] {
  const implied = given.map((name) => name.replace(/:change$/, ':read'));
  const wanted = new Set([...given, ...implied].filter(isRight));
  return RIGHTS.filter((right) => wanted.has(right));
}

/** The rights that an audience asks for; none when it asks for a role or a session. */
export const rightsNeeded = (audience: Audience): readonly Right[] => {
  if (typeof audience !== 'string') return audience;
  return isRight(audience) ? [audience] : [];
};

/** `'yes'`, or why not: no session (401), a missing right or second factor (403). */
export function admission(actor: Actor, audience: Audience): 'yes' | 'unauthenticated' | 'forbidden' | 'must-enrol' {
  if (actor.kind === 'system' || audience === 'anyone') return 'yes';
  if (actor.kind === 'visitor') return 'unauthenticated';
  if (audience === 'own-account') return 'yes';
  if (actor.mustEnrol === true) return 'must-enrol';
  if (audience === 'signed-in') return 'yes';
  return isGranted(actor, audience) ? 'yes' : 'forbidden';
}

function isGranted(account: Granted, audience: Audience): boolean {
  if (audience === 'admin') return account.role === 'admin';
  if (audience === 'staff') return isStaff(account);
  const needed = rightsNeeded(audience);
  return needed.length > 0 && needed.every((right) => hasRight(account, right));
}
