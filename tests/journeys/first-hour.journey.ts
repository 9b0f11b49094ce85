import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInByForm } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

/** Words of the demo company. */
const OF_THE_DEMO = /Toitures du Pouzin|04 65 71|EXEMPLE|entreprise fictive/;

const FIELDS: Record<string, [label: string, value: string][]> = {
  company: [
    ['Nom du site', 'Couverture Martin'],
    ['Forme juridique', 'SARL'],
    ['SIRET', '732 829 320 00074'],
    ['Rue', '12 rue de la Fosse'],
    ['Code postal', '44000'],
    ['Ville', 'Nantes'],
    ['Téléphone', '02 40 00 00 00'],
    ['E-mail de contact', 'contact@couverture-martin.fr'],
  ],
  identity: [['Description du site', 'Couvreur et zingueur à Nantes.']],
  legal: [
    ['Capital', '10 000 €'],
    ['Immatriculation', 'RCS Nantes'],
    ['Assureur décennal', 'Assurance de l’Ouest, 1 quai de la Fosse, 44000 Nantes'],
    ['Numéro de police', 'RC-2026-1'],
    ['Médiateur de la consommation', 'Médiateur de la consommation, 44000 Nantes'],
    ['Directeur de la publication', 'Paul Martin'],
    ['Hébergeur', 'Hébergeur nantais, 44000 Nantes'],
  ],
};

let browser: Browser;
let server: BuiltServer;
let page: Page;

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: 'manual', ...init });
const step = (name: string) => page.getByRole('heading', { level: 2, name });
const next = (name = 'Enregistrer et continuer') => page.getByRole('button', { name }).click();
const preview = () => page.frameLocator('iframe');

describe('first hour of an empty installation', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({ DEMO: '0', SETUP: '1' })]);
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  it('shows visitors that the site opens soon, and nothing else', async () => {
    for (const path of ['/', '/services', '/zones', '/nulle-part', '/contact']) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(503);
      expect([answer.headers.get('retry-after'), answer.headers.get('x-robots-tag')]).toEqual(['86400', 'noindex']);
      const html = await answer.text();
      expect(html).toContain('Notre site\u202f: bientôt en ligne');
      expect(OF_THE_DEMO.test(html), path).toBe(false);
    }
    expect(await pathsOfSitemap(server.origin)).toEqual([]);
    expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /\n');
    expect((await ask('/api/services')).status).toBe(503);
    expect((await ask('/api/contact', { method: 'POST', body: '{}' })).status).toBe(503);
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200]);
    await page.goto(server.origin);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('leads the administrator from the sign-in to the first step', async () => {
    await signInByForm(page, server.origin);
    await step('Entreprise').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/mise-en-route');
    await preview().getByRole('heading', { level: 1 }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('checks the SIRET, and fills the other fields from what was typed once', async () => {
    for (const [label, value] of FIELDS.company ?? [])
      await page.getByLabel(label, { exact: false }).first().fill(value);
    await page.getByLabel('SIRET').fill('732 829 320 00075');
    await next();
    await page.getByText(/SIRET/).and(page.locator('[class*="error"]')).first().waitFor();
    await page.getByLabel('SIRET').fill('732 829 320 00074');
    await next();
    await step('Présentation').waitFor();
    await page.getByRole('link', { name: /1\. Entreprise/ }).click();
    await expect.poll(() => page.getByLabel('Dénomination').inputValue()).toBe('Couverture Martin');
    await preview().getByText('02 40 00 00 00').filter({ visible: true }).first().waitFor();
    expect(await (await ask('/')).text()).toContain('href="tel:');
  });

  it('takes the seven steps', async () => {
    await page.getByRole('link', { name: /2\. Présentation/ }).click();
    for (const [label, value] of FIELDS.identity ?? []) await page.getByLabel(label).first().fill(value);
    await next();
    await step('Métiers').waitFor();
    for (const trade of ['Couverture', 'Zinguerie', 'Gouttières', 'Démoussage']) {
      await page.getByRole('checkbox', { name: trade, exact: true }).check();
    }
    await next('Créer 4 métiers');
    await preview().getByRole('heading', { name: 'Démoussage' }).first().waitFor();
    await next('Continuer');
    await step('Lieux').waitFor();
    await page.getByText('Siège\u202f: 44000 Nantes').waitFor();
    await next();
    await step('Horaires et promesses').waitFor();
    await next();
    await step('Images').waitFor();
    await next('Prendre les illustrations neutres');
    await page.getByText(/illustration\(s\) en place/).waitFor();
    await next('Continuer');
    await step('Données légales').waitFor();
    for (const [label, value] of FIELDS.legal ?? []) await page.getByLabel(label).first().fill(value);
    await next();
    await step('Mise en ligne').waitFor();
    await page.getByText('4 métiers publiés').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('shows one pane on a phone: the fields, or the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: /1\. Entreprise/ }).click();
    expect(await page.locator('iframe').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Voir le site' }).click();
    await page.locator('iframe').waitFor();
    expect(await page.getByLabel('SIRET').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Revenir aux champs' }).click();
    await page.getByLabel('SIRET').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('lets the owner leave, and says on the dashboard what is still to do', async () => {
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
    expect(await page.getByText('tout est à jour').count()).toBe(0);
    await page.getByRole('link', { name: 'Reprendre la mise en route' }).click();
    await step('Mise en ligne').waitFor();
  });

  it('publishes the site on every address of the sitemap', async () => {
    await next('Mettre en ligne…');
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre en ligne' }).click();
    await page.getByText('Le site est en ligne.').waitFor();
    const paths = await pathsOfSitemap(server.origin);
    expect(paths).toContain('/services/zinguerie');
    for (const path of paths) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      expect([html.includes('Couverture Martin'), OF_THE_DEMO.test(html)], path).toEqual([true, false]);
    }
    expect((await ask('/bientot-en-ligne')).status).toBe(302);
    expect(await (await ask('/robots.txt')).text()).toContain('Sitemap:');
  });
});
