import type { Actor, Right, Role } from '#src/kernel/actor.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { CUSTOMER_SESSION_DAYS, STAFF_SESSION_HOURS } from './auth.contract.ts';

/** Failed sign-ins of one IP address before it has to wait, for any account. */
export const CLIENT_LIMIT = { hits: 20, seconds: 15 * 60 };
/** How long an account stays closed to unknown devices after too many failures, in seconds. */
export const LOCK_SECONDS = 15 * 60;
export const REGISTER_LIMIT = { hits: 20, seconds: 3_600 };
export const REGISTER_ADDRESS_LIMIT = { hits: 10, seconds: 3_600 };
/** Registrations per client and in total that learn that an address is taken: this prevents listing the customers. */
export const TAKEN_CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
export const TAKEN_LIMIT = { hits: 100, seconds: 3_600 };
export const FORGOT_ADDRESS_LIMIT = { hits: 3, seconds: 3_600 };
export const FORGOT_CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
/** An invalid link costs a password hash too. */
export const RESET_LIMIT = { hits: 20, seconds: 3_600 };
/** Verification links emailed for one account, and attempts of one client to open one. */
export const VERIFICATION_LIMIT = { hits: 5, seconds: 3_600 };
export const VERIFY_LIMIT = { hits: 20, seconds: 3_600 };
export const AVATAR_LIMIT = { hits: 60, seconds: 3_600 };
export const PASSWORD_CHECK_LIMIT = { hits: 5, seconds: 15 * 60 };

/** Seconds for which a sign-in or a repeated proof counts as recent. */
export const RECENT_SIGN_IN_SECONDS = 10 * 60;

const HOUR_SECONDS = 3_600;
/** Customers return weeks later; only staff screens close after the chosen minutes. */
const CUSTOMER_IDLE_SECONDS = 14 * 24 * HOUR_SECONDS;

/** Returns the idle seconds after which a session ends; a user's own setting can only shorten them. */
export function idleSeconds(role: Role, timeoutMinutes: number, ownMinutes: number | null = null): number {
  const rule = role === 'user' ? CUSTOMER_IDLE_SECONDS : timeoutMinutes * 60;
  return ownMinutes === null ? rule : Math.min(rule, ownMinutes * 60);
}

/** Returns the seconds after which a session ends despite activity. */
export const lifeSeconds = (role: Role): number =>
  role === 'user' ? CUSTOMER_SESSION_DAYS * 24 * HOUR_SECONDS : STAFF_SESSION_HOURS * HOUR_SECONDS;

interface DatedSession {
  role: Role;
  session_timeout: number | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

/** Returns when a session ends without further activity, in milliseconds. */
export const sessionEnd = (session: DatedSession, timeoutMinutes: number): number =>
  Math.min(
    Date.parse(session.expires_at),
    // Uses the current role, not that of the sign-in: a user who becomes staff gets a staff session.
    Date.parse(session.created_at) + lifeSeconds(session.role) * 1000,
    Date.parse(session.last_seen_at) + idleSeconds(session.role, timeoutMinutes, session.session_timeout) * 1000,
  );

/** Emails to one invited person. */
export const INVITATION_LIMIT = { hits: 5, seconds: 3_600 };

/** Stored for an account without a password; no password hashes to it. */
export const NO_PASSWORD = '';

export const wrongCredentials = (): DomainError =>
  new DomainError('unauthenticated', 'Email ou mot de passe incorrect');
export const deactivated = (): DomainError =>
  new DomainError('forbidden', 'Ce compte est désactivé. Contactez l’entreprise.');
export const deadLink = (): DomainError => invalidField('token', 'Ce lien n’est plus valable. Demandez-en un nouveau.');
/** Returns whether an address is verified: by an emailed link, or by the administrator who added the staff member. */
export const isProven = ({ email_verified, role }: { email_verified: boolean; role: Role }): boolean =>
  email_verified || role !== 'user';

export const contestedAddressTaken = (): DomainError =>
  new DomainError('conflict', 'Un autre compte a confirmé cette adresse depuis. Appelez-nous : nous réglerons cela.');
/** Returns the error for confirming an address outside a session of its account. */
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

/** Returns the caller's account id. @throws DomainError `unauthenticated` for the system, which has none. */
export function ownId(actor: Actor): number {
  if (actor.kind !== 'user') throw notSignedIn();
  return actor.userId;
}

/** Returns the caller's role and rights. @throws DomainError `unauthenticated` */
export function ownRole(actor: Actor): { role: Role; rights: Right[] } {
  if (actor.kind !== 'user') throw notSignedIn();
  return { role: actor.role, rights: [...(actor.rights ?? [])] };
}

const DAY_MS = 86_400_000;

/** Returns whether a staff member should choose a new password: a reminder, never a lock. */
export const isRenewalDue = (role: Role, chosenAt: string, expiryDays: number, at: Date): boolean =>
  role !== 'user' && at.getTime() - Date.parse(chosenAt) >= expiryDays * DAY_MS;
