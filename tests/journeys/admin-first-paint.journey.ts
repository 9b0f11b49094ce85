import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
