import type { Page } from 'playwright-core';
import { ADMIN } from './server.ts';

/** Signs in with the sign-in form and waits for the first screen. */
export async function signInByForm(page: Page, origin: string, who = ADMIN): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(who.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin/') && !url.pathname.endsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in the browser of a page without the form, several times as fast, and opens no screen. */
export async function signInToBackOffice(page: Page, origin: string, who = ADMIN): Promise<void> {
  await page.goto(`${origin}/confidentialite`, { waitUntil: 'commit' });
  const status = await page.evaluate(async (credentials) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(credentials) });
    const { token, user } = (await answer.json()) as { token: string; user: unknown };
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    return answer.status;
  }, who);
  if (status !== 200) throw new Error(`The sign-in of ${who.email} was answered with ${status}.`);
}

/** Disables transitions: colours are compared at once, and a fading one would still have its old value. */
export const stopTransitions = (page: Page) =>
  page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });

/** Changes the colour scheme of the open screen. */
export async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((newValue) => {
    const key = 'mantine-color-scheme-value';
    localStorage.setItem(key, newValue);
    // Storage event as another tab would receive it.
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, scheme);
  await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, scheme);
}

export type AdminCall = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Calls the API as the first administrator, outside a browser. */
export async function adminCalls(origin: string, who = ADMIN): Promise<AdminCall> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(who) });
  const { token } = (await answer.json()) as { token: string };
  return (method, path, body) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}
