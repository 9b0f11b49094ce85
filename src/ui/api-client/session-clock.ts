import { TOKEN_KEY } from './stored-session.ts';

/** Where the tabs of a browser agree on when their session ends. */
const ENDS_KEY = 'session-ends';

/** Fired on `window` when the server says that a second factor is missing: only the profile is open until then. */
export const ENROLMENT_NEEDED = 'enrolment-needed';

/** Keeps what an answer to somebody signed in tells of their session. */
export function noteSession({ headers }: Response): void {
  const seconds = Number.parseInt(headers.get('X-Session-Seconds') ?? '', 10);
  if (!Number.isNaN(seconds)) localStorage.setItem(ENDS_KEY, String(Date.now() + seconds * 1000));
  needsEnrolment = headers.get('X-Two-Factor') === 'required';
  if (needsEnrolment) window.dispatchEvent(new Event(ENROLMENT_NEEDED));
}

let needsEnrolment = false;

/** Whether the last answer said so. */
export const isEnrolmentNeeded = (): boolean => needsEnrolment;

/** Whole seconds until the session ends, as the last answer in any tab told; null without a session. */
export function sessionSecondsLeft(): number | null {
  const endsAt = Number(localStorage.getItem(ENDS_KEY) ?? Number.NaN);
  if (Number.isNaN(endsAt) || localStorage.getItem(TOKEN_KEY) === null) return null;
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
}

/** Of a session that is over nothing is left to count. */
export const forgetSessionEnd = (): void => localStorage.removeItem(ENDS_KEY);
