import { ApiError } from './api-error.ts';
import { RECENT_SIGN_IN_TEXTS } from './recent-sign-in.texts.ts';

const REQUIRED = 'recent_sign_in_required';

/** Asks the person to confirm who they are. @returns false when they would rather not. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets what asks on this page, until the returned function is called. */
export function setConfirmation(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Calls refused together are asked about once. */
function confirm(askPerson: Ask): Promise<boolean> {
  asking ??= askPerson().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Makes a call; where the server asks for a recent sign-in and the person confirms, the same call once more. */
export async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== REQUIRED || ask === undefined) throw error;
    const { status, code } = error;
    if (await confirm(ask)) return call();
    throw new ApiError('Cancelled', { status, code, userMessage: RECENT_SIGN_IN_TEXTS.cancelled, cause: error });
  }
}
