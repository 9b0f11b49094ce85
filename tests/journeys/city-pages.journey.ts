import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRecords } from '#demo/demo-site.server.ts';
import { compareTexts, OWN_SHARE_MIN, SIMILARITY_LIMIT } from '#src/domains/places/cities/own-text.rules.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { unreadable } from '#tests/support/contrast.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { textOfMain } from '#tests/support/page-text.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const CITY_SLUGS = demoRecords('cities').map(({ place }) => place);
const HERO = '[data-city] > :first-child';
const HERO_WORDS = `${HERO} :is(h1 span, p, dt, dd, li), header nav a, header a span`;
/** Hides elements floating over the page, which are not its background. */
const HIDE_WORDS = `
  ${HERO} :is(h1, p, dt, dd, li, a, span), header * { color: transparent !important }
  svg, body > :is(aside, nav) { visibility: hidden !important }
`;

let browser: Browser;
let server: WorkerServer;
describe('city pages', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
  });
  afterAll(() => closePages(browser));

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const view = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const };
    const page = await openPage(browser, server.origin, { ...view, ...options });
    await page.goto(server.origin + path);
    return page;
  }

  const live = (page: Page) =>
    page.waitForSelector('[data-island="cities/city-tabs"][data-hydrated]', { state: 'attached' });
  const view = (page: Page) => page.locator('main section[id] h3:visible').allTextContents();
  const service = (page: Page) => page.getByLabel(/^Service souhaité/).inputValue();

  it('serves a page for each town whose text is mostly its own', async () => {
    const texts = await Promise.all(
      CITY_SLUGS.map(async (slug) => textOfMain(await (await fetch(`${server.origin}/services/${slug}`)).text())),
    );
    texts.forEach((text, place) => {
      const others = texts.filter((_, other) => other !== place);
      const { share, similarities } = compareTexts(text, others);
      expect(share, CITY_SLUGS[place]).toBeGreaterThanOrEqual(OWN_SHARE_MIN);
      expect(Math.max(...similarities), CITY_SLUGS[place]).toBeLessThan(SIMILARITY_LIMIT);
    });
  });

  describe('tabs', () => {
    it('opens on a click or on Enter, moves by arrows alone, and keeps the choice in the address', async () => {
      const page = await open('/services/lyon');
      await live(page);
      const tab = (name: string) => page.getByRole('tab', { name });
      await expect.poll(() => view(page)).toEqual(['Installation de toiture à Lyon']);
      await tab('Entretien').click();
      await expect.poll(() => view(page)).toEqual(['Entretien de toiture à Lyon']);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => view(page)).toEqual(['Entretien de toiture à Lyon']);
      await page.keyboard.press('Enter');
      await expect.poll(() => view(page)).toEqual(['Démoussage de toiture à Lyon']);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await expect.poll(() => tab('Installation').getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#nettoyage$/);
      await page.reload();
      await expect.poll(() => view(page)).toEqual(['Nettoyage de toiture à Lyon']);
      await live(page);
      await expect.poll(() => page.getByRole('tabpanel', { name: 'Nettoyage' }).isVisible()).toBe(true);
      await page.close();
    });

    it('renders five sections below their links without JavaScript', async () => {
      const page = await open('/services/valence', { javaScriptEnabled: false });
      await expect.poll(() => view(page)).toHaveLength(5);
      await page.getByRole('link', { name: 'Démoussage', exact: true }).first().click();
      await page.waitForURL(/\/services\/valence#demoussage$/);
      await page.close();
    });
  });

  describe('request for a quote', () => {
    it('scrolls to the form with the service of the open tab, without leaving the page', async () => {
      const page = await open('/services/grenoble');
      await live(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
      await page.getByRole('tab', { name: 'Réparation' }).click();
      await page.getByRole('tabpanel', { name: 'Réparation' }).getByRole('link', { name: 'Demander un Devis' }).click();
      await expect.poll(() => service(page)).toBe('reparation-des-fuites');
      await expect
        .poll(() => page.locator('#devis').evaluate((form) => form.getBoundingClientRect().top))
        .toBeLessThan(200);
      await page.waitForSelector('[data-island="contact/quote-form"][data-hydrated]', { state: 'attached' });
      await expect.poll(() => service(page)).toBe('reparation-des-fuites');
      await expect.poll(() => page.locator('html[data-same-page]').count()).toBe(1);
      await page.close();
    });

    it('works by link alone without JavaScript, and opens the tab of its service', async () => {
      const page = await open('/services/grenoble', { javaScriptEnabled: false });
      await page.locator('#demoussage').getByRole('link', { name: 'Demander un Devis' }).click();
      await page.waitForURL(/\/services\/grenoble\?service=demoussage#devis$/);
      await expect.poll(() => service(page)).toBe('demoussage');
      const scripted = await open('/services/grenoble?service=demoussage');
      await expect.poll(() => view(scripted)).toEqual(['Démoussage de toiture à Grenoble']);
      await scripted.close();
      await page.close();
    });
  });

  describe.each(CITY_SLUGS)('hero section of %s', (slug) => {
    let page: Page;
    beforeAll(async () => {
      page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    });
    afterAll(() => page?.context().close());

    it.each([
      [390, 844],
      [768, 1024],
      [1440, 900],
    ])('keeps its text readable over its picture at %i × %i', async (width, height) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.origin}/services/${slug}`);
      await untilHydrated(page);
      const picture = page.locator(`${HERO} > div > img`);
      await expect.poll(() => picture.count()).toBe(1);
      await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      expect(await unreadable(page, HERO_WORDS, HIDE_WORDS)).toEqual([]);
    });
  });
});
