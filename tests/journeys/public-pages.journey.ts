import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const PAGES = ['/', '/contact', '/nulle-part', '/mot-de-passe-oublie', '/nouveau-mot-de-passe?token=x', '/api/docs'];
const WIDTHS = [320, 390, 768, 1440];

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.discard();
});

/** Opens a page and walks through it, so that what wakes on sight is awake; answers what went wrong meanwhile. */
async function visit(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    const expected = path === '/nulle-part' && line.text().includes('404');
    if (['error', 'warning'].includes(line.type()) && !expected) faults.push(line.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:')) faults.push(request.url());
  });
  await page.goto(server.origin + path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  return faults;
}

describe.each(PAGES)('%s', (path) => {
  it.each(WIDTHS)('at %i px: no error, no stranger, no sideways scroll, nothing axe objects to', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    expect(await visit(page, path)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violationsOn(page)).toEqual([]);
    await context.close();
  });

  it('is valid HTML', async () => {
    const html = await (await fetch(server.origin + path)).text();
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    const faults = report.results.flatMap((result) =>
      result.messages.map((fault) => `${fault.ruleId}: ${fault.message}`),
    );
    expect(faults).toEqual([]);
  });

  it('reads the same without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin + path);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await context.close();
  });
});

it('names and describes every page in its own words', async () => {
  const heads = await Promise.all(
    PAGES.map(async (path) => {
      const html = await (await fetch(server.origin + path)).text();
      const title = /<title>([^<]+)/.exec(html)?.[1];
      const description = /<meta name="description" content="([^"]+)/.exec(html)?.[1];
      expect(title, path).toBeTruthy();
      if (path !== '/nulle-part') expect(description, path).toBeTruthy();
      return title;
    }),
  );
  expect(new Set(heads).size).toBe(PAGES.length);
});
