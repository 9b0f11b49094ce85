import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { buildFixture, copyFixture, type Served, serveDevelopment, serveFixture } from './islands-app.ts';

let browser: Browser;
let site: Served;

describe('islands', () => {
  beforeAll(async () => {
    const folder = await copyFixture('built');
    await buildFixture(folder);
    [browser, site] = await Promise.all([openBrowser(), serveFixture(folder)]);
  }, 60_000);

  afterAll(async () => {
    await closePages(browser);
    await site?.stop();
  });

  /** Opens a page that collects Chromium's errors and warnings. */
  async function open(
    path: string,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<{ page: Page; complaints: string[] }> {
    const page = await openPage(browser, site.origin);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await prepare?.(page);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    return { page, complaints };
  }

  const hydrated = (page: Page, text: string) => page.locator('[data-hydrated]', { hasText: text });
  const counter = (page: Page, label: string) => page.getByRole('button', { name: label });
  const state = (page: Page, name: string) => page.locator(`[data-state=${name}]`);

  /** Delays the islands' own scripts, not the loader, until the test releases them. */
  async function holdScripts(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/assets\/(hydrate-island|counter|order-form|picture|react)[^/]*\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  test('renders a static document without inline scripts or image preloads, with readable islands', async () => {
    const html = await (await fetch(`${site.origin}/`)).text();
    expect(html).toContain('<!-- -->5');
    expect([...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual([
      expect.stringMatching(/^<script type="module" async="" src="\/assets\/islands-loader-[\w-]+\.js">$/),
      '<script type="speculationrules">',
    ]);
    expect(html).not.toMatch(/data-island[^>]*><link/);
    expect(html).not.toContain(' style="');
  });

  test('hydrates an island at once, when idle, when visible or when pressed, without a console error', async () => {
    const { page, complaints } = await open('/');
    await page.locator('[data-live=true]').waitFor();
    await hydrated(page, 'idle').waitFor();
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(2);
    await counter(page, 'far').scrollIntoViewIfNeeded();
    await hydrated(page, 'far').waitFor();
    await counter(page, 'far').click();
    await page.getByText('far 1').waitFor();
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(3);
    await counter(page, 'pressed').click();
    await page.getByText('pressed 6').waitFor();
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(4);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('leaves a page alone until the visitor moves or two seconds have passed', async () => {
    const { page } = await open('/', async ({ clock }) => {
      // The clock stands still: on a busy machine two seconds pass while the page loads.
      await clock.install({ time: 0 });
      await clock.pauseAt(60_000);
    });
    await page.locator('[data-live=true]').waitFor();
    await page.waitForLoadState('load');
    await page.clock.runFor(1_900);
    expect(await hydrated(page, 'idle').count()).toBe(0);
    await page.mouse.move(5, 5);
    await page.clock.resume();
    await hydrated(page, 'idle').waitFor();
    await page.reload();
    await page.waitForLoadState('load');
    await page.clock.runFor(3_000);
    await hydrated(page, 'idle').waitFor();
    await page.close();
  });

  test('repeats clicks made before the script has loaded, in order', async () => {
    let release = (): void => undefined;
    const { page, complaints } = await open('/', async (opened) => {
      release = await holdScripts(opened);
    });
    await page.waitForLoadState('domcontentloaded');
    await counter(page, 'pressed').click();
    await counter(page, 'pressed').click();
    await expect.poll(() => counter(page, 'pressed').innerText()).toBe('pressed 5');
    release();
    await page.getByText('pressed 7').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('keeps text, checkboxes and choices from before the script has loaded, and passes them to React', async () => {
    let release = (): void => undefined;
    const { page, complaints } = await open('/', async (opened) => {
      release = await holdScripts(opened);
    });
    await page.waitForLoadState('domcontentloaded');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Note').fill('');
    await page.getByLabel('Urgent').check();
    await page.getByLabel('large').check();
    await page.getByLabel('Colour').selectOption('slate');
    await page.getByLabel('Name').press('End');
    await page.getByLabel('Name').press('ArrowLeft');
    await page.getByRole('button', { name: 'Send' }).click();
    release();
    await expect.poll(() => state(page, 'now').innerText()).toBe('Ada Lovelace||true|large|slate');
    await expect.poll(() => state(page, 'sent').innerText()).toBe('Ada Lovelace||true|large|slate');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
    await expect.poll(() => page.getByLabel('Urgent').isChecked()).toBe(true);
    expect(page.url()).toBe(`${site.origin}/`);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('hydrates the island of a field that was reached before the loader ran', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { page } = await open('/', (opened) =>
      opened.route(/assets\/islands-loader[^/]*\.js/, async (route) => {
        await promise;
        await route.continue();
      }),
    );
    await page.getByLabel('Name').fill('Ada');
    resolve();
    await expect.poll(() => state(page, 'now').innerText()).toContain('Ada|');
    await page.close();
  });

  test('gives the fields of an island ids of its own, and their labels the same', async () => {
    const { page } = await open('/');
    await page.getByLabel('Name').fill('Ada');
    await expect.poll(() => state(page, 'now').innerText()).toContain('Ada|');
    const ids = await page.getByLabel('Name').evaluate((field) => ({
      isOwn: field.id.includes(field.closest<HTMLElement>('[data-island]')?.dataset.ids ?? '?'),
      label: document.querySelector<HTMLLabelElement>(`label[for="${field.id}"]`)?.textContent,
      isServers: field.id.startsWith('_'),
    }));
    expect(ids).toEqual({ isOwn: true, label: 'Name', isServers: false });
    await page.close();
  });

  test('keeps the caret where the visitor is typing', async () => {
    let release = (): void => undefined;
    const { page } = await open('/', async (opened) => {
      release = await holdScripts(opened);
    });
    await page.waitForLoadState('domcontentloaded');
    await page.getByLabel('Name').pressSequentially('Ada');
    await page.getByLabel('Name').press('Home');
    release();
    await expect.poll(() => state(page, 'now').innerText()).toContain('Ada|');
    await page.keyboard.type('Lady ');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Lady Ada');
    await page.close();
  });

  test('keeps the server’s markup of an island whose script cannot be loaded', async () => {
    const { page } = await open('/', (opened) => opened.route(/assets\/order-form[^/]*\.js/, (route) => route.abort()));
    await page.waitForLoadState('domcontentloaded');
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(`${site.origin}/nowhere`);
    await page.close();
  });

  test('shows the plain component on a hydrated page, with React Router and without the loader', async () => {
    const { page, complaints } = await open('/hydrated');
    await expect
      .poll(async () => {
        await counter(page, 'plain').click();
        return counter(page, 'plain').innerText();
      })
      .toMatch(/plain [1-9]/);
    await expect.poll(() => page.locator('[data-island], script[src*=islands-loader]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('keeps scripts within their budget: 4 KB before any hydration, 40 KB with all islands hydrated', async () => {
    const sizes = new Map<string, number>();
    const { page } = await open('/', async (opened) => {
      opened.on('response', async (response) => {
        if (!/\.js$/.test(response.url())) return;
        const { headers } = await fetch(response.url(), { headers: { 'Accept-Encoding': 'br' } });
        sizes.set(response.url(), Number(headers.get('content-length')));
      });
    });
    await page.waitForLoadState('load');
    const loader = await page.locator('script[src]').getAttribute('src');
    await counter(page, 'far').scrollIntoViewIfNeeded();
    await counter(page, 'pressed').click();
    await page.getByLabel('Name').fill('x');
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(5);
    await expect.poll(() => sizes.size).toBeGreaterThan(4);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(sizes.get(site.origin + loader)).toBeLessThan(4_096);
    expect(total).toBeLessThan(40 * 1_024);
    expect(total).toBeGreaterThan(10_000);
    await page.close();
  });

  test('refreshes an edited island with its state and reloads an edited page in development', async () => {
    const folder = await copyFixture('development');
    const development = await serveDevelopment(folder);
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    const edit = async (file: string, from: string, to: string) => {
      const path = `${folder}/app/${file}`;
      await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    };
    try {
      await page.goto(development.origin);
      await counter(page, 'pressed').click();
      await page.getByText('pressed 6').waitFor();
      await edit('domains/shop/public/islands/counter.tsx', '{label} {count}', '{label}: {count}!');
      await page.getByText('pressed: 6!').waitFor();
      await edit('pages/static-page.tsx', '<h1>Static page</h1>', '<h1>Edited page</h1>');
      await page.getByRole('heading', { name: 'Edited page' }).waitFor();
      await page.getByText('pressed: 5!').waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
      await development.stop();
    }
  }, 60_000);
});
