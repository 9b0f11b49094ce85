import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { closeOpenedPages, closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TILES = /^https:\/\/data\.geopf\.fr\//;
const PLANNER = '/itineraire/cadre';

let browser: Browser;
let server: BuiltServer;
let tile: Buffer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#dde8d5' } })
    .png()
    .toBuffer();
});
let detailed: BrowserContext | undefined;
afterEach(async () => {
  await closeOpenedPages();
  await detailed?.close();
  detailed = undefined;
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});

const VIEW = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' as const };

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, server.origin, { ...VIEW, ...options });
  await page.goto(server.origin + path);
  return page;
}

const hydrated = (page: Page, island: string) =>
  page.waitForSelector(`[data-island="zones/${island}"][data-hydrated]`, { state: 'attached' });

const markers = (page: Page) => page.locator('figure button[data-zone]');
/** Returns text with non-breaking spaces replaced by plain ones. */
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');
const focused = async (page: Page) =>
  plain(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));

describe('drawn map', () => {
  it('loads its background once and stays small', async () => {
    const address = `${server.origin}/carte/region.svg`;
    const first = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(first.headers.get('cache-control')).toContain('max-age');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const page = await (await fetch(`${server.origin}/zones`)).text();
    const markup = page.replaceAll(/<style>.*?<\/style>/gs, '');
    expect(brotliCompressSync(markup).byteLength).toBeLessThan(20_000);
    expect((await fetch(`${server.origin}/carte/autre.svg`)).status).toBe(404);
  });

  it('contains seventeen focusable markers, each with its name and its radius', async () => {
    const page = await open('/zones');
    await expect.poll(() => markers(page).count()).toBe(17);
    await markers(page).first().focus();
    const names = [await focused(page)];
    for (let place = 1; place < 17; place += 1) {
      await page.keyboard.press('Tab');
      // Between the large map and the magnifier there is the focusable credit of the map.
      if ((await focused(page)) === '') await page.keyboard.press('Tab');
      names.push(await focused(page));
    }
    expect(new Set(names).size).toBe(17);
    expect(names).toEqual(
      expect.arrayContaining([
        'Le Pouzin : Notre siège',
        'Valence : À moins de 50 km de Saint-Vallier',
        'Lyon : De 50 à 100 km de Saint-Vallier',
        'Clermont-Ferrand : Au-delà de 100 km : sur étude',
      ]),
    );
  });

  it('opens a card by keyboard, beside its marker, and restores the focus', async () => {
    const page = await open('/zones');
    await hydrated(page, 'map-lights');
    const lyon = markers(page).first();
    await lyon.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Lyon' });
    await card.waitFor();
    const at = (await lyon.boundingBox())!;
    const gap = async () => {
      const { y, height } = (await card.boundingBox())!;
      return Math.min(Math.abs(y - at.y - at.height), Math.abs(at.y - y - height));
    };
    await expect.poll(gap).toBeLessThan(20);
    expect(plain(await card.textContent())).toContain('112 km depuis l’atelier');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/services/lyon');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/^Lyon/);
  });

  it('highlights the marker of a name, and the name of a marker', async () => {
    const page = await open('/zones');
    await hydrated(page, 'map-lights');
    const lit = () =>
      page.locator('[data-lit]').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-zone')));
    await page.locator('li > [data-zone="crest"]').hover();
    await expect.poll(lit).toEqual(['crest', 'crest']);
    await markers(page).and(page.locator('[data-zone="vienne"]')).focus();
    await expect.poll(lit).toEqual(['vienne', 'vienne']);
  });

  test.each([
    ['without JavaScript', { javaScriptEnabled: false }],
    ['at 320 px', { viewport: { width: 320, height: 600 } }],
    ['enlarged four times', { viewport: { width: 320, height: 256 } }],
  ])('shows its cards in full %s', async (_how, options) => {
    const page = await open('/contact', options);
    const marker = page.locator('figure button[data-zone="mirmande"]');
    await marker.click();
    const card = page.getByRole('dialog', { name: 'Mirmande' });
    await card.waitFor();
    const { width, height } = page.viewportSize()!;
    const beyond = async () => {
      const box = (await card.boundingBox())!;
      return [-box.x, -box.y, box.x + box.width - width, box.y + box.height - height].filter((pixels) => pixels > 0);
    };
    await expect.poll(beyond).toEqual([]);
    await card.getByRole('button').click();
    await card.waitFor({ state: 'hidden' });
  });
});

describe('trip planner', () => {
  test.each([true, false])('answers in its frame, JavaScript: %s', async (javaScriptEnabled) => {
    const page = await open('/contact', { javaScriptEnabled });
    await page.locator('#trajet').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe[title="Planifier un trajet"]');
    await frame.getByLabel('Votre commune').fill('montelimar');
    await frame.getByRole('button', { name: 'Calculer' }).click();
    await frame.getByRole('heading', { name: 'Montélimar (26)' }).waitFor();
    expect(plain(await frame.locator('dl').textContent())).toMatch(/environ 28 km.*entre 25 min et 40 min.*offert/s);
    await expect
      .poll(() => frame.getByRole('link', { name: /Google Maps/ }).getAttribute('rel'))
      .toBe('noopener noreferrer');
    expect(page.url()).toBe(`${server.origin}/contact`);
  });

  it('asks which town is meant, and keeps an unknown town’s name in the field', async () => {
    const page = await open(`${PLANNER}?ville=Saint-Priest`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Saint-Priest (69)' }).click();
    await page.getByRole('heading', { name: 'Saint-Priest (69)' }).waitFor();
    await page.goto(`${server.origin}${PLANNER}?ville=%3Cb%3ETrifouilly`);
    await expect.poll(() => page.getByText('« <b>Trifouilly » n’est pas dans notre liste').isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel('Votre commune').inputValue()).toBe('<b>Trifouilly');
  });

  it('reports a town beyond the radius, is hidden from search engines and fits 280 px', async () => {
    const page = await open(`${PLANNER}?ville=Clermont-Ferrand`, { viewport: { width: 280, height: 700 } });
    await expect.poll(() => page.locator('dl').textContent()).toContain('sur étude');
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280);
    expect(await violationsOn(page)).toEqual([]);
  });
});

/** Opens /zones with the detailed map; tiles load, fail or never answer. */
async function openDetailed(answer: 'tiles' | 'nothing' | 'never', prepare?: (page: Page) => Promise<unknown>) {
  detailed = await browser.newContext(VIEW);
  const page = await detailed.newPage();
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:'))
      foreignRequests.push(request.url());
  });
  await detailed.route(TILES, (route) => {
    if (answer === 'tiles') return route.fulfill({ body: tile, contentType: 'image/png' });
    return answer === 'nothing' ? route.abort() : new Promise<void>(() => undefined);
  });
  await prepare?.(page);
  await page.goto(`${server.origin}/zones`);
  await hydrated(page, 'detailed-map-opener');
  await untilHydrated(page);
  const before = [...foreignRequests];
  await page.getByRole('link', { name: 'Carte détaillée' }).click();
  return {
    page,
    before,
    foreignRequests: foreignRequests,
    frame: page.frameLocator('iframe[title="Carte détaillée"]'),
  };
}

describe('detailed map', () => {
  it('requests another host only after a click, and that one alone', async () => {
    const { page, before, foreignRequests: others, frame } = await openDetailed('tiles');
    expect(before).toEqual([]);
    await expect.poll(() => frame.locator('.leaflet-marker-icon').count()).toBe(17);
    await frame.getByText('Chargement de la carte...').waitFor({ state: 'detached' });
    await expect.poll(() => others.length).toBeGreaterThan(3);
    expect(others.filter((address) => !TILES.test(address))).toEqual([]);
    await frame.getByRole('button', { name: 'Lyon', exact: true }).press('Enter');
    expect(plain(await frame.locator('.leaflet-popup').textContent())).toContain('Lyon et 50 km alentour');
    await page.getByRole('button', { name: 'Fermer la carte détaillée' }).click();
    await page.getByRole('link', { name: 'Carte détaillée' }).and(page.locator(':focus')).waitFor();
  });

  it('runs without an origin: reads neither the storage nor the pages of the site', async () => {
    const { page, frame } = await openDetailed('tiles');
    await expect.poll(() => frame.locator('.leaflet-marker-icon').count()).toBe(17);
    const readAll = (): string[] =>
      [() => localStorage.length, () => document.cookie, () => parent.document.title].map((read) => {
        try {
          return String(read());
        } catch (error) {
          return (error as Error).name;
        }
      });
    expect(await frame.locator('main').evaluate(readAll)).toEqual(Array(3).fill('SecurityError'));
    await frame.getByRole('button', { name: 'Lyon', exact: true }).press('Enter');
    await frame.getByRole('link', { name: 'Demander un devis' }).click();
    await page.waitForURL(`${server.origin}/contact#devis`, { waitUntil: 'commit' });
  });

  it('shows that it is loading', async () => {
    const { frame } = await openDetailed('never');
    await frame.getByText('Chargement de la carte...').waitFor();
  });

  it('shows the list instead when no tile loads, and offers a retry', async () => {
    const { frame } = await openDetailed('nothing');
    await frame.getByText('La carte détaillée n’a pas pu se charger.').waitFor();
    await frame.getByRole('heading', { name: 'Zone d’intervention' }).waitFor();
    await expect
      .poll(() => frame.getByText('Nous intervenons dans toute la région Rhône-Alpes').isVisible())
      .toBe(true);
    await expect.poll(() => frame.getByRole('listitem').count()).toBe(17);
    await expect.poll(() => frame.getByRole('listitem').first().textContent()).toMatch(/^Lyon Des ateliers/);
    await frame.getByRole('button', { name: 'Réessayer' }).click();
    await frame.getByText('La carte détaillée n’a pas pu se charger.').waitFor();
  });

  it('shows the list instead when its library fails to load', async () => {
    const { frame } = await openDetailed('tiles', (page) =>
      page.context().route(/\/assets\/leaflet[^/]*\.js$/, (route) => route.abort()),
    );
    await frame.getByText('La carte détaillée n’a pas pu se charger.').waitFor();
  });

  it('draws circles when its markers fail to render', async () => {
    const { frame } = await openDetailed('tiles', (page) =>
      page.addInitScript(() => {
        const { createElement } = Document.prototype;
        Document.prototype.createElement = function create(this: Document, name: string) {
          if (name === 'i') throw new Error('no such element');
          return createElement.call(this, name);
        } as typeof createElement;
      }),
    );
    await expect.poll(() => frame.locator('path.place-circle').count()).toBe(17);
    await expect.poll(() => frame.locator('.leaflet-marker-icon').count()).toBe(0);
  });

  it('renders a page with the list without JavaScript', async () => {
    const page = await open('/zones', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Carte détaillée' }).click();
    await page.getByRole('heading', { name: 'Zone d’intervention' }).waitFor();
    await expect.poll(() => page.getByText('Chargement de la carte...').isVisible()).toBe(false);
  });

  it('leaves out the detailed map when the owner has switched tiles off', async () => {
    await server.stop();
    const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });
    database.exec(
      `insert into settings (grp, name, value, updated_at) values ('map', 'provider', '"aucune"', '2026-01-01')`,
    );
    database.close();
    await server.restart();
    const page = await open('/zones');
    await expect.poll(() => page.getByRole('link', { name: 'Carte détaillée' }).count()).toBe(0);
    expect((await fetch(`${server.origin}/itineraire/carte`)).status).toBe(404);
  });
});
