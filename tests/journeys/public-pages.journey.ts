import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

/** Shown to visitors, but not to search engines. */
const OUTSIDE_THE_SITEMAP = [
  '/testimonials',
  '/nulle-part',
  '/services/toit-de-chaume-xyz',
  '/blog/article-inconnu',
  '/itineraire/cadre',
  '/mot-de-passe-oublie',
  '/nouveau-mot-de-passe?token=x',
  '/newsletter/confirmation?token=x',
  '/newsletter/desinscription?token=x',
  '/api/docs',
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

describe.each(PAGES)('%s', (path) => {
  it('has no error, no stranger, no sideways scroll, nothing axe objects to', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = await watch(page);
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
    await context.close();
  });

  it('reads the same without JavaScript', async () => {
    const [scripted, plain] = await Promise.all(
      [true, false].map(async (javaScriptEnabled) => {
        const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(server.origin + path);
        const headings = await page.locator('main h1, main h2, main h3').allTextContents();
        expect(await page.locator('h1').first().isVisible()).toBe(true);
        await context.close();
        return headings;
      }),
    );
    expect(plain).toEqual(scripted);
  });
});
