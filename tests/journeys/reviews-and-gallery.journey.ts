import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoRecords } from '#demo/demo-site.server.ts';
import { REVIEWS_PER_PAGE } from '#src/domains/testimonials/testimonial.rules.ts';
import { closeOpenedPages, closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';

const server = await startServer();
let browser: Browser;
describe('reviews and gallery', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(closeOpenedPages);
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPage(browser, server.origin, { reducedMotion: 'reduce', ...options });
    await page.goto(server.origin + path);
    return page;
  }

  /** Returns the texts of the visible elements, in order. */
  const view = (page: Page, selector: string): Promise<string[]> =>
    page.locator(`${selector}:visible`).evaluateAll((found) => found.map((one) => one.textContent ?? ''));
  const query = (page: Page): string => new URL(page.url()).search;
  const found = (page: Page) => page.getByText(/témoignage\(s\) trouvé\(s\)/).textContent();
  const total = demoRecords('testimonials').length;

  describe('reviews with JavaScript', () => {
    let page: Page;
    beforeEach(async () => {
      page = await visit('/avis');
      await page.locator('[data-island$="live-results"][data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    });
    const isSamePage = () => page.locator('html[data-same-page]').count();

    it('filters while the visitor types, without a new page; Back and the clear button restore all', async () => {
      const field = page.getByLabel('Mot, nom ou commune');
      await field.pressSequentially('saint-ETIENNE');
      await expect.poll(() => found(page)).toBe('3 témoignage(s) trouvé(s)');
      await expect.poll(() => query(page)).toBe('?q=saint-ETIENNE');
      await expect.poll(() => view(page, '[data-live=list] figcaption strong')).toHaveLength(3);
      await page.goBack();
      await expect.poll(() => found(page)).toBe(`${total} témoignage(s) trouvé(s)`);
      await expect.poll(async () => [await field.inputValue(), query(page)]).toEqual(['', '']);
      await page.goForward();
      await expect.poll(() => found(page)).toBe('3 témoignage(s) trouvé(s)');
      await expect.poll(() => field.inputValue()).toBe('saint-ETIENNE');
      await page.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect.poll(() => found(page)).toBe(`${total} témoignage(s) trouvé(s)`);
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await isSamePage()).toBe(1);
    });

    it('filters by rating, and shows a message when there are none', async () => {
      await page.getByLabel(/^3 étoiles/).check();
      await expect.poll(() => found(page)).toBe('1 témoignage(s) trouvé(s)');
      await expect.poll(() => query(page)).toBe('?note=3');
      await page.getByLabel('Mot, nom ou commune').fill('ardoise');
      await expect.poll(() => page.getByText('Aucun témoignage ne correspond').count()).toBe(1);
      await expect.poll(async () => [query(page), await isSamePage()]).toEqual(['?q=ardoise&note=3', 1]);
    });

    it('changes pages in place', async () => {
      const first = await view(page, '[data-live=list] figcaption strong');
      expect(first).toHaveLength(REVIEWS_PER_PAGE);
      await page.getByRole('link', { name: 'Avis suivants' }).click();
      await page.getByText('Page 2 sur 2').waitFor();
      await expect.poll(async () => [query(page), await isSamePage()]).toEqual(['?page=2', 1]);
      const names = [...first, ...(await view(page, '[data-live=list] figcaption strong'))];
      expect(new Set(names).size).toBe(total);
      await page.goBack();
      await page.getByText('Page 1 sur 2').waitFor();
    });
  });

  it('filters reviews without JavaScript too, under both addresses', async () => {
    const page = await visit('/testimonials?note=4', { javaScriptEnabled: false });
    await expect.poll(() => found(page)).toBe('1 témoignage(s) trouvé(s)');
    await page.getByLabel('Toutes les notes').check();
    await page.getByLabel('Mot, nom ou commune').fill('gouttières');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.waitForURL('**/avis?q=goutti%C3%A8res&note=');
    await expect.poll(() => view(page, '[data-live=list] figcaption strong')).toContain('André Combe');
    await page.getByRole('link', { name: 'Effacer les filtres' }).click();
    await expect.poll(() => found(page)).toBe(`${total} témoignage(s) trouvé(s)`);
  });

  describe('gallery', () => {
    const works = '[data-category] h3';
    const inZinc = demoRecords('gallery')
      .filter(({ category }) => category === 'Zinguerie')
      .map(({ title }) => title);

    it('shows one category at once, and keeps the address and Back in step', async () => {
      const page = await visit('/realisations');
      await page.locator('[data-island$="gallery-motion"][data-hydrated]').waitFor({ state: 'attached' });
      const all = await view(page, works);
      await page.getByRole('link', { name: 'Zinguerie' }).first().click();
      const isOfZinc = async (): Promise<boolean> => (await view(page, works)).every((title) => inZinc.includes(title));
      await expect.poll(isOfZinc).toBe(true);
      expect((await view(page, works)).length).toBeGreaterThan(0);
      await expect.poll(() => query(page)).toBe('?categorie=zinguerie');
      await page.goBack();
      await expect.poll(() => view(page, works)).toEqual(all);
      await expect.poll(() => page.locator('[aria-current=true]').textContent()).toMatch(/^Toutes/);
    });

    it('moves the border between before and after by keyboard', async () => {
      const page = await visit('/realisations');
      const slider = page.getByRole('slider').first();
      await slider.focus();
      await page.keyboard.press('Home');
      const split = () => slider.evaluate((input) => getComputedStyle(input).getPropertyValue('--split'));
      await expect.poll(split).toBe('0%');
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(async () => [await split(), await slider.getAttribute('aria-valuetext')])
        .toEqual(['1%', '99 % après travaux']);
    });

    it('shows both pictures in full and filters by links without JavaScript', async () => {
      const page = await visit('/realisations', { javaScriptEnabled: false });
      const [before, after] = await page.locator('[data-compare]').first().locator('figure').all();
      const [top, below] = [await before?.boundingBox(), await after?.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 1) - 1);
      await page.getByRole('link', { name: 'Zinguerie' }).first().click();
      await page.waitForURL('**/realisations?categorie=zinguerie');
      expect(inZinc).toEqual(expect.arrayContaining(await view(page, works)));
      await page.goto(`${server.origin}/realisations?categorie=jardin`);
      await page.getByText('Aucune réalisation trouvée pour cette catégorie.').waitFor();
    });
  });

  describe('unreadable data', () => {
    beforeAll(() => {
      const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });
      database.exec('drop table testimonials; drop table gallery_items');
      database.close();
    });

    // Addresses that were not cached before.
    it.each([
      ['/avis?q=panne', 'Erreur lors du chargement des témoignages'],
      ['/realisations?categorie=panne', 'Aucune réalisation disponible pour le moment.'],
    ])('reports it on %s with its own status, uncached', async (path, sentence) => {
      const answer = await fetch(server.origin + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      const html = await answer.text();
      expect(html).toContain(sentence);
      expect(html).toContain('content="noindex"');
    });

    it('offers to retry on the reviews page', async () => {
      const page = await visit('/avis?q=panne');
      const retry = page.getByRole('link', { name: 'Réessayer' });
      const [answer] = await Promise.all([page.waitForResponse('**/avis?q=panne'), retry.click()]);
      expect(answer.status()).toBe(503);
    });
  });
});
