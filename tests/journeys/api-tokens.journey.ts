import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});

const MINUTES_MS = 60_000;

/** Makes every open session eleven minutes old since sign-in and confirmation. */
function ageSessions(): void {
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });
  const at = new Date(Date.now() - 11 * MINUTES_MS).toISOString();
  database.prepare('update sessions set created_at = ?, confirmed_at = null').run(at);
  database.close();
}

/** Calls the API as a program does, without a browser. */
async function call(token: string, method: string, path: string) {
  const answer = await fetch(`${server.origin}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}

/** Creates a token that reads the sales, and returns the secret that the button has copied. */
async function createToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nouveau jeton' }).click();
  const form = page.getByRole('dialog', { name: 'Nouveau jeton d’API' });
  const submit = form.getByRole('button', { name: 'Créer le jeton' });
  await form.getByLabel('Nom').fill('Tableur des devis');
  expect(await submit.isDisabled()).toBe(true);
  await form.getByLabel('Ventes').check();
  await form.getByLabel('Validité').selectOption('30 jours');
  expect(await violationsOn(page)).toEqual([]);
  ageSessions();
  await submit.click();
  const proof = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
  await proof.getByRole('textbox', { name: 'Votre mot de passe' }).fill(ADMIN.password);
  await proof.getByRole('button', { name: 'Confirmer' }).click();
  const secret = page.getByRole('dialog', { name: /^Votre jeton/ });
  await secret.getByRole('button', { name: 'Copier' }).click();
  await page.getByText('Copié.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await secret.getByRole('button', { name: 'J’ai copié le jeton' }).click();
  await secret.waitFor({ state: 'detached' });
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Creates the address of a calendar, and returns it. */
async function createCalendar(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nouveau jeton' }).click();
  const form = page.getByRole('dialog', { name: 'Nouveau jeton d’API' });
  await form.getByLabel('Nom').fill('Mon téléphone');
  await form.getByText('Agenda', { exact: true }).click();
  await form.getByText(/montre, jour par jour, les commandes/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Créer le jeton' }).click();
  const secret = page.getByRole('dialog', { name: 'Adresse de l’agenda « Mon téléphone »' });
  const address = await secret.getByLabel('Adresse de l’agenda', { exact: true }).innerText();
  await secret.getByRole('button', { name: 'J’ai copié l’adresse' }).click();
  await secret.waitFor({ state: 'detached' });
  return address;
}

describe('API token of an administrator', () => {
  it('copies the secret once, lets a program read, shows the last use, and refuses the program once it is revoked', async () => {
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/profile?onglet=securite`);
    const card = page.getByRole('region', { name: 'Jetons d’API' });
    await card.getByText('Aucun jeton.').waitFor();
    const token = await createToken(page);
    expect(token).toMatch(/^ftg_[\w-]{43}$/);
    await card.getByText('Lecture seule : Ventes').waitFor();
    await card.getByText(/jamais utilisé/).waitFor();
    expect(await page.content()).not.toContain(token);

    expect(await call(token, 'GET', '/admin/quotes')).toMatchObject({ status: 200 });
    expect(await call(token, 'DELETE', '/admin/quotes/1')).toEqual({
      status: 403,
      message: 'Ce jeton d’API permet seulement de lire.',
    });
    expect(await call(token, 'GET', '/admin/contact')).toMatchObject({ status: 403 });
    expect(await call(token, 'GET', '/admin/api-tokens')).toMatchObject({ status: 403 });

    await page.reload();
    await card.getByText(/utilisé le/).waitFor();
    await card.getByRole('button', { name: /^Révoquer le jeton/ }).click();
    const question = page.getByRole('dialog', { name: /^Révoquer le jeton/ });
    await question.getByRole('button', { name: 'Révoquer' }).click();
    await card.getByText('Aucun jeton.').waitFor();
    expect(await call(token, 'GET', '/admin/quotes')).toEqual({
      status: 401,
      message: expect.stringMatching(/^Ce jeton d’API n’est pas valable/),
    });
    const address = await createCalendar(page);
    await card.getByText('Agenda', { exact: true }).waitFor();
    const calendar = await fetch(address);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nBEGIN:VEVENT\r\n/s);
    await page.goto(`${server.origin}/admin/profile?onglet=activite`);
    await page.getByText('A révoqué le jeton d’API « Tableur des devis »').waitFor();
    await context.close();
  });
});
