import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminCall, adminCalls, openLive, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const READER = { email: 'lecteur@journeys.example', password: 'Un-chevron-orange-9' };
const WINDOW = { width: 1280, height: 800 };
const DASHBOARD = '/admin/dashboard';
const ORDERS = '/api/admin/orders';
const REVIEW = { name: 'Odile Ravel', location: 'Die', rating: 5, content: 'Toit refait en trois jours, merci.' };

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  call = await adminCalls(server.origin);
  const reader = { name: 'Lecteur', role: 'manager', rights: ['content:read'], ...READER };
  expect((await call('POST', '/admin/users', reader)).status).toBe(201);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

const toPath = (request: Request): string => new URL(request.url()).pathname;
const isAhead = (request: Request): boolean => request.headers()['x-background'] === '1';

interface Visit {
  page: Page;
  /** Requests of the page since it was opened. */
  requests: Request[];
  /** Waits until the rows and the figures of a list have come before they are needed. */
  untilAhead: (path: string) => Promise<void>;
  link: (name: string) => ReturnType<Page['locator']>;
}

/** Opens the dashboard, whose changes arrive. */
async function visit(who = ADMIN, prepare?: (page: Page) => Promise<unknown>, viewport = WINDOW): Promise<Visit> {
  const page = await browser.newPage({ viewport });
  await signInToBackOffice(page, server.origin, who);
  await prepare?.(page);
  const requests: Request[] = [];
  const finished: Request[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('requestfinished', (request) => finished.push(request));
  await openLive(page, server.origin + DASHBOARD);
  await page.locator('#activite').waitFor();
  const hasCome = (path: string): boolean => finished.some((one) => toPath(one) === path && isAhead(one));
  return {
    page,
    requests,
    untilAhead: (path) => expect.poll(() => [path, `${path}/statistics`].map(hasCome)).toEqual([true, true]),
    link: (name) => page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }),
  };
}

const untilRows = (page: Page, title: string): Promise<void> =>
  page
    .getByRole('heading', { level: 1, name: title })
    .waitFor()
    .then(() => page.locator('main [data-row]').first().waitFor());

describe('link of the menu', () => {
  it('fetches its screen on hover, which asks for nothing more when it is pressed', async () => {
    const { page, requests, untilAhead, link } = await visit();
    await link('Commandes').hover();
    await untilAhead(ORDERS);
    const before = requests.length;
    await link('Commandes').click();
    await untilRows(page, 'Commandes');
    const later = requests.slice(before).map(toPath);
    expect(later.filter((path) => path.startsWith(ORDERS) || path.includes('orders-page'))).toEqual([]);
    await page.context().close();
  });

  it('fetches its screen when it gets the focus', async () => {
    const { page, untilAhead, link } = await visit();
    await link('Commandes').focus();
    await untilAhead(ORDERS);
    await page.context().close();
  });

  it('shows what somebody else has changed since the hover', async () => {
    const { page, untilAhead, link } = await visit();
    await link('Témoignages').hover();
    await untilAhead('/api/admin/testimonials');
    await page.evaluate(() => {
      const heard = new Promise<void>((done) =>
        addEventListener('live-change', (event) => Object.is((event as CustomEvent).detail, 'testimonials') && done()),
      );
      Object.assign(window, { heard: () => heard });
    });
    expect((await call('POST', '/admin/testimonials', REVIEW)).status).toBe(201);
    await page.evaluate('heard()');
    await link('Témoignages').click();
    await untilRows(page, 'Témoignages');
    expect(await page.locator('main').getByText(REVIEW.name).first().isVisible()).toBe(true);
    await page.context().close();
  });

  it('asks again for another person who has signed in since the hover', async () => {
    const { page, requests, untilAhead, link } = await visit();
    await link('Commandes').hover();
    await untilAhead(ORDERS);
    const before = requests.length;
    await page.evaluate(async (credentials) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(credentials) });
      localStorage.setItem('token', ((await answer.json()) as { token: string }).token);
    }, ADMIN);
    await link('Commandes').click();
    await untilRows(page, 'Commandes');
    const own = requests.slice(before).filter((request) => toPath(request) === ORDERS && !isAhead(request));
    expect(own).toHaveLength(1);
    await page.context().close();
  });
});

/** Remembers every element that is made, so that those outside the document can be found. */
const rememberElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: Element[] = [];
    const make = document.createElement.bind(document);
    Object.assign(window, { made });
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = make(name, options);
      made.push(element);
      return element;
    };
  });

/** Waits until a list with this title has been rendered outside the document. */
const untilRenderedAhead = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { made } = window as unknown as { made: Element[] };
    const roots = made.filter((one) => one.parentNode === null && one.querySelector('[data-row]') !== null);
    return roots.some((one) => one.querySelector('h1')?.textContent === wanted);
  }, title);

/** Tells of the next press whether it puts a whole list into the document at once. */
const watchWhole = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const isWhole = (node: Node): boolean =>
      node instanceof Element && node.querySelector('h1') !== null && node.querySelector('[data-row]') !== null;
    Object.assign(window, { hasComeWhole: false });
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isWhole)))
        Object.assign(window, { hasComeWhole: true });
    }).observe(document.body, { childList: true, subtree: true });
  });

describe('list that is rendered ahead', () => {
  it('shows whole when its link is pressed, and works as one that is opened by its address', async () => {
    expect((await call('POST', '/admin/testimonials', { ...REVIEW, name: 'Anaïs Perrin' })).status).toBe(201);
    const { page, link } = await visit(ADMIN, rememberElements);
    await link('Témoignages').hover();
    await untilRenderedAhead(page, 'Témoignages');
    await watchWhole(page);
    await link('Témoignages').click();
    await untilRows(page, 'Témoignages');
    expect(await page.evaluate('hasComeWhole')).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Témoignages');

    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('Anaïs');
    await expect.poll(() => page.locator('main [data-row]').count()).toBe(1);
    expect(new URL(page.url()).search).toContain('search=Ana');
    await page.locator('main [data-row]').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await link('Commandes').click();
    await untilRows(page, 'Commandes');
    expect(await page.locator('h1').count()).toBe(1);
    await page.goBack();
    await untilRows(page, 'Témoignages');
    expect(await page.locator('main [data-row]').count()).toBe(1);
    await page.context().close();
  });

  it('hears of changes from the moment it is shown', async () => {
    const { page, link } = await visit(ADMIN, rememberElements);
    await link('Témoignages').hover();
    await untilRenderedAhead(page, 'Témoignages');
    await link('Témoignages').click();
    await untilRows(page, 'Témoignages');
    const name = 'Basile Chauvet';
    expect((await call('POST', '/admin/testimonials', { ...REVIEW, name })).status).toBe(201);
    await page.locator('main').getByText(name).first().waitFor();
    await page.context().close();
  });
});

describe('screens behind the tabs of a phone', () => {
  it('show without a request when a tab is pressed: code and data come while the screen before is quiet', async () => {
    const { page, requests, untilAhead } = await visit(ADMIN, undefined, { width: 390, height: 844 });
    await untilAhead('/api/admin/contact');
    const before = requests.length;
    const tabs = page.getByRole('navigation', { name: 'Accès rapide' });
    await tabs.getByRole('link', { name: 'Messages' }).click();
    await untilRows(page, 'Messages');
    const later = requests.slice(before).map(toPath);
    expect(later.filter((path) => path.startsWith('/api/admin/contact') || path.includes('contact-page'))).toEqual([]);
    await page.context().close();
  });
});

describe('frame', () => {
  it('fetches no screen to which the person has no right', async () => {
    const { page, requests } = await visit(READER);
    // The last screen of the menu whose code comes.
    await expect.poll(() => requests.some((request) => toPath(request).includes('bin-page'))).toBe(true);
    const ahead = requests.filter((request) => isAhead(request) || toPath(request).includes('-page-')).map(toPath);
    expect(ahead.filter((path) => /contact|chat|orders|quotes|invoices|payments|users|settings/.test(path))).toEqual(
      [],
    );
    await page.context().close();
  });

  it('fetches nothing for a person who saves data', async () => {
    const { page, requests, link } = await visit(ADMIN, (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
      }),
    );
    await link('Commandes').hover();
    await link('Devis').focus();
    await link('Commandes').click();
    await untilRows(page, 'Commandes');
    expect(requests.filter(isAhead)).toEqual([]);
    expect(requests.filter((request) => toPath(request).includes('quotes-page'))).toEqual([]);
    expect(requests.filter((request) => toPath(request) === ORDERS)).toHaveLength(1);
    await page.context().close();
  });
});
