import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const PASSWORD = 'Un-chevron-orange-9';
const ASSISTANT = { email: 'assistante@journeys.example', password: PASSWORD };
const NOBODY = { email: 'sans-droit@journeys.example', password: PASSWORD };
const READER = { email: 'lectrice@journeys.example', password: PASSWORD };
const NO_RIGHT = /Votre compte ne donne pas accès à cet écran/;

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  const call = await adminCalls(server.origin);
  const add = (who: object) => call('POST', '/admin/users', { role: 'manager', ...who });
  expect((await add({ name: 'Sans droit', ...NOBODY })).status).toBe(201);
  expect((await add({ name: 'Lectrice', ...READER, rights: ['content:read'] })).status).toBe(201);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

/** Opens a page that records API calls refused for a missing right. */
async function aPage(width = 1280): Promise<{ page: Page; refused: string[] }> {
  const page = await openPage(browser, server.origin, { reducedMotion: 'reduce', viewport: { width, height: 900 } });
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  return { page, refused };
}

describe('manager rights in the browser', () => {
  it('lets an administrator make an assistant with one press, by keyboard on a phone', async () => {
    const { page } = await aPage(390);
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/users?new=1`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Nom').fill('Assistante');
    await form.getByLabel('E-mail').fill(ASSISTANT.email);
    await form.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD);
    await expect.poll(() => form.getByText('Droits dans l’administration').count()).toBe(0);
    await form.getByLabel('Rôle').selectOption('manager');
    await form.getByRole('button', { name: 'Assistant' }).press('Enter');
    const levels = form.getByRole('radiogroup');
    await expect.poll(() => levels.count()).toBe(3);
    for (const group of await levels.all()) {
      await expect.poll(() => group.getByRole('radio', { name: 'Modification' }).isChecked()).toBe(true);
    }
    for (const name of ['Argent', 'Personnes', 'Réglages']) {
      await expect.poll(() => form.getByRole('switch', { name }).isChecked()).toBe(false);
    }
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Le compte de Assistante est créé.').waitFor();
    await page.close();
  });

  it('shows an assistant a menu without payments, and only screens whose calls are all allowed', async () => {
    const { page, refused } = await aPage();
    await signInToBackOffice(page, server.origin, ASSISTANT);
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByRole('heading', { name: 'À faire' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Navigation' }).or(page.locator('#menu-administration'));
    const links = await menu
      .first()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const to of ['invoices', 'payments', 'users', 'activity', 'settings'])
      expect(links).not.toContain(`/admin/${to}`);
    expect(links).toHaveLength(15);
    await expect.poll(() => page.getByText('Chiffre d’affaires').count()).toBe(0);
    // A screen shows its title once its requests have been answered.
    for (const to of links) {
      await page.goto(`${server.origin}${to}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(refused).toEqual([]);
    await page.close();
  });

  it('shows one sentence in place of a screen that the rights do not cover, with the menu beside it', async () => {
    const { page, refused } = await aPage();
    await signInToBackOffice(page, server.origin, ASSISTANT);
    for (const to of ['payments', 'invoices', 'users', 'settings', 'activity']) {
      await page.goto(`${server.origin}/admin/${to}`);
      await page.getByText(NO_RIGHT).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin/${to}`);
    }
    expect(refused).toEqual([]);
    await page.getByRole('link', { name: 'Revenir au tableau de bord' }).click();
    await page.getByRole('heading', { name: 'À faire' }).waitFor();
    await page.close();
  });

  it('hides all controls that change data from a manager with read rights only', async () => {
    const { page } = await aPage();
    await signInToBackOffice(page, server.origin, READER);
    await page.goto(`${server.origin}/admin/services`);
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    await page.getByRole('link', { name: /^Voir/ }).first().waitFor();
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('link', { name: /^(Modifier|Nouveau)/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Supprimer/ }).count()).toBe(0);
    await page.close();
  });

  it('refuses a manager without rights on the sign-in page with the fixed message', async () => {
    const { page } = await aPage();
    await page.goto(`${server.origin}/admin/login`);
    await page.getByLabel('Email').fill(NOBODY.email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(NOBODY.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Accès refusé. Seuls les administrateurs peuvent accéder à cette section.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.close();
  });

  it.each([
    { name: 'a manager without rights the pages of the account', who: NOBODY, entries: /^Mon profil/ },
    { name: 'a manager with a right the administration', who: READER, entries: /^Administration/ },
  ])('offers $name in the header of the site', async ({ who, entries }) => {
    const { page } = await aPage();
    await signInToBackOffice(page, server.origin, who);
    await page.goto(`${server.origin}/confidentialite`);
    const opener = page.getByRole('banner').getByRole('button', { name: /mon compte/ });
    await opener.click();
    await page.getByRole('menuitem').first().waitFor();
    const names = await page.getByRole('menuitem').allTextContents();
    expect(names[0]).toMatch(entries);
    expect(names.includes('Administration')).toBe(who === READER);
    await page.close();
  });
});
