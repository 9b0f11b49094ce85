import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const SECOND = { email: 'seconde@journeys.example', password: 'Une-lucarne-verte-8' };

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});

async function call(method: string, path: string, body: unknown, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${server.origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return answer.json();
}

const toView = (width = 1280) => ({ viewport: { width, height: 900 }, reducedMotion: 'reduce' as const });

async function showAs(who: typeof SECOND, page: Page, path: string): Promise<Page> {
  await signInToBackOffice(page, server.origin, who);
  await page.goto(server.origin + path);
  return page;
}

const open = async (path: string, width?: number): Promise<Page> =>
  showAs(ADMIN, await openPage(browser, server.origin, toView(width)), path);

const siteName = (page: Page) => page.getByRole('textbox', { name: 'Nom du site' });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });
const home = async (): Promise<string> => (await fetch(server.origin)).text();

describe('settings in two browsers', () => {
  it('shows a saved name on the public site at once; warns the second editor and overwrites nothing', async () => {
    const { token } = await call('POST', '/auth/login', ADMIN);
    await call('POST', '/admin/users', { ...SECOND, name: 'Seconde', role: 'admin' }, token);
    const first = await open('/admin/settings');
    const second = await showAs(SECOND, await browser.newPage(toView()), '/admin/settings');
    await siteName(second).fill('Toits de la seconde');
    await siteName(first).fill('Toits de la première');
    await first.getByText('1 modification', { exact: true }).waitFor();
    await save(first).click();
    await first.getByText('Paramètres généraux enregistrés').waitFor();
    await first.getByRole('banner').getByText('Toits de la première').waitFor();
    expect(await home()).toContain('Toits de la première');

    await save(second).click();
    const result = second.getByRole('alert').filter({ hasText: 'a changé entre-temps' });
    await result.getByText(/enregistré «.Toits de la première.», saisi «.Toits de la seconde.»/).waitFor();
    await expect.poll(() => siteName(second).inputValue()).toBe('Toits de la seconde');
    expect(await home()).not.toContain('Toits de la seconde');
    await result.getByRole('button', { name: 'Prendre la version enregistrée' }).click();
    await expect.poll(() => siteName(second).inputValue()).toBe('Toits de la première');
    await Promise.all([first.close(), second.close()]);
  });

  it('shows the changes and errors of a file before it is applied', async () => {
    const page = await open('/admin/settings?tab=appearance');
    const settings = { general: { working_hours: '8 h à 18 h', contact_email: 'x' }, toit: {} };
    const file = { name: 'reglages.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(settings)) };
    await page.locator('input[type="file"]').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Importer des réglages' });
    await dialog.getByText('1 différence avec les réglages actuels').waitFor();
    const row = dialog.getByRole('row', { name: /Horaires/ });
    await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['24h/24, 7j/7', '8 h à 18 h']);
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText('Réglages importés').waitFor();
    expect(await home()).toContain('8 h à 18 h');
    await page.close();
  });

  it('saves a file of the settings under the name of the answer, else as settings.json', async () => {
    const page = await open('/admin/settings');
    const name = async (): Promise<string> => {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter' }).filter({ visible: true }).click();
      return (await file).suggestedFilename();
    };
    expect(await name()).toMatch(/^reglages-\d{4}-\d\d-\d\d\.json$/);
    await page.route('**/api/admin/settings/export', async (route) => {
      const { filename: _name, ...answer } = await (await route.fetch()).json();
      await route.fulfill({ json: answer });
    });
    expect(await name()).toBe('settings.json');
    await page.close();
  });

  it('saves every changed tab by “save all”; a wrong field keeps its tab in view', async () => {
    const page = await open('/admin/settings?tab=security');
    await page.getByRole('combobox', { name: /Fin de session/ }).selectOption({ label: '60 minutes' });
    await page.getByRole('link', { name: 'Général' }).click();
    await page.getByRole('textbox', { name: 'E-mail de contact' }).fill('x');
    // Two buttons save, and one of them is the prominent one.
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect.poll(() => button('Enregistrer').isEnabled()).toBe(true);
    const ground = (name: string) => button(name).evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await ground('Enregistrer')).not.toBe(await ground('Tout enregistrer'));
    await page.getByRole('link', { name: 'Tarifs' }).click();
    await page.getByText('2 modifications', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tout enregistrer' }).click();
    await page.getByText('Paramètres de sécurité enregistrés').waitFor();
    await page.getByText('Adresse e-mail invalide.').waitFor();
    await page.waitForURL(/tab=general/);
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'E-mail de contact' }).inputValue()).toBe('x');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText(/modification/).waitFor({ state: 'detached' });
    await page.close();
  });

  it('keeps text typed during a save, and stores it with the next save', async () => {
    const page = await open('/admin/settings?tab=general');
    const hours = page.getByRole('textbox', { name: 'Horaires' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/settings/general', async (route) => {
      await released;
      await route.continue();
    });
    await siteName(page).fill('Toits en route');
    await save(page).click();
    await hours.fill('9 h à 12 h');
    release();
    await page.getByText('Paramètres généraux enregistrés').waitFor();
    await page.getByText('1 modification', { exact: true }).waitFor();
    await expect.poll(() => hours.inputValue()).toBe('9 h à 12 h');
    await save(page).click();
    await page.getByText(/modification/).waitFor({ state: 'detached' });
    expect(await home()).toContain('9 h à 12 h');
    await page.close();
  });

  it('applies theme and colour to the open back office, readable in any colour', async () => {
    const page = await open('/admin/settings?tab=appearance');
    await page.getByRole('textbox', { name: 'Couleur principale' }).fill('#facc15');
    await page.getByText(/les boutons emploient une nuance plus foncée/).waitFor();
    await page.getByRole('combobox', { name: 'Thème' }).selectOption('dark');
    await save(page).click();
    await page.getByText('Paramètres d’apparence enregistrés').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe('dark');
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });
});

describe('promises', () => {
  it('names what the data contradict while it is typed, dates a declaration, and the site says what is left', async () => {
    const page = await open('/admin/settings?tab=promises');
    const rating = page.getByRole('group', { name: 'Note moyenne sur 5' });
    await rating.getByText(/D’après les données/).waitFor();
    await rating.getByRole('textbox').fill('1,5');
    await rating.getByText(/Contredit par les données/).waitFor();
    await page.getByRole('combobox', { name: 'Clients : source' }).selectOption('none');
    const years = page.getByRole('group', { name: 'Années d’expérience' });
    await years.getByRole('textbox').fill('');
    await save(page).click();
    await years.getByText(/Indiquez la valeur/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await years.getByRole('textbox').fill('23');
    await years.getByText(/Déclaré le/).waitFor();
    await save(page).click();
    await page.getByText('Promesses enregistrées').waitFor();
    const html = await home();
    expect(html).toContain('23+');
    expect(html).toContain('1,5/5');
    expect(html).not.toContain('clients satisfaits');
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByRole('link', { name: /promesses? du site contredite/ }).click();
    await page.waitForURL(/tab=promises/);
    await page.close();
  });
});

describe('tabs', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open('/admin/settings');
  });
  afterAll(() => page?.close());

  it.each([
    'general',
    'notifications',
    'security',
    'company',
    'promises',
    'email',
    'social',
    'site',
    'prices',
    'commerce',
  ])('fits %s to the page width and passes axe, on a computer and on a phone', async (tab) => {
    await page.goto(`${server.origin}/admin/settings?tab=${tab}`);
    await save(page).waitFor();
    await stopTransitions(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const state = width === 390 ? 'visible' : 'hidden';
      await page.getByRole('navigation', { name: 'Accès rapide', includeHidden: true }).waitFor({ state });
      expect(await violationsOn(page), `${width} px`).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
        .toBeLessThanOrEqual(width);
    }
  });
});

describe('frame on a phone', () => {
  it('opens every screen from the tab bar, and moves the focus to the opened screen', async () => {
    const page = await open('/admin/settings', 390);
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(60);
    const more = page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('button', { name: 'Plus' });
    await more.click();
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await expect.poll(focused).toBe('Tableau de bord');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('Plus');
    await more.click();
    await menu.getByRole('link', { name: 'Activité' }).click();
    await page.getByRole('heading', { name: 'Activité', level: 1 }).waitFor();
    await expect.poll(focused).toBe('Activité');
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });
});
