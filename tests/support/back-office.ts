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

/** Opens a screen and waits until the server's changes reach it: one that happens before the stream opens is missed. */
export async function openLive(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/admin/events');
  await page.goto(address);
  await stream;
}

/** Puts the mouse on the button that undoes an act: its message, which vanishes after eight seconds, then stays. */
export const holdUndo = (page: Page): Promise<void> =>
  page.getByRole('alert').getByRole('button', { name: 'Annuler' }).last().hover();

/** Disables transitions: colours are compared at once, and a fading one would still have its old value. */
export const stopTransitions = (page: Page) =>
  page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });

/** Changes the colour scheme of the open screen. */
export async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  // Repeated until it has an effect: before hydration no script listens to the storage event.
  await page.waitForFunction((newValue) => {
    const key = 'mantine-color-scheme-value';
    if (document.documentElement.dataset.mantineColorScheme === newValue) return true;
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    return false;
  }, scheme);
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

/** Returns the data of an answer. @throws when it is a refusal. */
export async function sendData<Data>(call: AdminCall, method: string, path: string, body?: object): Promise<Data> {
  const answer = await call(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text).data;
}
