import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInByForm } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

/** Names and addresses that only the demo uses. */
const OF_THE_DEMO = /Toitures du Pouzin|04 65 71|EXEMPLE|Vialle|Chambonnet|Astier|Peyrard|(courrier|boite)\.example/;

/** Lists of the API, as an administrator reads them. */
const LISTS = [
  ...['contact', 'quotes', 'orders', 'invoices', 'services', 'gallery', 'testimonials', 'blog', 'newsletter'].map(
    (list) => `/admin/${list}`,
  ),
  ...['/payments', '/chat/sessions', '/admin/settings', '/admin/dashboard', '/admin/notifications'],
];

let browser: Browser;
let server: BuiltServer;
let page: Page;
let call: AdminCall;

describe('leaving the demo', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    page = await browser.newPage();
    call = await adminCalls(server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  it('offers to leave on every screen, and asks for the company’s name', async () => {
    await signInByForm(page, server.origin);
    for (const screen of ['dashboard', 'services', 'settings']) {
      await page.goto(`${server.origin}/admin/${screen}`);
      await page.getByText(/^Démonstration/).waitFor();
    }
    await page.getByRole('button', { name: 'Partir de zéro…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Partir de zéro' });
    const confirm = dialog.getByRole('button', { name: 'Tout supprimer' });
    await dialog.getByLabel(/Pour confirmer/).fill('Toitures');
    expect(await confirm.isDisabled()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByLabel(/Pour confirmer/).fill('Toitures du Pouzin');
    await confirm.click();
    const result = page.getByRole('dialog', { name: 'La démonstration est partie' });
    await result.getByText('11 services').waitFor();
    await result.getByRole('button', { name: 'Commencer la mise en route' }).click();
    await page.getByRole('heading', { level: 2, name: 'Entreprise' }).waitFor();
    await expect.poll(() => page.getByText(/^Démonstration/).count()).toBe(0);
  });

  it('shows sentences on the dashboard of a company without any data, and no error', async () => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${server.origin}/admin/dashboard`);
    for (const words of [
      /^0 devis reçu et 0 accepté sur les 30 derniers jours\.$/,
      'Aucun devis n’a encore été demandé.',
      /^Rien n’est encore mesuré/,
      'Rien ne s’est encore passé.',
    ]) {
      await page.getByText(words).first().waitFor();
    }
    expect(await page.getByRole('main').innerText()).not.toMatch(/NaN|undefined|Infinity/);
    expect(faults).toEqual([]);
  });

  it('leaves nothing of the demo in pages, lists and emails', async () => {
    for (const path of ['/', '/services', '/avis', '/blog', '/realisations', '/services/zinguerie']) {
      const answer = await fetch(server.origin + path);
      expect([answer.status, OF_THE_DEMO.test(await answer.text())], path).toEqual([503, false]);
    }
    for (const path of LISTS) {
      const answer = await call('GET', path);
      expect([answer.status, OF_THE_DEMO.test(await answer.text())], path).toEqual([200, false]);
    }
    await call('POST', '/admin/settings/test-mail', { to: 'paul@martin.fr' });
    const [mail] = await emailsTo(server, 'paul@martin.fr', 1);
    expect(OF_THE_DEMO.test(JSON.stringify(mail))).toBe(false);
  });

  it('stays left after a restart', async () => {
    await server.stop();
    await server.restart({ DEMO: '1' });
    expect((await fetch(server.origin)).status).toBe(503);
    call = await adminCalls(server.origin);
    const services = await (await call('GET', '/admin/services')).json();
    expect(services.data).toEqual([]);
  });
});
