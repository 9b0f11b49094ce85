import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { setMaintenance } from '#tests/support/maintenance.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;

describe('maintenance', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });

  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  it('keeps what is being typed, says why it is not saved, and saves it once the site is open again', async () => {
    const page = await browser.newPage();
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/redirects?new=1`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ancienne adresse').fill('/ancienne-page');
    await dialog.getByLabel('Nouvelle adresse').fill('/contact');
    await setMaintenance(server, 'on');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('rien ne peut être enregistré pour l’instant. Réessayez').first().waitFor();
    await page.getByText('Site en maintenance', { exact: true }).waitFor({ state: 'attached' });
    await expect.poll(() => dialog.getByLabel('Ancienne adresse').inputValue()).toBe('/ancienne-page');
    expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
    await setMaintenance(server, 'off');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Redirection ajoutée.').waitFor();
    await expect.poll(() => page.getByText('Site en maintenance', { exact: true }).count()).toBe(0);
    expect((await fetch(`${server.origin}/ancienne-page`, { redirect: 'manual' })).status).toBe(301);
    await page.close();
  });
});
