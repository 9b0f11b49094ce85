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
    '/admin/chat',
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

describe('first view on a slow connection', () => {
  const slow = async (size: { width: number; height: number }): Promise<Page> => {
    const visit = await browser.newPage({ viewport: size });
    await signInToBackOffice(visit, server.origin);
    const session = await visit.context().newCDPSession(visit);
    const network = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', network);
    // A script that is in the cache is not held up.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    return visit;
  };

  /** Opens a screen whose scripts do not come before the returned function is called. */
  async function openWithoutScripts(visit: Page, path: string): Promise<() => Promise<void>> {
    const scripts = Promise.withResolvers<void>();
    await visit.route(/\/assets\/root-[^/]+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await visit.goto(server.origin + path, { waitUntil: 'commit' });
    return async () => {
      scripts.resolve();
      await visit.unrouteAll({ behavior: 'wait' });
    };
  }

  it('shows the rows of a list before its scripts have come, and the screen in their place afterwards', async () => {
    const visit = await slow({ width: 1280, height: 800 });
    const errors: string[] = [];
    visit.on('pageerror', (error) => errors.push(error.message));
    for (const name of ['contact', 'services']) {
      const letScripts = await openWithoutScripts(visit, `/admin/${name}`);
      const first = visit.locator('#first-view');
      const texts = first.locator('[data-row]');
      await texts.first().waitFor();
      const early = await texts.allInnerTexts();
      expect(await first.getByRole('heading', { level: 1 }).isVisible(), name).toBe(true);
      expect(await visit.getByText(/^Chargement/).isVisible(), name).toBe(false);
      await letScripts();
      await first.waitFor({ state: 'detached' });
      const rows = visit.locator('main [data-row]');
      await rows.nth(early.length - 1).waitFor();
      expect((await rows.allInnerTexts()).slice(0, early.length), name).toEqual(early);
    }
    expect(errors).toEqual([]);
    await visit.context().close();
  });

  it('shows cards and the dashboard on a phone', async () => {
    const visit = await slow({ width: 390, height: 844 });
    const letMessages = await openWithoutScripts(visit, '/admin/contact');
    const first = visit.locator('#first-view');
    await first.locator('[data-row]').first().waitFor();
    expect(await first.getByRole('table').count()).toBe(0);
    await letMessages();
    await first.waitFor({ state: 'detached' });
    const letDashboard = await openWithoutScripts(visit, '/admin/dashboard');
    await first.getByRole('heading', { name: 'À faire maintenant' }).waitFor();
    await letDashboard();
    await first.waitFor({ state: 'detached' });
    await visit.context().close();
  });

  it('follows a link of a row before the scripts have come', async () => {
    const visit = await slow({ width: 1280, height: 800 });
    const letScripts = await openWithoutScripts(visit, '/admin/contact');
    await visit.locator('#first-view [data-row-open]').first().click();
    await visit.waitForURL(/\?view=\d+$/, { waitUntil: 'commit' });
    await letScripts();
    await visit.getByRole('dialog').waitFor();
    await visit.context().close();
  });

  /** Asks for a first view as `before-paint.js` does. */
  const ask = (visit: Page, path: string, token: 'none' | 'wrong' | 'own') =>
    visit.evaluate(
      async ([address, kind]) => {
        const known = kind === 'own' ? localStorage.getItem('token') : 'x'.repeat(43);
        const authorization = kind === 'none' ? undefined : { Authorization: `Bearer ${known}` };
        const answer = await fetch(address, { headers: { 'X-First-View': 'window', ...authorization } });
        return [answer.status, answer.headers.get('Cache-Control'), await answer.text()] as const;
      },
      [path, token] as const,
    );

  it('renders every list, and the dashboard', async () => {
    const visit = await browser.newPage();
    await signInToBackOffice(visit, server.origin);
    const lists = ['activity', 'blog', 'contact', 'gallery', 'invoices', 'newsletter', 'orders', 'payments', 'quotes'];
    for (const name of [...lists, 'services', 'testimonials', 'dashboard']) {
      const [status, cache, text] = await ask(visit, `/admin/${name}`, 'own');
      expect([status, cache], name).toEqual([200, 'no-store']);
      expect(text, name).toMatch(/^<!DOCTYPE html><div id="first-view">.*<h1/s);
    }
    const [, , messages] = await ask(visit, '/admin/contact', 'own');
    expect(messages).toContain('data-row-open');
    await visit.context().close();
  });

  it('gives nothing without a token, with a wrong one, and to an address without a first view', async () => {
    const visit = await browser.newPage();
    await signInToBackOffice(visit, server.origin);
    for (const [path, token] of [
      ['/admin/contact', 'none'],
      ['/admin/contact', 'wrong'],
      ['/admin/contact?page=2', 'own'],
      ['/admin/profile', 'own'],
      ['/admin/users', 'own'],
    ] as const) {
      expect(await ask(visit, path, token), path).toEqual([204, 'no-store', '']);
    }
    await visit.context().close();
  });
});
