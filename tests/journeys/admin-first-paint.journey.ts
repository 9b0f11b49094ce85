import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { SCREENS } from '#tests/support/opened-screens.ts';
import { openWorkerServer } from '#tests/support/worker-server.ts';

const server = await openWorkerServer();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
});
afterAll(() => closePages(browser));

/** Shown to developers only, and made of no data. */
const WITHOUT_DATA = ['/admin/atelier'];

describe('before the first script', () => {
  it.each(SCREENS.filter((path) => !WITHOUT_DATA.includes(path)))(
    'shows menu, title and what is loading: %s',
    async (path) => {
      await page.goto(server.origin + path);
      const menu = page.getByRole('navigation', { name: 'Administration' });
      expect(await menu.getByRole('link').count()).toBeGreaterThan(15);
      expect(await menu.getByRole('link', { name: 'Messages' }).isVisible()).toBe(true);
      const [title = ''] = (await page.title()).split(/ [·|–] /);
      const main = page.locator('main');
      expect(await main.innerText()).toContain(title);
      // Not at once: what loads quickly shows no such sentence.
      await expect.poll(() => main.innerText()).toMatch(/Chargement|en cours/);
    },
  );

  it('shows the tabs of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByText('Chargement du tableau de bord...').waitFor();
    const tabs = page.getByRole('navigation', { name: 'Accès rapide' });
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Accueil', 'Messages', 'Discussions']);
  });
});

describe('first screen with its data', () => {
  let signedIn: Page;
  beforeAll(async () => {
    signedIn = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await signInToBackOffice(signedIn, server.origin);
  });

  /** Returns the calls that the document names, and every call made until the heading of the screen shows. */
  async function open(path: string) {
    await signedIn.goto(server.origin + path, { waitUntil: 'commit' });
    const made = await signedIn.waitForFunction(() => {
      if (document.querySelector('main h1') === null) return null;
      return performance.getEntriesByType('resource').map(({ name }) => name.slice(location.origin.length));
    });
    const named = await signedIn.locator('script[data-first-calls]').getAttribute('data-first-calls');
    return { named: named?.split(' ').filter(Boolean) ?? [], made: (await made.jsonValue()) ?? [] };
  }

  it.each([
    '/admin/activity',
    '/admin/blog',
    '/admin/contact',
    '/admin/dashboard',
    '/admin/gallery',
    '/admin/invoices',
    '/admin/newsletter',
    '/admin/orders',
    '/admin/payments',
    '/admin/quotes',
    '/admin/services',
    '/admin/testimonials',
    '/admin/users',
  ])('lets the document request what it reads first, and requests it only once: %s', async (path) => {
    const { named, made } = await open(path);
    expect(named.length).toBeGreaterThan(0);
    const ofScreen = made.filter((address) => named.includes(address));
    expect(ofScreen.toSorted()).toEqual(named.toSorted());
    const [first = ''] = named;
    const [rows = ''] = first.split('?');
    expect(made.filter((address) => address.split('?')[0] === rows)).toEqual([first]);
  });

  it('requests the rows itself where the address has a filter', async () => {
    const { named, made } = await open('/admin/services?search=toit');
    expect(made.filter((address) => named.includes(address))).toEqual([named[1]]);
    expect(made.filter((address) => address.startsWith('/api/admin/services?'))).toHaveLength(1);
  });

  it('requests it before the scripts have come', async () => {
    const scripts = Promise.withResolvers<void>();
    await signedIn.route(/\/assets\/(?:root|admin-frame)-[^/]+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const answered = signedIn.waitForResponse((answer) => answer.url().includes('/api/admin/contact?'));
    const screen = open('/admin/contact');
    expect((await answered).status()).toBe(200);
    scripts.resolve();
    expect((await screen).named).toHaveLength(2);
    await signedIn.unrouteAll({ behavior: 'wait' });
  });
});
