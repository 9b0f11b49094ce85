import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TYPED = 'Les toits de Rezé, de près';

let browser: Browser;
let server: BuiltServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer({ DEMO: '0' })]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signInToBackOffice(page, server.origin);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

const read = async (path: string): Promise<string> => (await fetch(server.origin + path)).text();

/** Adds a commune from the search. */
async function add(asked: string, option: RegExp): Promise<void> {
  await page.goto(`${server.origin}/admin/places?new`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Commune').fill(asked);
  await page.getByRole('option', { name: option }).click();
  await expect.poll(() => dialog.getByLabel('Code postal').inputValue()).not.toBe('');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('places in the back office', () => {
  it('adds communes from the search, and makes one the seat with a radius', async () => {
    await add('nantes', /^Nantes –/);
    await add('44400', /^Rezé –/);
    await page.getByRole('button', { name: 'Siège, rayon et centre' }).click();
    await page.getByLabel('Siège', { exact: true }).selectOption({ label: 'Nantes' });
    await page.getByLabel('Rayon, en kilomètres').fill('30');
    await page.getByRole('button', { name: 'Enregistrer la zone' }).click();
    await page.getByText('Nantes, 30 km').waitFor();
    const zones = await read('/zones');
    expect(zones).toContain('"geoRadius":30000');
    expect(zones).toContain('<h3>Rezé</h3>');
  });

  it('writes a page from the skeleton, says how much is its own, and publishes it', async () => {
    await page.goto(`${server.origin}/admin/places`);
    await page.getByRole('link', { name: 'Écrire la page : Rezé' }).click();
    await page.getByRole('heading', { name: 'Page de Rezé' }).waitFor();
    const frame = page.frameLocator('iframe[title="Aperçu de la page"]');
    await page.getByRole('navigation', { name: 'Sections de la page' }).getByText('Les toits d’ici').click();
    const roofs = page.getByRole('region', { name: 'Les toits d’ici' });
    await roofs.getByRole('button', { name: 'Ajouter : Paragraphes' }).click();
    await roofs
      .getByRole('textbox', { name: 'Paragraphes 1' })
      .fill(
        'Entre la Sèvre et la Loire, les maisons de pêcheurs de Trentemoult portent une ardoise fine et très exposée.',
      );
    await frame.getByText('Trentemoult').waitFor();
    await page.getByText('Texte propre à cette ville').waitFor();
    expect(await read('/services/reze')).not.toContain('Trentemoult');

    // On a phone, one pane at a time: the title is typed where it stands.
    await resize(page, { width: 390, height: 844 });
    await page.getByText('Aperçu', { exact: true }).click();
    // The script of the preview is there: a click before does nothing.
    await frame.locator('h1[data-field]').waitFor();
    await frame.getByRole('heading', { level: 1 }).click();
    await frame.locator('h1[contenteditable]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(TYPED);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Brouillon enregistré', { exact: true }).waitFor();
    await frame.getByRole('heading', { level: 1, name: TYPED }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByText('Champs', { exact: true }).click();
    const hero = page.getByRole('region', { name: 'En tête de page' });
    await expect.poll(() => hero.getByRole('textbox', { name: 'Titre', exact: true }).inputValue()).toBe(TYPED);
    await resize(page, { width: 1280, height: 900 });

    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Programmer…' }).click();
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Date et heure').fill(`${inTwoDays}T07:30`);
    await page.getByRole('button', { name: 'Programmer', exact: true }).click();
    await page.getByText(/Publication prévue le .*, 07:30/).waitFor();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Annuler la programmation' }).click();
    await page.getByText('Publication prévue le').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByRole('link', { name: 'Voir la page' }).waitFor();
    const published = await read('/services/reze');
    expect(published).toContain('Trentemoult');
    expect(published).toContain('<h1><span>Les toits de Rezé,</span> <span>de près</span></h1>');
    expect(await read('/zones')).toContain('href="/services/reze"');
  });
});
