import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLL_MS } from '#src/domains/notifications/bell.contract.ts';
import { adminCalls } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';
import { findPostgres } from '../../tools/machine.mjs';

const PHONE = { width: 390, height: 844 };

interface Visitor {
  name: string;
  email: string;
  withScript: boolean;
}

/** Sends the form of /contact as a visitor on a phone, with or without JavaScript. */
async function askForQuote(browser: Browser, server: BuiltServer, { name, email, withScript }: Visitor): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: withScript, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/contact`);
  await page.getByLabel(/^Nom/).fill(name);
  await page.getByLabel(/^Adresse e-mail/).fill(email);
  await page.getByLabel(/^Service souhaité/).selectOption({ label: 'Zinguerie' });
  await page.getByLabel(/^Votre projet/).fill('La gouttière côté nord déborde à chaque averse.');
  await page.getByRole('button', { name: /envoyer ma demande/i }).click();
  await page.getByText('Message envoyé avec succès!').waitFor();
  await page.getByText('Nous vous répondrons dans les plus brefs délais.').waitFor();
  await context.close();
}

async function enterBackOffice(page: Page, server: BuiltServer): Promise<void> {
  await page.goto(`${server.origin}/admin/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: 'Tableau de bord', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
}

/** Opens the visitor's message as the owner and answers it. */
async function answer(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('link', { name: `Voir le message de ${name}` }).click();
  await page.getByRole('dialog').getByText('La gouttière côté nord').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Répondre à ${name}` }).click();
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill(words);
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await page.getByText(`Réponse envoyée à ${name}.`).waitFor();
  await page.getByRole('row').filter({ hasText: name }).getByText('Répondu', { exact: true }).waitFor();
}

/** Leaves out the bell's repeated request: only the event stream brings a change to the screen. */
const stopPolling = (context: BrowserContext) =>
  context.addInitScript((pollMs) => {
    const { setInterval } = window;
    window.setInterval = ((run: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms === pollMs ? 0 : setInterval(run, ms, ...values)) as typeof setInterval;
  }, POLL_MS);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])('visitor’s request with an answer on %s', (_engine, onPostgres) => {
  let server: BuiltServer;
  let cluster: Cluster | undefined;
  const skipped = onPostgres && findPostgres() === undefined;

  beforeAll(async () => {
    if (skipped) return;
    if (!onPostgres) {
      server = await startServer();
      return;
    }
    cluster = await startCluster();
    await cluster.createDatabase('journey');
    // The demo company is a copy of a folder on SQLite only: to fill it here would take longer than the journey.
    server = await startServer({ DATABASE_URL: cluster.url('journey'), DEMO: '0' });
    const call = await adminCalls(server.origin);
    const named = await call('PUT', '/admin/settings/general', { site_name: 'Toitures du Pouzin' });
    const offered = await call('POST', '/admin/services', { title: 'Zinguerie', description: 'Gouttières.' });
    expect([named.status, offered.status]).toEqual([200, 201]);
  });
  afterAll(async () => {
    await server?.discard();
    await cluster?.stop();
  });

  it.skipIf(skipped).each([
    ['with', { name: 'Élodie Vernet', email: 'elodie@essai.example', withScript: true }],
    ['without', { name: 'Marc Roche', email: 'marc@essai.example', withScript: false }],
  ])('answers a request sent %s JavaScript', async (_with, visitor) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
    await stopPolling(context);
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('console', (line) => line.type() === 'error' && failures.push(line.text()));
    page.on('pageerror', (error) => failures.push(error.message));
    await enterBackOffice(page, server);
    const bell = page.getByRole('button', { name: /^Notifications, / });
    const before = await bell.getAttribute('aria-label');

    await askForQuote(browser, server, visitor);
    // The bell and the list update without a reload.
    await expect.poll(() => bell.getAttribute('aria-label')).not.toBe(before);
    await page.getByText(visitor.name).first().waitFor();

    await answer(page, visitor.name, `Bonjour, nous passons jeudi à 9 h.`);
    const emails = await emailsTo(server, visitor.email, 2);
    const reply = emails.find((mail) => mail.text?.includes('nous passons jeudi'));
    // The address is not proved: the email must not repeat text that was typed into the form.
    expect(reply?.subject).toBe('Toitures du Pouzin vous a répondu');
    expect(reply?.html).toContain('nous passons jeudi à 9 h');
    expect(reply?.html).not.toContain('La gouttière');
    expect(reply?.html).not.toContain(visitor.name);
    expect(failures).toEqual([]);
    await context.close();
  });
});
