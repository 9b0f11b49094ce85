/** Roles of an account, as stored and as sent (labels are in the users room). */
export const ROLES = ['admin', 'manager', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks. `visitor` has no session, `system` is the server itself (jobs, start, demo content). */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: number; role: Role; sessionId: number; name: string }
  | { kind: 'system' };

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/** Who may call an operation; `system` may call everything. */
export type Audience = 'anyone' | 'signed-in' | 'admin' | 'system';

/** `'yes'`, or why not: no session (401) or the wrong role (403). */
export function admission(actor: Actor, audience: Audience): 'yes' | 'unauthenticated' | 'forbidden' {
  if (actor.kind === 'system' || audience === 'anyone') return 'yes';
  if (actor.kind === 'visitor') return 'unauthenticated';
  if (audience === 'signed-in') return 'yes';
  return audience === 'admin' && actor.role === 'admin' ? 'yes' : 'forbidden';
}
