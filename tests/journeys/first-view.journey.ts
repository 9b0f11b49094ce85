import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const PHONE = { width: 390, height: 844 };
/** Bytes per second and milliseconds of a slow telephone connection. */
const SLOW = { offline: false, latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const FRAME = '/itineraire/cadre';
/** Cards of the row of services of the home page, without the copies that it makes of itself when it starts. */
const CARDS = '#metiers ul:not([aria-hidden]) > li';
/** The list after the first view of the home page, and the first card of the row. */
const WAITING = ['#titre-horaires + ul li:first-child h3', `${CARDS}:first-child h3`];

let browser: Browser;
let server: WorkerServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
});
afterAll(() => closePages(browser));

/** Opens a page whose fonts, and so the end of loading, wait for `release`; nothing but a sign comes before. */
async function openWaiting(path: string): Promise<{ page: Page; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = await openPage(browser, server.origin, { viewport: PHONE });
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-deferred], :has(> [data-deferred]) { animation-delay: 1h !important } :has(form) { animation-duration: 1h !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(server.origin + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.fonts.status === 'loading');
  return { page, release: resolve };
}

const isLaidOut = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Returns the tops of the title and of visible drawings before it, on a page of which a browser has read all, or half. */
async function getTops(path: string, isHalf: boolean): Promise<number[]> {
  const page = await openPage(browser, server.origin, { viewport: PHONE });
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  await page.route(server.origin + path, async (route) => {
    const response = await route.fetch();
    const [half = ''] = (await response.text()).split(/(?<=<\/h1>)/);
    await route.fulfill({ response, ...(isHalf && { body: half }) });
  });
  await page.goto(server.origin + path);
  const tops = await page
    .locator('main h1, main svg')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect().top),
    );
  await page.close();
  return tops;
}

describe('first view of a phone', () => {
  it.each(['/', '/services/couverture'])('stays where it is when the rest of %s has been read', async (path) => {
    const half = await getTops(path, true);
    expect(half.length).toBeGreaterThan(0);
    expect((await getTops(path, false)).slice(0, half.length)).toEqual(half);
  });
});

describe('what is below the first view of a phone', () => {
  it('gets its layout when the fonts are there', async () => {
    const { page, release } = await openWaiting('/');
    const areLaidOut = () => Promise.all(WAITING.map((selector) => isLaidOut(page, selector)));
    expect(await areLaidOut()).toEqual([false, false]);
    expect(await isLaidOut(page, '#titre-horaires')).toBe(true);
    release();
    await expect.poll(areLaidOut).toEqual([true, true]);
    await page.close();
  });

  it.each([
    ['/', '#titre-contact'],
    ['/contact', '#titre-devis'],
  ])(
    'leaves out the form of %s, and what is around it, which a browser would lay out to fill it in',
    async (path, title) => {
      const { page, release } = await openWaiting(path);
      const countBoxes = () =>
        page.evaluate((of) => {
          const parts = [document.querySelector(of), document.querySelector('#devis form, #contact form')];
          return parts.filter((part) => part !== null && part.getClientRects().length > 0).length;
        }, title);
      expect(await countBoxes()).toBe(0);
      release();
      await expect.poll(countBoxes).toBe(2);
      await page.close();
    },
  );

  it('shows the form that the address names at once', async () => {
    const { page, release } = await openWaiting('/contact#devis');
    expect(await isLaidOut(page, '#devis form')).toBe(true);
    release();
    await page.close();
  });

  it('lays out the cards of a long list when they come near, and all when the page is quiet', async () => {
    const page = await openPage(browser, server.origin, { viewport: PHONE });
    await page.goto(`${server.origin}/avis`);
    const isCardLaidOut = (place: string) => isLaidOut(page, `[data-live=list] li:${place} blockquote`);
    expect([await isCardLaidOut('first-child'), await isCardLaidOut('last-child')]).toEqual([true, false]);
    await page.waitForFunction(() => document.querySelector('li[data-deferred]') === null);
    expect(await isCardLaidOut('last-child')).toBe(true);
    await page.close();
  });

  it('gets its layout, with every card, at the first sign of the visitor', async () => {
    const { page, release } = await openWaiting('/');
    // Again until the page's script has come, which hears no sign before.
    const afterSign = async (): Promise<boolean[]> => {
      await page.keyboard.press('Shift');
      return Promise.all([...WAITING, `${CARDS}:last-child h3`].map((selector) => isLaidOut(page, selector)));
    };
    await expect.poll(afterSign).toEqual([true, true, true]);
    release();
    await page.close();
  });

  it('does not take a mouse that rests over the page for a sign', async () => {
    const page = await openPage(browser, server.origin, { viewport: PHONE });
    await page.goto(`${server.origin}/`);
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'loaded');
    const afterMove = (movementX: number) =>
      page.evaluate(async (by) => {
        dispatchEvent(new PointerEvent('pointermove', { movementX: by }));
        await Promise.resolve();
        return document.documentElement.dataset.ready;
      }, movementX);
    expect([await afterMove(0), await afterMove(1)]).toEqual(['loaded', 'used']);
    await page.close();
  });

  it('gets its layout at once where the address names it', async () => {
    const { page, release } = await openWaiting('/#metiers');
    await expect.poll(() => isLaidOut(page, `${CARDS}:first-child h3`)).toBe(true);
    release();
    await page.close();
  });

  it('gets the text of an article when the fonts are there, or at once where the address names a heading', async () => {
    const path = '/blog/lire-un-devis-de-toiture-ligne-par-ligne';
    const areLaidOut = (page: Page) =>
      Promise.all(['article p[data-deferred] strong', 'article h2[id^=partie-]'].map((kind) => isLaidOut(page, kind)));
    const plain = await openWaiting(path);
    expect(await areLaidOut(plain.page)).toEqual([false, true]);
    plain.release();
    await expect.poll(() => areLaidOut(plain.page)).toEqual([true, true]);
    const named = await openWaiting(`${path}#partie-la-fin-les-garanties`);
    expect(await areLaidOut(named.page)).toEqual([true, true]);
    named.release();
    await Promise.all([plain.page.close(), named.page.close()]);
  });

  it('asks for the trip planner after the first sign of the visitor, also on a slow connection', async () => {
    const page = await openPage(browser, server.origin, { viewport: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(FRAME) && asked.push(request.url()));
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(`${server.origin}/contact`);
    await page.waitForFunction(() => document.querySelector('[data-deferred]') === null);
    expect(asked).toEqual([]);
    await untilHydrated(page);
    await page.locator('#trajet').scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toHaveLength(1);
    await page.close();
  });
});
