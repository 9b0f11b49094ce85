import { ApiError, sentenceOf } from '../api-client/api-error.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** The server's sentence, or what can be said without one. */
export const detailOf = (error: unknown): string =>
  sentenceOf(error, error instanceof ApiError && error.status === 0 ? ADMIN_TEXTS.noConnection : ADMIN_TEXTS.unknown);

/** The screen's own words for what failed, then why: "Erreur lors du chargement de la galerie : le serveur ne répond pas". */
export const failureOf = (what: string, error: unknown): string =>
  `${what}${/:\s*$/.test(what) ? '' : ' : '}${detailOf(error)}`;

/** The session is over and the sign-in page on its way: nothing to tell. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
