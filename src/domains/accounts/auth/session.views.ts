import { href } from '#src/kernel/href.ts';

export const LOGIN = href('/admin/login');
export const PROFILE = href('/admin/profile');
/** Page on which a second factor is set up. */
export const ENROLMENT = `${PROFILE}?onglet=securite`;
const HOME = href('/admin');

/** Returns the back office URL to open after sign-in; any other URL becomes the first screen. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/admin(?=[/?#]|$)/.test(next) || next.startsWith(LOGIN)) return HOME;
  const origin = 'https://here.invalid';
  const url = URL.parse(next, origin);
  const isInside = url?.origin === origin && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`));
  return isInside ? `${url.pathname}${url.search}${url.hash}` : HOME;
}

/** Returns the URL of the sign-in page, which leads back to the previous page. */
export function loginAddress(path: string): string {
  const next = safeNext(path);
  return next === HOME ? LOGIN : `${LOGIN}?${new URLSearchParams({ next })}`;
}

/** Seconds before the session's end at which the user is warned. */
export const WARNING_SECONDS = 120;

/** "1 min 58 s", "2 min", "45 s". */
export function timeLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : ''].filter(Boolean).join(' ');
}
