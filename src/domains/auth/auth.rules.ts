import type { Role } from '#src/kernel/actor.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { fold } from '#src/kernel/text.ts';
import { CUSTOMER_SESSION_DAYS, STAFF_SESSION_HOURS } from './auth.contract.ts';

/** Failed sign-ins of one address before everybody is told to wait, whatever the account. */
export const CLIENT_LIMIT = { hits: 20, seconds: 15 * 60 };
/** How long an account stays closed to unknown devices after too many failures. */
export const LOCK_SECONDS = 15 * 60;
export const REGISTER_LIMIT = { hits: 20, seconds: 3_600 };
export const FORGOT_ADDRESS_LIMIT = { hits: 3, seconds: 3_600 };
export const FORGOT_CLIENT_LIMIT = { hits: 10, seconds: 3_600 };
/** A wrong link costs a password hash too. */
export const RESET_LIMIT = { hits: 20, seconds: 3_600 };
export const PASSWORD_CHECK_LIMIT = { hits: 5, seconds: 15 * 60 };

const HOUR_SECONDS = 3_600;
/** A customer comes back weeks later; only staff screens close after the chosen minutes. */
const CUSTOMER_IDLE_SECONDS = 14 * 24 * HOUR_SECONDS;

/** Seconds without activity after which a session ends. */
export const idleSeconds = (role: Role, timeoutMinutes: number): number =>
  role === 'user' ? CUSTOMER_IDLE_SECONDS : timeoutMinutes * 60;

/** Seconds after which a session ends whatever its activity. */
export const lifeSeconds = (role: Role): number =>
  role === 'user' ? CUSTOMER_SESSION_DAYS * 24 * HOUR_SECONDS : STAFF_SESSION_HOURS * HOUR_SECONDS;

export const wrongCredentials = (): DomainError =>
  new DomainError('unauthenticated', 'Email ou mot de passe incorrect');
export const deactivated = (): DomainError =>
  new DomainError('forbidden', 'Ce compte est désactivé. Contactez l’entreprise.');
export const deadLink = (): DomainError => invalidField('token', 'Ce lien n’est plus valable. Demandez-en un nouveau.');
export const wrongCurrentPassword = (): DomainError =>
  invalidField('current_password', 'Le mot de passe actuel est incorrect.');

const TRADE_WORDS = ['toiture', 'toitures', 'couverture', 'couvreur', 'charpente', 'zinguerie', 'pouzin', 'faitage'];

/** Whether a password is one of the commonest, or only a word anybody would try here with a number behind it. */
export function isGuessable(password: string, email: string, commonest: ReadonlySet<string>): boolean {
  const folded = fold(password);
  const word = folded.replace(/[^a-z]/g, '');
  const owner = fold(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return commonest.has(folded) || TRADE_WORDS.includes(word) || (owner.length > 3 && word === owner);
}

/** "Firefox, Linux": what a session list shows of a user agent. */
export function deviceName(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : 'Autre application';
  const system = [/Android/, /iPhone|iPad/, /Windows/, /Mac OS/, /Linux/].findIndex((pattern) =>
    pattern.test(userAgent),
  );
  const name = ['Android', 'iOS', 'Windows', 'macOS', 'Linux'][system];
  return name === undefined ? browser : `${browser}, ${name}`;
}
