import { fill } from '#src/kernel/text.ts';
import { ApiError, toSentence } from '../http/api-error.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';

/** Returns the server's message, or a general one without it. */
export const toDetail = (error: unknown): string =>
  toSentence(error, error instanceof ApiError && error.status === 0 ? ADMIN_TEXTS.noConnection : ADMIN_TEXTS.unknown);

/** Returns "Référence : …" of a failure to which the server sent no sentence, for support. */
export const toReference = ({ userMessage, reference }: ApiError): string | undefined =>
  userMessage || !reference ? undefined : fill(ADMIN_TEXTS.reference, { reference });

/** Joins the screen's words and the reason: "Erreur lors du chargement de la galerie : le serveur ne répond pas". */
export const toFailure = (what: string, error: unknown): string =>
  `${what}${/:\s*$/.test(what) ? '' : ' : '}${toDetail(error)}`;

/** Whether the session has ended and the sign-in page is opening: no message is needed. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
