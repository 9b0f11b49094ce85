import { readFileSync } from 'node:fs';
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

const PHONE = { width: 390, height: 844 };
const TITLE = 'Confirmez que c’est bien vous';
const MINUTES_MS = 60_000;

/** Makes every open session eleven minutes old since sign-in and confirmation. */
function ageSessions(): void {
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });
  const at = new Date(Date.now() - 11 * MINUTES_MS).toISOString();
  database.prepare('update sessions set created_at = ?, confirmed_at = null').run(at);
  database.close();
}

async function openUsers(page: Page): Promise<void> {
  await signInToBackOffice(page, server.origin);
  await page.goto(`${server.origin}/admin/users?new=1`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Nom').fill('Noé Garance');
  await form.getByLabel('E-mail').fill('noe@essai.example');
  await form.getByLabel('Rôle').selectOption('manager');
}

describe('dialog for a recent sign-in', () => {
  it('keeps the form behind it: Escape keeps its text, a wrong password shows an error, a right one saves', async () => {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await openUsers(page);
    ageSessions();
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await save.click();
    const dialog = page.getByRole('dialog', { name: TITLE });
    const password = dialog.getByRole('textbox', { name: 'Votre mot de passe' });
    await password.waitFor();
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/Rien n’a été fait : vous n’avez pas confirmé/).waitFor();
    await expect.poll(() => page.getByLabel('Nom').inputValue()).toBe('Noé Garance');
    await expect.poll(() => page.getByLabel('Rôle', { exact: true }).inputValue()).toBe('manager');

    await save.click();
    await password.fill('pas le bon');
    await page.keyboard.press('Enter');
    await dialog.getByText(/Le mot de passe actuel est incorrect/).waitFor();
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await password.fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText('Le compte de Noé Garance est créé, l’invitation est partie.').waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.close();
  });

  it('repeats a download, and asks again only after ten minutes', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/contact`);
    const button = page.getByRole('button', { name: /Exporter/ }).first();
    await button.waitFor();
    ageSessions();
    await button.click();
    const dialog = page.getByRole('dialog', { name: TITLE });
    await dialog.getByRole('textbox', { name: 'Votre mot de passe' }).fill(ADMIN.password);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Confirmer' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(';');
    await Promise.all([page.waitForEvent('download'), button.click()]);
    await expect.poll(() => dialog.count()).toBe(0);
    await page.close();
  });
});
