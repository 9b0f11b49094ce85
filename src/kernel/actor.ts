/** Roles of an account, as stored and as sent (labels are in the users room). */
export const ROLES = ['admin', 'manager', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks. `visitor` has no session, `system` is the server itself (jobs, start, demo content). */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: number;
      role: Role;
      sessionId: number;
      name: string;
      /** Whole seconds until the session ends when nothing more happens in it. */
      secondsLeft?: number | undefined;
      /** An administrator whose second factor the settings demand, and who has none yet. */
      mustEnrol?: boolean | undefined;
    }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/**
 * Who may call an operation; `system` may call everything. `own-account` is for whoever is signed in too, and alone
 * stays open to an administrator who has yet to set up a second factor: one's profile, and that enrolment.
 */
export type Audience = 'anyone' | 'own-account' | 'signed-in' | 'admin' | 'system';

/** `'yes'`, or why not: no session (401), the wrong role or a second factor that is missing (403). */
export function admission(actor: Actor, audience: Audience): 'yes' | 'unauthenticated' | 'forbidden' | 'must-enrol' {
  if (actor.kind === 'system' || audience === 'anyone') return 'yes';
  if (actor.kind === 'visitor') return 'unauthenticated';
  if (audience === 'own-account') return 'yes';
  if (actor.mustEnrol === true) return 'must-enrol';
  if (audience === 'signed-in') return 'yes';
  return audience === 'admin' && actor.role === 'admin' ? 'yes' : 'forbidden';
}
