import { ApiError, toSentence } from '../http/api-error.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** Returns the server's message, or a general one without it. */
export const toDetail = (error: unknown): string =>
  toSentence(error, error instanceof ApiError && error.status === 0 ? ADMIN_TEXTS.noConnection : ADMIN_TEXTS.unknown);

/** Joins the screen's words and the reason: "Erreur lors du chargement de la galerie : le serveur ne répond pas". */
export const toFailure = (what: string, error: unknown): string =>
  `${what}${/:\s*$/.test(what) ? '' : ' : '}${toDetail(error)}`;

/** Whether the session has ended and the sign-in page is opening: no message is needed. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
