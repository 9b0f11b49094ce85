import { href } from '#src/kernel/href.ts';

const LOGIN = href('/login');
const REGISTER = href('/register');
const HOME = '/';
const ENTRANCES = [LOGIN, REGISTER];

/** Page after a customer's sign-in when no return address is given. */
export const PROFILE = href('/profile');

/** Returns an address of this site to open after sign-in; any other value gives the home page. */
export function safeReturn(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return HOME;
  const origin = 'https://here.invalid';
  const url = URL.parse(next, origin);
  if (url?.origin !== origin || ENTRANCES.includes(url.pathname)) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

function towards(entrance: string, next: string): string {
  const safe = safeReturn(next);
  return safe === HOME ? entrance : `${entrance}?${new URLSearchParams({ next: safe })}`;
}

/** Returns the address of the sign-in page, which leads back to `next`. */
export const loginAddress = (next: string): string => towards(LOGIN, next);

/** Returns the registration page's address, with `next` too. */
export const registerAddress = (next: string): string => towards(REGISTER, next);
