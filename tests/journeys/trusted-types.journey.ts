import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#src/routes.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const getChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(getChildren),
];
const ALL = (routes as RouteConfigEntry[]).flatMap(getChildren);
const isPlain = (path: string | undefined): path is string => path !== undefined && !/[:*]/.test(path);

/** Every screen of the back office without a parameter, and every page of the account. */
const SCREENS = ALL.filter(({ path }) => path === 'admin')
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (isPlain(path) ? [`/admin/${path}`] : []));
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
  const faults: string[] = [];
  await page.exposeFunction('noteFault', (fault: string) => void faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      const note: unknown = Reflect.get(globalThis, 'noteFault');
      if (typeof note === 'function') note(`${location.pathname} ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`));
  return { page, faults };
}

async function show(page: Page, path: string): Promise<void> {
  const answer = await page.goto(server.origin + path);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [role=status] .mantine-Loader-root') === null);
}

/** For every screen, opened twice. */
const MANY_SCREENS_MS = 240_000;

describe('Trusted Types', () => {
  it(
    'breaks no screen of the back office, opened by its address or by a link',
    async () => {
      expect(SCREENS.length).toBeGreaterThan(12);
      const { page, faults } = await openWatched();
      await signInToBackOffice(page, server.origin);
      for (const path of SCREENS) await show(page, path);
      for (const link of await page.locator('nav a[href^="/admin/"]').all()) {
        if (!(await link.isVisible())) continue;
        const href = await link.getAttribute('href');
        await link.click();
        await page.waitForURL((url) => url.pathname === new URL(href ?? '', server.origin).pathname);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
    MANY_SCREENS_MS,
  );

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
