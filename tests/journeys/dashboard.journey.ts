import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { openLive, signInByForm, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const VISITOR = {
  name: 'Zéphyrin Boulanger',
  email: 'zephyrin@essai.example',
  phone: '04 65 71 00 12',
  subject: 'Demande de devis - Zinguerie',
  message: 'La gouttière côté nord déborde à chaque averse.',
};

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

async function send(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers,
    body: JSON.stringify(VISITOR),
  });
  expect(answer.status).toBe(201);
}

function stored(statement: string): number {
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { readOnly: true, timeout: 5_000 });
  const row = database.prepare(`select count(*) as count from ${statement}`).get();
  database.close();
  return Number(row?.count);
}

async function open(width = 1280): Promise<Page> {
  const page = await openPage(browser, server.origin, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await signInToBackOffice(page, server.origin);
  await openLive(page, `${server.origin}/admin/dashboard`);
  await page.getByRole('heading', { name: 'Tableau de bord', level: 1 }).waitFor();
  return page;
}

/** Returns the figure on a card of the screen. */
const figureOn = async (page: Page, label: string): Promise<number> => {
  const card = page.locator('section[aria-label="Chiffres clés"] > * > *').filter({ hasText: label });
  return Number((await card.locator('[data-figures]').innerText()).replace(/\s/g, ''));
};

describe('dashboard', () => {
  it('opens after sign-in, and shows the figures of the database', async () => {
    await send();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInByForm(page, server.origin);
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
    await page.getByRole('heading', { name: 'À faire maintenant' }).waitFor();
    const pending = "quotes where status in ('pending','contacted','quoted')";
    await expect.poll(() => figureOn(page, 'Devis en attente')).toBe(stored(pending));
    await expect.poll(() => figureOn(page, 'Services actifs')).toBe(stored('services where is_active = 1'));
    await expect.poll(() => figureOn(page, 'Articles publiés')).toBe(stored('blog_posts where is_published = 1'));
    await expect.poll(() => figureOn(page, 'Témoignages approuvés')).toBe(stored('testimonials where is_active = 1'));
    await page.close();
  });

  it('links each key figure to its rows, and the revenue to its payments', async () => {
    const page = await open();
    await expect.poll(() => page.locator('section[aria-label="Chiffres clés"] a').count()).toBe(6);
    await page.getByRole('link', { name: /Chiffre d’affaires/ }).click();
    await page.getByRole('heading', { name: 'Paiements', level: 1 }).waitFor();
    expect(page.url()).toBe(`${server.origin}/admin/payments?status=completed`);
    await page.close();
  });

  it('requests another period from the server, and keeps it in the address', async () => {
    const page = await open();
    for (const [name, period, word, spans] of [
      ['Trimestre', 'quarter', 'trimestre', 13],
      ['Année', 'year', 'annee', 12],
    ] as const) {
      const answer = page.waitForResponse((response) => response.url().includes(`/admin/dashboard?period=${period}`));
      await page.getByRole('link', { name, exact: true }).click();
      expect((await answer).ok()).toBe(true);
      await page.waitForURL(`**/admin/dashboard?periode=${word}`);
      await page.locator(`[aria-current=true]`, { hasText: name }).waitFor();
      const table = page.getByRole('region', { name: 'Vue d’ensemble mensuelle' });
      await table.getByText('Voir les données').click();
      await expect.poll(() => table.locator('tbody tr').count()).toBe(spans);
      await table.getByText('Voir les données').click();
    }
    await page.reload();
    await page.locator('[aria-current=true]', { hasText: 'Année' }).waitFor();
    await page.close();
  });

  it('draws one bar for each day and series, as high as its count, also for counts of 0 and 1', async () => {
    await send();
    const page = await open();
    const overview = page.getByRole('region', { name: 'Vue d’ensemble mensuelle' });
    await overview.getByText('Voir les données').click();
    const counts = await overview
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [1, 2].map((at) => Number(row.querySelectorAll('th, td')[at]?.textContent))),
      );
    expect(counts).toHaveLength(30);
    expect(counts.flat()).toEqual(expect.arrayContaining([0, 1]));
    const heights = await overview
      .locator('svg g[data-place]')
      .evaluateAll((groups) =>
        groups.map((group) => [...group.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().height)),
      );
    const unit = Math.max(...heights.flat()) / Math.max(...counts.flat());
    const bars = heights.map((series) => series.map((height) => Math.round((height / unit) * 100) / 100));
    expect(bars).toEqual([0, 1].map((series) => counts.map((row) => row[series])));
    await page.close();
  });

  it('moves through the chart point by point with the arrow keys', async () => {
    const page = await open();
    const chart = page.getByRole('slider', { name: /Parcourir la période/ });
    await chart.focus();
    const today = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(today);
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('29');
    await page.keyboard.press('Home');
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
    await page.close();
  });

  it('shows a new message at once', async () => {
    const page = await open();
    const waiting = page.getByRole('link', { name: /messages? non lus?/ }).first();
    const before = Number.parseInt(await waiting.innerText(), 10);
    await send();
    await page.waitForFunction(
      (count) => document.querySelector('main')?.textContent?.includes(`${count}messages non lus`),
      before + 1,
    );
    await page.close();
  });

  it('saves the orders in the format that is chosen', async () => {
    const page = await open();
    const save = async (format: string): Promise<string> => {
      await page.getByRole('button', { name: 'Exporter' }).click();
      const item = page.getByRole('menuitem', { name: `Commandes (${format})` });
      const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
      return file.suggestedFilename();
    };
    expect(await save('XLSX')).toMatch(/^commandes-[\d-]{10}\.xlsx$/);
    expect(await save('CSV')).toMatch(/^commandes-[\d-]{10}\.csv$/);
    await page.close();
  });

  it('warns of an almost full disk only', async () => {
    const page = await open();
    const call = (url: URL): boolean => url.pathname === '/api/admin/disk';
    const disk = { free_bytes: 150_900_000, level: 'critical' };
    await page.route(call, (route) => route.fulfill({ json: { success: true, data: disk } }));
    await page.reload();
    await page.getByText('Le disque du site est presque plein').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Il reste 150 Mo.');
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ json: { success: true, data: { ...disk, level: 'enough' } } }));
    const answered = page.waitForResponse((response) => call(new URL(response.url())));
    await page.reload();
    await answered;
    await page.getByRole('heading', { name: 'À faire maintenant' }).waitFor();
    await expect.poll(() => page.getByText('Le disque du site').count()).toBe(0);
    await page.close();
  });

  it('shows the failure with details, and recovers after a retry', async () => {
    const page = await open();
    const call = (url: URL): boolean => url.pathname === '/api/admin/dashboard';
    await page.route(call, (route) => route.fulfill({ json: { success: true, data: { quick_stats: 'rien' } } }));
    await page.reload();
    await page.getByText('Structure de réponse invalide').waitFor();
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 503, json: { success: false, message: 'Fermé.' } }));
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('Erreur lors du chargement des données du tableau de bord: Fermé.').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Erreur de chargement');
    await page.unroute(call);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { name: 'À faire maintenant' }).waitFor();
    await page.close();
  });
});

describe.each([1280, 390])('global search at %i px', (width) => {
  beforeAll(send);

  it('finds a message regardless of accents and opens it, and remembers the search', async () => {
    const page = await open(width);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Rechercher partout' });
    await field.fill('ZEPHYRIN');
    const find = page.getByRole('option', { name: /Zéphyrin Boulanger/ }).first();
    await find.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await field.fill('introuvable');
    await page.getByText('Rien ne correspond à').waitFor();
    await field.fill('zephyrin');
    await find.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() =>
      document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('Zéph'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/contact\?view=\d+/);
    await page.getByRole('dialog').getByText(VISITOR.message).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await page.getByRole('option', { name: 'zephyrin', exact: true }).click();
    await find.waitFor();
    await page.close();
  });

  it('shows its failure, and still links to the screens', async () => {
    const page = await open(width);
    await page.route(
      (url) => url.pathname === '/api/admin/search',
      (route) => route.fulfill({ status: 503, json: { success: false, message: 'Fermé.' } }),
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Rechercher partout' }).fill('mess');
    await page.getByText(/La recherche a échoué.*Fermé\./).waitFor();
    await page.getByRole('option', { name: 'Messages' }).click();
    await page.waitForURL('**/admin/contact');
    await page.close();
  });
});
