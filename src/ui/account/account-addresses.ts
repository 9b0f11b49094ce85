const LOGIN = '/login';
const REGISTER = '/register';
const HOME = '/';
const ENTRANCES = [LOGIN, REGISTER];

/** Where a signed-in customer lands who comes from nowhere in particular. */
export const PROFILE = '/profile';

/** An address of this site to go to after sign-in; anything else leads home. */
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

/** The sign-in page, which leads back to where somebody was. */
export const loginAddress = (next: string): string => towards(LOGIN, next);

/** The registration page, which leads there too. */
export const registerAddress = (next: string): string => towards(REGISTER, next);
