import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let page: Page;
let quoteId = 0;

describe('receipts', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({ DEMO: '0' })]);
    call = await adminCalls(server.origin);
    const quote = { clientName: CLIENT, clientEmail: EMAIL, service: 'Couverture', montant: 9000 };
    quoteId = (await send('POST', '/admin/quotes', quote)).id;
    await send('PUT', `/admin/quotes/${quoteId}/status`, { status: 'approved' });
    page = await (
      await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    ).newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });
  beforeEach(() => page.bringToFront());

  const CLIENT = 'Odile Vernet';
  const EMAIL = 'odile@essai.example';
  const dialog = (): Locator => page.getByRole('dialog');
  const field = (name: string): Locator => dialog().getByLabel(name);
  const row = (): Locator => page.getByRole('row').filter({ hasText: CLIENT });

  async function send(method: string, path: string, body?: unknown): Promise<{ id: number; paid: number }> {
    const answer = await call(method, path, body);
    expect([answer.ok, path]).toEqual([true, path]);
    return ((await answer.json()) as { data: { id: number; paid: number } }).data;
  }
  const paid = async (): Promise<number> => (await send('GET', `/admin/quotes/${quoteId}`)).paid;

  /** Checks the page as it is after all transitions: a dialog that fades in has other colours. */
  async function getViolations(): Promise<string[]> {
    await stopTransitions(page);
    return violationsOn(page);
  }

  it('opens the form from the quote, with the amount due, and Enter records a cheque', async () => {
    await page.goto(`${server.origin}/admin/quotes?view=${quoteId}`);
    await dialog().getByRole('link', { name: 'Encaisser' }).click();
    await expect.poll(() => field('Montant (€)').inputValue()).toBe('10800,00');
    expect(await getViolations()).toEqual([]);
    await field('Moyen').selectOption('Chèque');
    await field('Numéro du chèque (facultatif)').fill('0012345');
    await field('Banque (facultatif)').fill('Banque du Rhône');
    await field('Montant (€)').fill('3 240');
    await field('Montant (€)').press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await row().waitFor();
    expect(await paid()).toBe(3240);
  });

  it('emails the receipt to the customer', async () => {
    const [receipt] = await emailsTo(server, EMAIL, 1);
    expect(receipt?.text?.replace(/\s/g, ' ')).toContain('chèque n° 0012345 (Banque du Rhône)');
  });

  it('asks before it records an equal receipt again', async () => {
    await page.goto(`${server.origin}/admin/payments?new=1&quoteId=${quoteId}`);
    await expect.poll(() => field('Montant (€)').inputValue()).toBe('7560,00');
    await field('Montant (€)').fill('3 240');
    await field('Moyen').selectOption('Chèque');
    await field('Numéro du chèque (facultatif)').fill('0012345');
    await field('Montant (€)').press('Enter');
    await dialog()
      .getByRole('alert')
      .getByText(/Un encaissement identique est déjà enregistré/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Encaisser quand même' }).waitFor();
    expect(await paid()).toBe(3240);
    await dialog().getByRole('button', { name: 'Annuler' }).click();
  });

  it('finds a document by its customer, and refuses cash beyond the legal limit', async () => {
    await page.goto(`${server.origin}/admin/payments`);
    await page.getByRole('link', { name: 'Nouvel encaissement' }).click();
    await field('Pour').fill('vernet');
    await page.getByRole('option', { name: /Odile Vernet/ }).click();
    await expect.poll(() => field('Montant (€)').inputValue()).toBe('7560,00');
    await field('Moyen').selectOption('Espèces');
    await field('Montant (€)').press('Enter');
    await dialog()
      .getByText(/La loi limite les espèces/)
      .first()
      .waitFor();
    await field('Montant (€)').fill('7 572,50');
    await field('Moyen').selectOption('Virement');
    await dialog()
      .getByText(/12,50\s€ de plus que ce qui reste dû/)
      .waitFor();
    await field('Montant (€)').press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await row().filter({ hasText: '7 572,50' }).waitFor();
    expect(await paid()).toBe(10_812.5);
  });

  it('cancels a receipt by a counter-entry with its reason', async () => {
    await row().filter({ hasText: '3 240' }).getByRole('link').first().click();
    await dialog().getByRole('heading', { name: 'Écritures au journal' }).waitFor();
    expect(await getViolations()).toEqual([]);
    await dialog().getByRole('button', { name: 'Annuler l’encaissement' }).click();
    await field('Motif de l’annulation').fill('Chèque sans provision');
    await field('Motif de l’annulation').press('Enter');
    await dialog().waitFor({ state: 'detached' });
    const failed = page.locator('.mantine-Badge-root', { hasText: 'Échoué' });
    await row().filter({ has: failed }).waitFor();
    expect(await paid()).toBe(7572.5);
  });

  it('fits a phone', async () => {
    await resize(page, { width: 390, height: 844 });
    await page.goto(`${server.origin}/admin/payments?new=1&quoteId=${quoteId}`);
    await expect.poll(() => field('Montant (€)').inputValue()).toBe('3227,50');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await getViolations()).toEqual([]);
  });
});
