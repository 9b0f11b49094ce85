import { perPage } from '../page-state.ts';
import { TOKEN_KEY } from './stored-session.ts';

/** Storage key with which the tabs of a browser share the end of their session. */
const ENDS_KEY = 'session-ends';

/** Fired on `window` when the server reports a missing second factor: only the profile is open until then. */
export const ENROLMENT_NEEDED = 'enrolment-needed';

/** Stores the session data from an answer to a signed-in user. */
export function noteSession({ headers }: Response): void {
  const seconds = Number.parseInt(headers.get('X-Session-Seconds') ?? '', 10);
  if (!Number.isNaN(seconds)) localStorage.setItem(ENDS_KEY, String(Date.now() + seconds * 1000));
  const own = session();
  own.needsEnrolment = headers.get('X-Two-Factor') === 'required';
  if (own.needsEnrolment) window.dispatchEvent(new Event(ENROLMENT_NEEDED));
}

const session = perPage(() => ({ needsEnrolment: false }));

/** Whether the last answer required enrolment. */
export const isEnrolmentNeeded = (): boolean => session().needsEnrolment;

/** Returns whole seconds until the session ends, by the last answer in any tab; null without a session. */
export function sessionSecondsLeft(): number | null {
  const endsAt = Number(localStorage.getItem(ENDS_KEY) ?? Number.NaN);
  if (Number.isNaN(endsAt) || localStorage.getItem(TOKEN_KEY) === null) return null;
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
}

/** Deletes the stored end of a session that is over. */
export const forgetSessionEnd = (): void => localStorage.removeItem(ENDS_KEY);
