import type { Page } from 'playwright-core';
import { ADMIN } from './server.ts';

/** Signs the first administrator in and waits for the first screen. */
export async function signInToBackOffice(page: Page, origin: string, who = ADMIN): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(who.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin/') && !url.pathname.endsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
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
