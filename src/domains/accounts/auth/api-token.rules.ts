import { completeRights, hasRight, type Right, type Role, TOKEN_RIGHTS, type TokenRight } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { TOKENS_MAX, type TokenAccess } from './api-token.contract.ts';

/** Begins every secret, so that people and programs that search for leaked secrets recognise it. */
export const TOKEN_PREFIX = 'ftg_';
const SECRET = /^ftg_[\w-]{43}$/;

/** Returns whether a bearer token is one of these; the token of a session has no prefix and is shorter. */
export const isApiToken = (token: string): boolean => SECRET.test(token);

/** Shortest interval between two writes of the last use. */
export const TOKEN_TOUCH_SECONDS = 60;
/** Days for which an expired token stays in the list of its person. */
export const EXPIRED_DAYS = 30;

interface Holder {
  role: Role;
  rights?: readonly Right[] | undefined;
}

/** Returns the rights that a person can give to a token. */
export const grantableRights = (holder: Holder): TokenRight[] =>
  TOKEN_RIGHTS.filter((right) => hasRight(holder, right));

/** Right of a token for calendars. */
export const CALENDAR_RIGHT = 'sales:read' satisfies TokenRight;

/** Returns the rights as stored: changing includes reading, and a token that reads changes nothing. */
export const keptRights = (rights: readonly Right[], access: TokenAccess): Right[] =>
  access === 'calendar'
    ? [CALENDAR_RIGHT]
    : completeRights(rights).filter((right) => access === 'change' || !right.endsWith(':change'));

/** Returns what a token may do today: its rights that its person still has. */
export const rightsToday = (rights: readonly string[], holder: Holder): Right[] => {
  const own: readonly Right[] = grantableRights(holder);
  return completeRights(rights).filter((right) => own.includes(right));
};

/** Returns the one refusal of a token, whatever the reason: the caller may not be its person. */
export const deadApiToken = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'Ce jeton d’API n’est pas valable : il a expiré ou il a été révoqué, ou son compte n’a plus accès.',
  );
export const moreThanOwn = (): DomainError =>
  new DomainError('forbidden', 'Un jeton n’a jamais plus de droits que vous.');
export const unknownApiToken = (): DomainError => new DomainError('not-found', 'Ce jeton n’existe pas.');
export const tooManyApiTokens = (): DomainError =>
  new DomainError('conflict', `Vous avez déjà ${TOKENS_MAX} jetons : révoquez-en un d’abord.`);
