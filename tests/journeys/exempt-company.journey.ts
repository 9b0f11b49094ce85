import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TAX = /\b(?:HT|TTC)\b|hors taxes|TVA \d/i;
const LINE = { label: 'Chéneau en zinc', quantity: 12, unit: 'm', unit_price: 95 };
const QUOTE = { clientName: 'Lisandru Casanova', clientEmail: 'lisandru@client.example', service: 'Zinguerie' };
const ORDER = {
  client_name: 'Lisandru Casanova',
  client_email: 'lisandru@client.example',
  client_phone: '04 95 00 00 01',
  service: 'Zinguerie',
  description: 'Poser un chéneau.',
  budget: 1140,
  deadline: '2031-03-01',
  address: '4 cours Napoléon, 20000 Ajaccio',
  priority: 'normal',
  status: 'en_attente',
};

let browser: Browser;
let server: BuiltServer;
let page: Page;
let call: AdminCall;
const ids: Record<string, number> = {};

async function create(path: string, body: unknown): Promise<number> {
  const answer = await call('POST', path, body);
  const { message, data } = (await answer.json()) as { message?: string; data: { id: number } };
  expect([answer.ok, message]).toEqual([true, message]);
  return data.id;
}

/** Opens a screen of the back office; returns its words, those of its fields and hidden labels too. */
async function readScreen(path: string, seen: string): Promise<string> {
  await page.goto(`${server.origin}${path}`);
  await page.getByText(seen).filter({ visible: true }).first().waitFor();
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return [document.body.innerText, ...labels].join('\n');
  });
}

/** Screens that speak of prices, with words that they show once their data are there. */
const SCREENS = (): [path: string, seen: string][] => [
  ['/admin/dashboard', 'Indicateurs de performance'],
  ['/admin/quotes', QUOTE.clientName],
  [`/admin/quotes?view=${ids.quote}`, LINE.label],
  [`/admin/quotes?edit=${ids.quote}`, 'Depuis un modèle'],
  ['/admin/quotes?new=1', 'Ajouter une ligne'],
  ['/admin/orders', ORDER.client_name],
  [`/admin/orders?view=${ids.order}`, 'Poser une noue.'],
  [`/admin/orders?edit=${ids.order}`, 'Budget'],
  ['/admin/invoices', 'Documents émis'],
  ['/admin/payments', 'Transactions'],
  ['/admin/settings?tab=prices', 'Précision'],
];

describe('back office of a company that charges no tax', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({ DEMO: '0' })]);
    page = await (
      await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    ).newPage();
    call = await adminCalls(server.origin);
    await call('PUT', '/admin/settings/prices', {
      lines: [{ label: 'Heure de zinguerie', detail: '', unit: 'h', price_cents: 5_500, is_from: false }],
    });
    ids.quote = await create('/admin/quotes', { ...QUOTE, lines: [{ ...LINE, vat_rate: 20 }] });
    ids.order = await create('/admin/orders', ORDER);
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  it('names taxes while the company charges them', async () => {
    expect(await readScreen(`/admin/quotes?view=${ids.quote}`, LINE.label)).toMatch(TAX);
    expect(await readScreen('/admin/orders', ORDER.client_name)).toMatch(TAX);
  });

  it('names no tax on any screen of an exempt one, except in what was ordered before', async () => {
    const saved = await call('PUT', '/admin/settings/company', { is_vat_exempt: true });
    expect(saved.status).toBe(200);
    expect(await readScreen(`/admin/orders?view=${ids.order}`, ORDER.description)).toMatch(/TVA.*HT/);
    ids.order = await create('/admin/orders', { ...ORDER, description: 'Poser une noue.' });
    const found: string[] = [];
    for (const [path, seen] of SCREENS()) {
      const words = (await readScreen(path, seen)).split('\n').filter((line) => TAX.test(line));
      found.push(...words.map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  it('names no tax in a new quote before its templates are there', async () => {
    const templates = (url: URL): boolean => url.pathname === '/api/admin/quotes/templates';
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(templates, async (route) => {
      await promise;
      await route.continue();
    });
    const words = await readScreen('/admin/quotes?new=1', 'Ajouter une ligne');
    const answered = page.waitForResponse((answer) => templates(new URL(answer.url())));
    resolve();
    await answered;
    await page.unroute(templates);
    expect(words.split('\n').filter((line) => /\bHT\b|TVA/.test(line))).toEqual([]);
  });

  it('writes a quote without a rate, also on a phone', async () => {
    await page.goto(`${server.origin}/admin/quotes?new=1`);
    await page.getByLabel('Nom du client').fill('Ghjulia Poli');
    await page.getByRole('textbox', { name: 'Service' }).fill('Zinguerie');
    await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
    const line = page.getByRole('group', { name: 'Ligne 1' });
    for (const [label, value] of [
      ['Désignation', 'Gouttière'],
      ['Quantité', '2'],
      ['Prix unitaire', '100'],
    ] as const) {
      await line.getByLabel(label).fill(value);
    }
    expect(await line.getByRole('combobox').count()).toBe(0);
    await resize(page, { width: 390, height: 844 });
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('TVA non applicable, art. 293 B du CGI').waitFor();
  });
});
