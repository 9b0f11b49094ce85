import type { Browser, Page, Response as PlaywrightResponse } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_TEXTS } from '#src/ui/account/account.texts.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

/** Drawn in the browser, because what they show is the customer's own. */
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
/** Shown to visitors, but not to search engines. */
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
const AXE_WIDTHS = [390, 1440];
const WIDTHS = [1440, 768, 390, 320];

const server = await startServer();
const PAGES = [...(await pathsOfSitemap(server.origin)), ...OUTSIDE_THE_SITEMAP];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.discard();
});

/** Collects what a page should never do: errors, warnings, requests to another host, breaches of its policy. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    // Chromium says so of every document that is a 404, as it should be.
    const isStatus = line.text().startsWith('Failed to load resource') && line.location().url === page.url();
    if (['error', 'warning'].includes(line.type()) && !isStatus) faults.push(line.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:')) faults.push(request.url());
  });
  page.on('response', (response) => {
    const isPart = response.request().resourceType() !== 'document';
    if (isPart && response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) =>
      reportError(new Error(`policy: ${breach.violatedDirective} ${breach.blockedURI}`)),
    );
  });
  return faults;
}

/** Walks down the page, so that what wakes on sight is awake. */
const walk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });

/** Files of the page that hold anything of the back office's components. */
async function backOfficeFiles(files: PlaywrightResponse[]): Promise<string[]> {
  const texts = await Promise.all(files.map(async (file) => ({ url: file.url(), text: await file.text() })));
  return texts.filter(({ text }) => /mantine/i.test(text)).map(({ url }) => url);
}

/** What the page is headed by, as soon as it stands; before anything is scrolled into sight it fits a phone, too. */
async function headingsOf(path: string, javaScriptEnabled: boolean): Promise<string[]> {
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ javaScriptEnabled, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.origin + path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const headings = await page.locator('main h1, main h2, main h3').allTextContents();
  expect(await page.locator('h1').first().isVisible()).toBe(true);
  await context.close();
  return headings;
}

describe.each(PAGES)('%s', (path) => {
  it('has no error, no stranger, no sideways scroll, nothing axe objects to', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = await watch(page);
    const files: PlaywrightResponse[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) files.push(response);
    });
    await page.goto(server.origin + path);
    await walk(page);
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `${width} px`).toBeLessThanOrEqual(width);
      if (AXE_WIDTHS.includes(width)) expect(await violationsOn(page), `${width} px`).toEqual([]);
    }
    expect(faults).toEqual([]);
    expect(files.length).toBeGreaterThan(2);
    expect(await backOfficeFiles(files)).toEqual([]);
    await context.close();
  });
});

describe.each(PAGES.filter((path) => !APPS.includes(path)))('the document %s', (path) => {
  it('reads the same without JavaScript', async () => {
    const [scripted, plain] = await Promise.all([headingsOf(path, true), headingsOf(path, false)]);
    expect(plain).toEqual(scripted);
  });
});

describe.each(APPS)('the app %s', (path) => {
  it('says without JavaScript what it is and that it needs it', async () => {
    const [title] = await headingsOf(path, false);
    expect(title).toBeTruthy();
    expect(await (await fetch(server.origin + path)).text()).toContain(ACCOUNT_TEXTS.needsJavaScript);
  });
});
