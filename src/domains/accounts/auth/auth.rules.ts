import type { Actor, Right, Role } from '#src/kernel/actor.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { CUSTOMER_SESSION_DAYS, STAFF_SESSION_HOURS } from './auth.contract.ts';

/** Failed sign-ins of one address before everybody is told to wait, whatever the account. */
export const CLIENT_LIMIT = { hits: 20, seconds: 15 * 60 };
/** How long an account stays closed to unknown devices after too many failures. */
export const LOCK_SECONDS = 15 * 60;
export const REGISTER_LIMIT = { hits: 20, seconds: 3_600 };
export const REGISTER_ADDRESS_LIMIT = { hits: 10, seconds: 3_600 };
/** Registrations of one client, and of all together, that were told an address has an account: no list is made this way. */
export const TAKEN_CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
export const TAKEN_LIMIT = { hits: 100, seconds: 3_600 };
export const FORGOT_ADDRESS_LIMIT = { hits: 3, seconds: 3_600 };
export const FORGOT_CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
/** A wrong link costs a password hash too. */
export const RESET_LIMIT = { hits: 20, seconds: 3_600 };
/** Links that prove an address, mailed for one account; and tries to open one from one client. */
export const VERIFICATION_LIMIT = { hits: 5, seconds: 3_600 };
export const VERIFY_LIMIT = { hits: 20, seconds: 3_600 };
export const AVATAR_LIMIT = { hits: 60, seconds: 3_600 };
export const PASSWORD_CHECK_LIMIT = { hits: 5, seconds: 15 * 60 };

/** How long a sign-in, or a proof given again, counts as recent. */
export const RECENT_SIGN_IN_SECONDS = 10 * 60;

const HOUR_SECONDS = 3_600;
/** A customer comes back weeks later; only staff screens close after the chosen minutes. */
const CUSTOMER_IDLE_SECONDS = 14 * 24 * HOUR_SECONDS;

/** Seconds without activity after which a session ends; somebody's own wish only shortens it. */
export function idleSeconds(role: Role, timeoutMinutes: number, ownMinutes: number | null = null): number {
  const rule = role === 'user' ? CUSTOMER_IDLE_SECONDS : timeoutMinutes * 60;
  return ownMinutes === null ? rule : Math.min(rule, ownMinutes * 60);
}

/** Seconds after which a session ends whatever its activity. */
export const lifeSeconds = (role: Role): number =>
  role === 'user' ? CUSTOMER_SESSION_DAYS * 24 * HOUR_SECONDS : STAFF_SESSION_HOURS * HOUR_SECONDS;

interface DatedSession {
  role: Role;
  session_timeout: number | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** When a session ends if nothing more happens in it, in milliseconds. */
export const sessionEnd = (session: DatedSession, timeoutMinutes: number): number =>
  Math.min(
    Date.parse(session.expires_at),
    // The role of now, not the one at sign-in: who becomes staff has a staff session.
    Date.parse(session.created_at) + lifeSeconds(session.role) * 1000,
    Date.parse(session.last_seen_at) + idleSeconds(session.role, timeoutMinutes, session.session_timeout) * 1000,
  );

/** Letters to one invited person. */
export const INVITATION_LIMIT = { hits: 5, seconds: 3_600 };

/** Stored where no password opens an account; no password hashes to it. */
export const NO_PASSWORD = '';

export const wrongCredentials = (): DomainError =>
  new DomainError('unauthenticated', 'Email ou mot de passe incorrect');
export const deactivated = (): DomainError =>
  new DomainError('forbidden', 'Ce compte est désactivé. Contactez l’entreprise.');
export const deadLink = (): DomainError => invalidField('token', 'Ce lien n’est plus valable. Demandez-en un nouveau.');
/** Whether somebody vouches for an account's address: a mailed link, or the administrator who named a member of staff. */
export const isProven = ({ email_verified, role }: { email_verified: boolean; role: Role }): boolean =>
  email_verified || role !== 'user';

export const contestedAddressTaken = (): DomainError =>
  new DomainError('conflict', 'Un autre compte a confirmé cette adresse depuis. Appelez-nous : nous réglerons cela.');
/** To confirm an address from outside a session of its account. */
export const passwordOfAccountNeeded = (): DomainError =>
  new DomainError('unauthenticated', 'Saisissez le mot de passe du compte pour confirmer cette adresse.');
export const wrongPasswordOfAccount = (): DomainError =>
  new DomainError('unauthenticated', 'Ce n’est pas le mot de passe du compte.');
export const currentPasswordNeeded = (): DomainError =>
  invalidField('current_password', 'Saisissez votre mot de passe actuel pour changer d’adresse e-mail.');
export const wrongCurrentPassword = (field: 'password' | 'current_password'): DomainError =>
  invalidField(field, 'Le mot de passe actuel est incorrect.');
export const hasOwnPassword = (): DomainError =>
  new DomainError('conflict', 'Cette personne a déjà choisi son mot de passe.');
export const notSignedIn = (): DomainError => new DomainError('unauthenticated', 'Veuillez vous connecter.');

/** The account that asks. @throws DomainError `unauthenticated` for the house itself, which has none. */
export function ownId(actor: Actor): number {
  if (actor.kind !== 'user') throw notSignedIn();
  return actor.userId;
}

/** Its role and rights. @throws DomainError `unauthenticated` */
export function ownRole(actor: Actor): { role: Role; rights: Right[] } {
  if (actor.kind !== 'user') throw notSignedIn();
  return { role: actor.role, rights: [...(actor.rights ?? [])] };
}

const DAY_MS = 86_400_000;

/** Whether a member of the staff should choose a new password: a reminder, never a lock. */
export const isRenewalDue = (role: Role, chosenAt: string, expiryDays: number, at: Date): boolean =>
  role !== 'user' && at.getTime() - Date.parse(chosenAt) >= expiryDays * DAY_MS;
