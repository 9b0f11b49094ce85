import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { className } from '../../tools/vite/class-names.ts';

const ORIGIN = 'http://resource.test';
const SCREEN = '/admin/roofs';
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

interface Row {
  id: number;
  name: string;
  slope: number;
  material: string;
}

/** The fixture's server, in the page. */
type Fixture = {
  rows: Row[];
  isDown: boolean;
  requests: string[];
  announce: (what: string) => void;
  setLive: (isLive: boolean) => void;
};
declare const window: { server: Fixture };

let browser: Browser;
let page: Page;
const files = new Map<string, string | Uint8Array>();

/** Builds the fixture in memory; the browser gets its files from here, without any server. */
async function buildFixture(): Promise<void> {
  const { output } = (await build({
    root: fileURLToPath(new URL('../fixtures/resource-app', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: className } },
    build: { write: false, target: 'es2022', modulePreload: false },
  })) as Rolldown.RolldownOutput;
  for (const file of output) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
}

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), buildFixture()]);
});
afterEach(() => page.close());
afterAll(() => closePages(browser));

/** Opens the screen of the fixture. */
async function open(search = '', width = 1280): Promise<void> {
  page = await openPage(browser, ORIGIN, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === SCREEN ? '/index.html' : pathname;
    const file = files.get(name);
    const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
    if (file === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body: Buffer.from(file), ...(type && { contentType: type }) });
  });
  await page.goto(`${ORIGIN}${SCREEN}${search}`);
  await page.getByRole('heading', { name: 'Toits', exact: true }).waitFor();
}

const getSearch = (): string => new URL(page.url()).search;
const names = (): Promise<string[]> => page.locator('[data-row-open]').allInnerTexts();
const requests = (): Promise<string[]> => page.evaluate(() => window.server.requests.splice(0));
const untilNames = (expected: string[]) => expect.poll(names).toEqual(expected);
const press = (key: string): Promise<void> => page.keyboard.press(key);
const dialog = () => page.getByRole('dialog');

describe('defineResource', () => {
  it('loads rows and figures once, and shows them as an accessible table', async () => {
    await open();
    await page.getByRole('table', { name: 'Toits' }).waitFor();
    await expect.poll(() => names()).toEqual(['Grange', 'Mairie', 'Préau']);
    expect(await requests()).toEqual(['rows', 'statistics']);
    await expect.poll(() => page.getByRole('link', { name: /^Total/ }).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => page.getByRole('link', { name: 'Réglages' }).isVisible()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('keeps search, filters and figures in the address, and follows it back', async () => {
    await open();
    await page.getByRole('searchbox').fill('mai');
    await untilNames(['Mairie']);
    await expect.poll(getSearch).toBe('?search=mai');
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await untilNames(['Grange', 'Mairie', 'Préau']);
    await expect.poll(getSearch).toBe('');
    await page.getByRole('radiogroup').getByText('Tuile').click();
    await untilNames(['Mairie']);
    await expect.poll(getSearch).toBe('?material=tile');
    await page.getByRole('link', { name: /^Ardoises/ }).click();
    await untilNames(['Grange']);
    await expect.poll(() => page.getByRole('radio', { name: 'Ardoise' }).isChecked()).toBe(true);
    await page.goBack();
    await untilNames(['Mairie']);
    await expect.poll(() => page.getByRole('radio', { name: 'Tuile' }).isChecked()).toBe(true);
  });

  it('shows a filter of several controls in the control that has the chosen value', async () => {
    await open('?material=zinc');
    await untilNames(['Préau']);
    const others = page.getByRole('combobox', { name: 'Autres matériaux' });
    await expect.poll(() => others.inputValue()).toBe('zinc');
    await expect.poll(() => page.getByRole('radio', { name: 'Tous' }).isChecked()).toBe(true);
    await page.evaluate(() => {
      window.server.rows = window.server.rows.filter(({ material }) => material !== 'zinc');
      window.server.announce('roofs');
    });
    await others.waitFor({ state: 'detached' });
  });

  it('sorts by links in the headers: first in the direction of the column, then reversed', async () => {
    await open();
    const header = page.getByRole('columnheader', { name: 'Pente' });
    await header.getByRole('link').click();
    await untilNames(['Mairie', 'Grange', 'Préau']);
    await expect.poll(getSearch).toBe('?sort_by=slope&sort_order=desc');
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await header.getByRole('link').click();
    await untilNames(['Préau', 'Grange', 'Mairie']);
    await expect.poll(getSearch).toBe('?sort_by=slope');
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('name');
    await untilNames(['Grange', 'Mairie', 'Préau']);
    await expect.poll(getSearch).toBe('?sort_by=name');
  });

  it('offers to move rows only in the order of the site', async () => {
    await open();
    await expect
      .poll(() => page.getByRole('button', { name: 'Monter Grange' }).getAttribute('aria-disabled'))
      .toBe('true');
    await expect
      .poll(() => page.getByRole('button', { name: 'Descendre Grange' }).getAttribute('aria-disabled'))
      .toBeNull();
    await page.getByRole('columnheader', { name: 'Nom' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Monter Grange' }).waitFor({ state: 'detached' });
  });

  it('runs an action on the selected rows and clears the selection only after a success', async () => {
    await open();
    const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
    await page.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).check();
    await bar.getByText('3 lignes sélectionnées').waitFor();
    await page.getByRole('checkbox', { name: 'Sélectionner Préau' }).uncheck();
    await bar.getByText('2 lignes sélectionnées').waitFor();
    await page.evaluate(() => {
      window.server.isDown = true;
    });
    await bar.getByRole('button', { name: 'Relever' }).click();
    await page.getByText('Erreur lors du changement : Le serveur est arrêté.').waitFor();
    await bar.getByText('2 lignes sélectionnées').waitFor();
    await page.evaluate(() => {
      window.server.isDown = false;
    });
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await dialog().locator('button:focus', { hasText: 'Annuler' }).waitFor();
    await dialog().getByRole('button', { name: 'Supprimer' }).click();
    await untilNames(['Préau']);
    await bar.waitFor({ state: 'detached' });
    await page.getByText('Toit supprimé.').waitFor();
  });

  it('moves with j and k, opens with Enter, and acts by the keys of the description', async () => {
    await open();
    await untilNames(['Grange', 'Mairie', 'Préau']);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await press('j');
    await expect.poll(() => focused()).toBe('Grange');
    await press('j');
    await expect.poll(() => focused()).toBe('Mairie');
    await press('k');
    await expect.poll(() => focused()).toBe('Grange');
    await press('x');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Sélectionner Grange' }).isChecked()).toBe(true);
    await press('p');
    await page.getByText('35 degrés').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('30 degrés').waitFor();
    await page.getByText('Pente remise.').waitFor();
    await page.getByRole('link', { name: 'Grange' }).focus();
    await press('Enter');
    await dialog().getByText('30 degrés').waitFor();
    await expect.poll(getSearch).toBe('?view=1');
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(getSearch).toBe('');
    await press('?');
    await dialog().getByText('Relever la pente').waitFor();
    await dialog().getByText('Ligne suivante').waitFor();
    await dialog()
      .getByRole('switch', { name: /Raccourcis/ })
      .uncheck({ force: true });
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await requests();
    await page.getByRole('link', { name: 'Grange' }).focus();
    await press('p');
    await press('j');
    await expect.poll(() => focused()).toBe('Grange');
    expect(await requests()).toEqual([]);
  });

  it('opens a row pressed anywhere, but not by its box, its buttons or a selection of its text', async () => {
    await open();
    const slope = page.getByRole('cell', { name: '45 degrés' });
    await slope.click();
    await dialog().getByText('45 degrés').waitFor();
    await expect.poll(getSearch).toBe('?view=2');
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Mairie');
    await page.getByRole('checkbox', { name: 'Sélectionner Mairie' }).check();
    await page.getByRole('region', { name: 'Actions sur la sélection' }).waitFor();
    await page.getByRole('button', { name: 'Descendre Mairie' }).click();
    const text = await slope.boundingBox();
    if (text === null) throw new Error('The cell has no box.');
    const height = text.y + text.height / 2;
    await page.mouse.move(text.x + 12, height);
    await page.mouse.down();
    await page.mouse.move(text.x + 60, height, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect.poll(getSearch).toBe('');
    await page.getByRole('columnheader', { name: 'Pente' }).getByRole('link').focus();
    await press('j');
    await page.locator('[data-row-open]:focus', { hasText: 'Grange' }).waitFor();
    await press('e');
    await dialog().getByRole('button', { name: 'Enregistrer Grange' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('comes back from another screen to the same row and scroll position', async () => {
    await open('', 390);
    await page.evaluate(() => {
      const { rows, announce } = window.server;
      window.server.rows = Array.from({ length: 20 }, (_, index) => {
        const row = { ...(rows[0] as Row), id: index + 1 };
        return { ...row, name: `Grange ${row.id}` };
      });
      announce('roofs');
    });
    await page.getByRole('link', { name: 'Grange 14' }).focus();
    const getScroll = () => page.evaluate(() => scrollY);
    await expect.poll(getScroll).toBeGreaterThan(400);
    const before = await getScroll();
    await press('o');
    await page.getByRole('heading', { name: 'Chantiers' }).waitFor();
    await expect.poll(getScroll).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Grange 14');
    await expect.poll(getScroll).toBe(before);
  });

  it('keeps the rows after a failed reload, hides the main actions, and recovers', async () => {
    await open();
    await page.evaluate(() => {
      window.server.isDown = true;
      window.server.announce('roofs');
    });
    await page.getByText('Erreur lors du chargement des toits : Le serveur est arrêté.').waitFor();
    await expect.poll(() => names()).toEqual(['Grange', 'Mairie', 'Préau']);
    await expect.poll(() => page.getByRole('link', { name: 'Nouveau toit' }).count()).toBe(0);
    await page.evaluate(() => {
      window.server.isDown = false;
    });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('link', { name: 'Nouveau toit' }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('shows what the description has instead of rows where none could be loaded', async () => {
    await open();
    await page.evaluate(() => {
      window.server.isDown = true;
    });
    await page.getByRole('searchbox').fill('mai');
    await page.getByText('Exemples de toits').waitFor();
    await expect.poll(() => names()).toEqual([]);
  });

  it('says since when the rows are no longer current, and reads them again on request', async () => {
    await open();
    await page.getByText('À jour').waitFor();
    await page.evaluate(() => window.server.setLive(false));
    await page.getByText(/^Hors ligne, données de \d\d:\d\d\./).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await requests();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    const asked: string[] = [];
    await expect.poll(async () => asked.push(...(await requests()))).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual(['rows', 'statistics']);
    await page.evaluate(() => window.server.setLive(true));
    await page.getByText('À jour').waitFor();
  });

  it('states why a list is empty: nothing found, or nothing stored', async () => {
    await open('?search=clocher');
    await page.getByText('Rien ne correspond à cette recherche ou à ce filtre.').waitFor();
    await page.evaluate(() => {
      window.server.rows = [];
    });
    await page.getByRole('link', { name: 'Effacer les filtres' }).click();
    await page.getByText('Ajoutez le premier.').waitFor();
    await expect.poll(getSearch).toBe('');
  });

  it('shows cards on a narrow screen, with the same rows, actions and keys', async () => {
    await open('', 390);
    await page.getByRole('list', { name: 'Toits' }).waitFor();
    await expect.poll(() => page.getByRole('table').count()).toBe(0);
    await expect.poll(() => names()).toEqual(['Grange', 'Mairie', 'Préau']);
    await expect.poll(() => page.getByRole('button', { name: 'Descendre Mairie' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Filtres et tri', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtres et tri' });
    await sheet.getByRole('combobox', { name: 'Filtrer par matériau' }).selectOption('tile');
    await untilNames(['Mairie']);
    await sheet.getByRole('button', { name: 'Voir les résultats' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filtres et tri (1)' }).waitFor();
    await page.goBack();
    await untilNames(['Grange', 'Mairie', 'Préau']);
    await press('j');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Grange');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByText('45 degrés').click();
    await dialog().getByText('45 degrés').waitFor();
  });

  it('reads the rows again after a change elsewhere, once for a burst, and not for other subjects', async () => {
    await open();
    await page.getByRole('checkbox', { name: 'Sélectionner Mairie' }).check();
    await requests();
    await page.evaluate(() => {
      window.server.rows = window.server.rows.filter(({ id }) => id !== 1);
      window.server.announce('chapels');
      window.server.announce('roofs');
      window.server.announce('roofs');
    });
    await untilNames(['Mairie', 'Préau']);
    expect(await requests()).toEqual(['rows', 'statistics']);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Sélectionner Mairie' }).isChecked()).toBe(true);
  });

  it('opens the record of the address without reading the list again, and in place of another one', async () => {
    await open('?sort_by=name&view=2');
    await dialog().getByText('45 degrés').waitFor();
    expect(await requests()).toEqual(['rows', 'statistics']);
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    await dialog().getByRole('button', { name: 'Modifier' }).click();
    await dialog().getByRole('button', { name: 'Enregistrer Mairie' }).click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(getSearch).toBe('?sort_by=name');
    expect(await length()).toBe(before);
    await page.getByRole('link', { name: 'Nouveau toit' }).click();
    await dialog().getByRole('button', { name: 'Ajouter' }).waitFor();
    await expect.poll(getSearch).toBe('?sort_by=name&new=1');
    expect(await requests()).toEqual([]);
  });

  it('reads a record that the list does not contain, and says when it no longer exists', async () => {
    await open('?search=mai&view=3');
    await dialog().getByText('10 degrés').waitFor();
    expect(await requests()).toContain('roof 3');
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.close();
    await open('?view=9');
    await dialog().getByText('Ce toit n’existe plus.').waitFor();
  });

  it('asks over the opened record: it stays after a cancellation or a failure, and closes after a success', async () => {
    await open('?view=2');
    const question = page.getByRole('dialog', { name: 'Supprimer Mairie ?' });
    const record = page.getByRole('dialog', { name: 'Mairie', exact: true });
    await record.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Annuler' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(getSearch).toBe('?view=2');
    await page.evaluate(() => {
      window.server.isDown = true;
    });
    await record.getByRole('button', { name: 'Relever' }).click();
    await record.getByText('Erreur lors du changement : Le serveur est arrêté.').waitFor();
    await page.evaluate(() => {
      window.server.isDown = false;
    });
    await record.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await untilNames(['Grange', 'Préau']);
    await record.waitFor({ state: 'detached' });
    await expect.poll(getSearch).toBe('');
  });
});
