import { perPage } from '../page-state.ts';
import { ApiError } from './api-error.ts';
import { RECENT_SIGN_IN_TEXTS } from './recent-sign-in.texts.ts';

const REQUIRED = 'recent_sign_in_required';

/** Asks the user to confirm the password. @returns false when the user cancels. */
type Ask = () => Promise<boolean>;

interface Confirmation {
  ask?: Ask | undefined;
  asking?: Promise<boolean> | undefined;
}
const confirmation = perPage((): Confirmation => ({}));

/** Sets the confirmation dialog of this page, until the returned function is called. */
export function setConfirmation(next: Ask): () => void {
  const own = confirmation();
  own.ask = next;
  return () => {
    if (own.ask === next) own.ask = undefined;
  };
}

/** Asks once for several calls that were refused together. */
function confirm(askPerson: Ask): Promise<boolean> {
  const own = confirmation();
  own.asking ??= askPerson().finally(() => {
    own.asking = undefined;
  });
  return own.asking;
}

/** Makes a call; when the server requires a recent sign-in and the user confirms, makes the same call once more. */
export async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { ask } = confirmation();
    if (!(error instanceof ApiError) || error.code !== REQUIRED || ask === undefined) throw error;
    const { status, code } = error;
    if (await confirm(ask)) return call();
    throw new ApiError('Cancelled', { status, code, userMessage: RECENT_SIGN_IN_TEXTS.cancelled, cause: error });
  }
}
