export const LOGIN = '/admin/login';
export const PROFILE = '/admin/profile';
/** Where a second factor is set up. */
export const ENROLMENT = `${PROFILE}?onglet=securite`;
const HOME = '/admin';

/** An address of the back office to go to after sign-in; anything else leads to its first screen. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/admin(?=[/?#]|$)/.test(next) || next.startsWith(LOGIN)) return HOME;
  const origin = 'https://here.invalid';
  const url = URL.parse(next, origin);
  const isInside = url?.origin === origin && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`));
  return isInside ? `${url.pathname}${url.search}${url.hash}` : HOME;
}

/** The sign-in page, which leads back to where somebody was. */
export function loginAddress(path: string): string {
  const next = safeNext(path);
  return next === HOME ? LOGIN : `${LOGIN}?${new URLSearchParams({ next })}`;
}
