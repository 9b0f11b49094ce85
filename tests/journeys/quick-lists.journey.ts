import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { openWorkerServer } from '#tests/support/worker-server.ts';

const server = await openWorkerServer();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signInToBackOffice(page, server.origin);
});
beforeEach(async () => {
  await page.unrouteAll();
  await page.goto(`${server.origin}/admin/dashboard`);
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Services' }).click();
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
});
afterAll(() => closePages(browser));

const hide = () => page.getByRole('button', { name: /^Actif.*Charpente/ });
const show = () => page.getByRole('button', { name: /^Brouillon.*Charpente/ });
const CHANGE = '**/api/admin/services/*/toggle-status';

describe('list that one goes to from another screen', () => {
  it('shows every row, the first ones before the others', async () => {
    const total = Number(
      await page
        .getByRole('link', { name: /^Total/ })
        .innerText()
        .then((text) => /\d+/.exec(text)?.[0]),
    );
    expect(total).toBeGreaterThan(6);
    await expect.poll(() => page.locator('main [data-row]').count()).toBe(total);
  });

  it('shows the name of an icon while the mouse rests on it', async () => {
    const edit = page.getByRole('link', { name: /^Modifier.*Charpente/ });
    await edit.hover();
    const tip = page.getByRole('tooltip', { name: 'Modifier', exact: true });
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await page.mouse.move(0, 0);
    await edit.hover();
    await tip.waitFor();
    await page.mouse.move(0, 0);
    await tip.waitFor({ state: 'detached' });
  });

  it('keeps the list still behind the record that is open over it', async () => {
    const canScroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    await page.getByRole('link', { name: /^Modifier.*Charpente/ }).click();
    const dialog = page.getByRole('dialog', { name: /Charpente/ });
    await dialog.getByRole('textbox', { name: 'Titre', exact: true }).waitFor();
    expect(await canScroll()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(canScroll).toBe(true);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);
  });

  it('shows the controls of a list behind the record to which a search has led', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Rechercher partout' }).fill('Paul Astier');
    await page.getByRole('group', { name: 'Devis' }).getByRole('option').click();
    const dialog = page.getByRole('dialog', { name: 'Détail du devis' });
    await dialog.getByText('Paul Astier').first().waitFor();
    await page.locator('main [data-row]').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Nouveau devis' }).waitFor();
    await page.getByRole('link', { name: /^Total/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Rechercher un devis' }).waitFor();
  });

  it('shows a chosen state before the server has answered, and the stored one again after a refusal', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      void page.route(CHANGE, async (route) => {
        resolve();
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.fulfill({ status: 500, json: { success: false } });
      });
    });
    await hide().click();
    await asked;
    await show().waitFor();
    answer();
    await page.getByRole('alert').filter({ hasText: 'statut' }).waitFor();
    await hide().waitFor();
  });
});
