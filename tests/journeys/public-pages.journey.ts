import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_TEXTS } from '#src/ui/account/account.texts.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { findEnglishOn } from '#tests/support/english-words.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { openWorkerServer } from '#tests/support/worker-server.ts';

/** Rendered in the browser, because they show the customer's own data. */
const APPS = [
  '/login',
  '/register',
  '/profile',
  '/messages',
  '/quotes',
  '/devis',
  '/facture',
  '/payment',
  '/payment-success',
];
/** Shown to visitors, but hidden from search engines. */
const OUTSIDE_THE_SITEMAP = [
  ...APPS,
  '/testimonials',
  '/nulle-part',
  '/services/toit-de-chaume-xyz',
  '/blog/article-inconnu',
  '/itineraire/cadre',
  '/mot-de-passe-oublie',
  '/nouveau-mot-de-passe?token=x',
  '/verification?token=x',
  '/ce-n-est-pas-moi?token=x',
  '/newsletter/confirmation?token=x',
  '/newsletter/desinscription?token=x',
  '/api/docs',
  '/discussion',
];
const PHONE = { width: 390, height: 800 };
const WIDTHS = [320, 768];
const DESKTOP = { width: 1440, height: 900 };

const server = await openWorkerServer();
const PAGES = [...(await pathsOfSitemap(server.origin)), ...OUTSIDE_THE_SITEMAP];

let browser: Browser;
let scripted: BrowserContext;
let page: Page;
let plain: Page;
beforeAll(async () => {
  browser = await openBrowser();
  scripted = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await scripted.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) =>
      reportError(new Error(`policy: ${breach.violatedDirective} ${breach.blockedURI}`)),
    );
  });
  page = await openWatched();
  const withoutScript = { javaScriptEnabled: false, viewport: PHONE, reducedMotion: 'reduce' } as const;
  plain = await (await browser.newContext(withoutScript)).newPage();
});
afterAll(() => closePages(browser));

/** Faults of the current page: errors, warnings, requests to another host, CSP violations. */
const faults: string[] = [];
/** Addresses of its scripts and style sheets. */
const files = new Set<string>();
/** Requests without an answer yet, except streams. */
const pending = new Set<Request>();

/** Opens the page that shows one address after another. */
async function openWatched(): Promise<Page> {
  const opened = await scripted.newPage();
  opened.on('pageerror', (error) => faults.push(error.message));
  opened.on('console', (line) => {
    // Chromium logs this for every document with status 404, as expected.
    const isStatus = line.text().startsWith('Failed to load resource') && line.location().url === opened.url();
    if (['error', 'warning'].includes(line.type()) && !isStatus) faults.push(line.text());
  });
  opened.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:')) faults.push(request.url());
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  opened.on('requestfinished', (request) => pending.delete(request));
  opened.on('requestfailed', (request) => pending.delete(request));
  opened.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'document' && response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    if (['script', 'stylesheet'].includes(type)) files.add(response.url());
  });
  return opened;
}

/** Scrolls down the page, so that islands hydrated on sight are hydrated, and waits until no request is pending. */
async function walk(): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      // With a limit: Chromium may draw no frames for a page.
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
    }
    window.scrollTo(0, 0);
  });
  await untilHydrated(page);
  const underWay = async (): Promise<string[]> => {
    // With a limit, as such a page may never count as idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    return [...pending].map((request) => `${request.method()} ${request.url()}`);
  };
  await expect.poll(underWay, { interval: 20 }).toEqual([]);
}

interface Head {
  width: number;
  headings: string[];
  hasHeading: boolean;
}

/** Reads the head of the page before any scrolling; at this point the page must fit a phone, too. */
async function getHead(opened: Page): Promise<Head> {
  return {
    width: await opened.evaluate(() => document.documentElement.scrollWidth),
    headings: await opened.locator('main h1, main h2, main h3').allTextContents(),
    hasHeading: await opened.locator('h1').first().isVisible(),
  };
}

const checked = new Map<string, Promise<boolean>>();

/** Addresses of files in the manifest, which names those of every page; a loaded one is read itself. */
const ADDRESS = /"\/assets\/[^"]+"/g;

/** Whether a file contains any of the back office's components; each file is read once. */
function isOfBackOffice(address: string): Promise<boolean> {
  const read = async (answer: Response) => /mantine/i.test((await answer.text()).replace(ADDRESS, ''));
  const known = checked.get(address) ?? fetch(address).then(read);
  checked.set(address, known);
  return known;
}

/** Longest time that a button may take to move aside, in milliseconds. */
const ASIDE_MS = 10_000;

/**
 * Returns what the corner's buttons lie on, of what must stay free: as the page stands, or at every half window on the
 * way down, once a button has moved aside.
 */
const getCovered = (of: Page, isScrolled = false): Promise<string[]> =>
  of.evaluate(
    async ({ scrolls, patienceMs }) => {
      const reserved =
        'a, button, input, select, textarea, summary, iframe, table, h1, h2, h3, h4, [role="alert"], [data-price]';
      const look = (): string[] => {
        const buttons = [...document.querySelectorAll<HTMLElement>('aside[data-corner] :is(a, button)')];
        const visible = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
        const points = visible.flatMap((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const shares = [0.1, 0.5, 0.9];
          return shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const));
        });
        // A row that moves to the edge of the window has no margin: there the edge of a button that is aside may lie on it.
        const inside = points.filter(([x]) => x < innerWidth - 16);
        return inside.flatMap(([x, y]) => {
          const below = document.elementsFromPoint(x, y).find((element) => element.closest('aside') === null);
          const covered = below?.closest('main, footer') && below.closest(reserved);
          return covered ? [`${Math.round(scrollY)}: ${covered.outerHTML.slice(0, 80)}`] : [];
        });
      };
      if (!scrolls) return look();
      const covered: string[] = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        const end = performance.now() + patienceMs;
        // Scripts hear of the new place in the next frame, and move the buttons one later.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        let found = look();
        while (found.length > 0 && performance.now() < end) {
          await new Promise(requestAnimationFrame);
          found = look();
        }
        covered.push(...found);
      }
      scrollTo(0, 0);
      return covered;
    },
    { scrolls: isScrolled, patienceMs: ASIDE_MS },
  );

/** One page of each kind: those below one folder are alike, but a town and a service are not. */
const KINDS = new Set(
  [...Map.groupBy(PAGES, (path) => path.replace(/[?].*/, '').replace(/^(\/[^/]+\/).*/, '$1')).values()].flatMap(
    (alike) => [alike[0], alike.at(-1)],
  ),
);

describe.each(PAGES)('%s', (path) => {
  const isApp = APPS.includes(path);
  let first: Head;
  beforeAll(async () => {
    // Leaves the page before this one: Chromium does not report the end of each request that a navigation cancels.
    await page.goto('about:blank');
    for (const seen of [files, pending]) seen.clear();
    faults.length = 0;
    await page.setViewportSize(PHONE);
    await page.goto(server.origin + path);
    if (!isApp) first = await getHead(page);
  });

  it('loads without error, request to another host or horizontal scrolling, and passes every rule of axe', async () => {
    const expectToFit = async (width: number): Promise<void> => {
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
        .toBeLessThanOrEqual(width);
    };
    for (const view of [PHONE, DESKTOP]) {
      await page.setViewportSize(view);
      await walk();
      await expectToFit(view.width);
      expect(await violationsOn(page), `${view.width} px`).toEqual([]);
      if (KINDS.has(path)) expect(await getCovered(page, true), `${view.width} px`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...PHONE, width });
      await expectToFit(width);
    }
    expect(faults).toEqual([]);
    expect(files.size).toBeGreaterThan(isApp ? 1 : 0);
    // The style sheets of a static document are in it.
    const parts = isApp ? [...files] : [...files, server.origin + path];
    const alien = await Promise.all(parts.map(async (file) => ((await isOfBackOffice(file)) ? [file] : [])));
    expect(alien.flat()).toEqual([]);
  });

  it('says everything in French, also what is read aloud', async () => {
    expect(await findEnglishOn(page)).toEqual([]);
  });

  it(`${isApp ? 'says that it needs JavaScript' : 'reads the same'} without JavaScript`, async () => {
    const answer = await plain.goto(server.origin + path);
    const head = await getHead(plain);
    expect(head).toMatchObject({ width: PHONE.width, hasHeading: true });
    if (!isApp) return expect(head).toEqual(first);
    expect(head.headings[0]).toBeTruthy();
    expect(await answer?.text()).toContain(ACCOUNT_TEXTS.needsJavaScript);
  });
});

describe('window corner', () => {
  const WINDOWS = [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ];

  it.each(WINDOWS)('covers no control and no price at $width px, and has no label beside a form', async (size) => {
    await page.setViewportSize(size);
    for (const path of ['/', '/tarifs', '/contact']) {
      await page.goto(server.origin + path);
      await walk();
      expect(await getCovered(page, true), path).toEqual([]);
    }
    if (size.width < 1024) return;
    await page.locator('#devis-message').scrollIntoViewIfNeeded();
    const chat = page.getByRole('button', { name: 'Une question ?' });
    await expect.poll(async () => (await chat.boundingBox())?.width ?? 0).toBeLessThan(60);
  });

  it.each(WINDOWS)('covers no field at $width px before its script has run', async (size) => {
    await plain.setViewportSize(size);
    await plain.goto(`${server.origin}/contact`);
    for (const field of await plain.locator('form :is(input, select, textarea)').all()) {
      if (await field.isVisible()) await field.scrollIntoViewIfNeeded();
      await expect.poll(() => getCovered(plain)).toEqual([]);
    }
  });

  it('opens its fan from one button on a phone, also without a script', async () => {
    for (const opened of [page, plain]) {
      await opened.setViewportSize(PHONE);
      await opened.goto(`${server.origin}/tarifs`);
      const chat = opened.getByRole('button', { name: 'Une question ?' });
      await expect.poll(() => chat.isVisible()).toBe(false);
      await opened.getByRole('button', { name: 'Nous joindre' }).click();
      await chat.waitFor();
      await opened.keyboard.press('Escape');
      await chat.waitFor({ state: 'hidden' });
      await opened.getByRole('button', { name: 'Nous joindre' }).and(opened.locator(':focus')).waitFor();
    }
  });
});
