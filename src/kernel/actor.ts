/** Roles of an account, as stored and as sent (the labels are in the users domain). */
export const ROLES = ['admin', 'manager', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Rights that an administrator can grant to a manager: three areas with read and change, three general rights. */
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

/** Rights that a token can have: accounts are the work of people who have signed in. */
export const TOKEN_RIGHTS = RIGHTS.filter((right) => right !== 'people');
export type TokenRight = (typeof TOKEN_RIGHTS)[number];

/** Token with which a program acts for a person; `read` only reads, whatever the rights. */
export interface TokenUse {
  id: number;
  name: string;
  access: 'read' | 'change';
}

/**
 * Caller of an operation. `visitor` has no session, `operator` is a person at the shell of the machine, `system` is the
 * server itself (jobs, start, demo content).
 */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: number;
      role: Role;
      /** Rights of a manager; an administrator always has every right, a customer none, whatever the list. */
      rights?: readonly Right[] | undefined;
      sessionId: number;
      name: string;
      /** Whole seconds until an idle session ends. */
      secondsLeft?: number | undefined;
      /** Set for staff who must set up a second factor by the settings, and have none yet. */
      mustEnrol?: boolean | undefined;
      /** Set when the user signed in or proved their identity again within the last ten minutes. */
      isRecent?: boolean | undefined;
      /** Set when a program calls with a token instead of a session. */
      token?: TokenUse | undefined;
    }
  /** `login`: this person's account on the machine, as the shell names it; empty when it does not. */
  | { kind: 'operator'; login: string }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/** Returns whether a person acts, whose acts are audited: signed in, or at the shell of the machine. */
export const isPerson = ({ kind }: Actor): boolean => kind === 'user' || kind === 'operator';

/** Returns whether the actor holds the machine, with database and keys: no right could be withheld from them. */
export const holdsMachine = (actor: Actor): actor is Extract<Actor, { kind: 'operator' | 'system' }> =>
  actor.kind === 'operator' || actor.kind === 'system';

/**
 * Callers that an operation allows; the server and its operator may call everything. `own-account` allows any signed-in user, even staff
 * who must still set up a second factor. `staff` requires at least one right, a list every right in it.
 */
export type Audience = 'anyone' | 'own-account' | 'signed-in' | 'staff' | Right | readonly [Right, Right] | 'admin';

interface Granted {
  role: Role;
  rights?: readonly Right[] | undefined;
}

/** Returns whether an account has a right; an administrator has all. */
export const hasRight = ({ role, rights }: Granted, right: Right): boolean =>
  role === 'admin' || (role === 'manager' && rights?.includes(right) === true);

/** Returns whether an account may enter the back office: an administrator, or a manager with at least one right. */
export const isStaff = ({ role, rights = [] }: Granted): boolean =>
  role === 'admin' || (role === 'manager' && rights.length > 0);

/** Returns role and rights as one string, to detect that they have changed. */
export const getGrant = ({ role, rights = [] }: Granted): string =>
  role === 'manager' ? `manager ${rights.join()}` : role;

const isRight = (name: string): name is Right => (RIGHTS as readonly string[]).includes(name);

/** Returns each known right once, in the order of the list; changing includes reading. */
export function completeRights(input: readonly string[]): Right[] {
  const implied = input.map((name) => name.replace(/:change$/, ':read'));
  const wanted = new Set([...input, ...implied].filter(isRight));
  return RIGHTS.filter((right) => wanted.has(right));
}

/** Returns the rights that an audience requires; none when it requires a role or a session. */
export const rightsNeeded = (audience: Audience): readonly Right[] => {
  if (typeof audience !== 'string') return audience;
  return isRight(audience) ? [audience] : [];
};

/** What a call does, as far as a token may not. */
export interface CallKind {
  isChange?: boolean | undefined;
  /** Only for people who have signed in. */
  inPerson?: boolean | undefined;
}

/** Returns whether only people who have signed in can be in an audience. */
export const isInPerson = (audience: Audience): boolean =>
  audience === 'own-account' ||
  audience === 'signed-in' ||
  audience === 'admin' ||
  rightsNeeded(audience).some((right) => !(TOKEN_RIGHTS as readonly Right[]).includes(right));

function refusalOfToken({ access }: TokenUse, audience: Audience, { isChange, inPerson }: CallKind) {
  if (inPerson === true || isInPerson(audience)) return 'in-person';
  return isChange === true && access === 'read' ? 'read-only' : undefined;
}

export type Admission = 'yes' | 'unauthenticated' | 'forbidden' | 'must-enrol' | 'in-person' | 'read-only';

/** Returns `'yes'`, or the refusal: no session (401), a missing right or second factor, a limit of tokens (403). */
export function admission(actor: Actor, audience: Audience, call: CallKind = {}): Admission {
  const token = actor.kind === 'user' ? actor.token : undefined;
  const refused = token && refusalOfToken(token, audience, call);
  if (refused !== undefined) return refused;
  if (holdsMachine(actor) || audience === 'anyone') return 'yes';
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
