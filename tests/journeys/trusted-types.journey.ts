import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#src/routes.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { recordFaults } from '#tests/support/page-faults.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const getChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(getChildren),
];
const ALL = (routes as RouteConfigEntry[]).flatMap(getChildren);
const isPlain = (path: string | undefined): path is string => path !== undefined && !/[:*]/.test(path);

/** Every page of the account. */
const ACCOUNT = ALL.filter(({ file }) => file.endsWith('account-layout.tsx'))
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (isPlain(path) ? [`/${path}`] : []));

let browser: Browser;
let server: WorkerServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
});
afterAll(() => closePages(browser));

/** Opens a page that records each CSP violation and each error. */
async function openWatched(): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, faults: await recordFaults(page) };
}

async function show(page: Page, path: string): Promise<void> {
  const answer = await page.goto(server.origin + path);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [role=status] .mantine-Loader-root') === null);
}

describe('Trusted Types', () => {
  // Screens opened by their addresses: admin-screens.journey.ts.
  it('breaks no screen of the back office that a link opens', async () => {
    const { page, faults } = await openWatched();
    await signInToBackOffice(page, server.origin);
    await show(page, '/admin/dashboard');
    let opened = 0;
    for (const link of await page.locator('nav a[href^="/admin/"]').all()) {
      if (!(await link.isVisible())) continue;
      const href = await link.getAttribute('href');
      await link.click();
      await page.waitForURL((url) => url.pathname === new URL(href ?? '', server.origin).pathname);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      opened += 1;
    }
    expect(opened).toBeGreaterThan(12);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('breaks no page of the account', async () => {
    expect(ACCOUNT.length).toBeGreaterThan(3);
    const { page, faults } = await openWatched();
    await signInToBackOffice(page, server.origin);
    for (const path of ACCOUNT) await show(page, path);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('refuses a string that would become an element or a script', async () => {
    const { page, faults } = await openWatched();
    await show(page, '/admin/login');
    const outcomes = await page.evaluate(() => {
      const tried = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const script = document.createElement('script');
      return [
        tried(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
        tried(() => (script.src = 'https://evil.example/x.js')),
        tried(() => (script.textContent = 'alert(1)')),
        tried(() => (document.createElement('style').innerHTML = 'p{color:red}')),
      ];
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'done']);
    // Reported asynchronously: the tests above would receive one.
    await expect.poll(() => faults.length).toBe(3);
    await page.context().close();
  });
});
