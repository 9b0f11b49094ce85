import { globSync, readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { untilDialogHasFocus } from '#tests/support/quick-press.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

/** Modules with a menu: the address where it shows, the name of its button, and what is pressed before. */
const MENUS: [module: string, path: string, button: string | RegExp, before?: string | RegExp][] = [
  ['src/domains/accounts/auth/admin/user-menu-items.tsx', '/admin/dashboard', /^Menu du compte de/],
  ['src/ui/admin/quick-create-menu.tsx', '/admin/dashboard', 'Créer'],
  ['src/domains/dashboard/admin/export-choices.tsx', '/admin/dashboard', 'Exporter'],
  ['src/ui/admin/export-button.tsx', '/admin/contact', 'Formats du fichier'],
  ['src/domains/site-pages/admin/sections-list.tsx', '/admin/site/home', 'Ajouter une section'],
  ['src/domains/site-pages/admin/picture-change.tsx', '/admin/site/home', 'Changer une image', /^Grand bandeau/],
  ['src/ui/admin/document/document-publish-bar.tsx', '/admin/site/home', 'Autres actions'],
  ['src/ui/admin/document/document-publish-bar.tsx', '/admin/places/1/page', 'Autres actions'],
  ['src/ui/admin/document/text-field.tsx', '/admin/site/home', 'Insérer un repère', /^Étapes/],
  ['src/ui/admin/document/text-field.tsx', '/admin/places/1/page', 'Insérer un repère'],
  ['src/domains/chat/admin/conversation-actions.tsx', '/admin/chat?view=:chat', 'Actions sur la discussion'],
  ['src/domains/sales/quotes/admin/template-menu.tsx', '/admin/quotes?new=1', 'Depuis un modèle'],
  [
    'src/domains/sales/quotes/admin/removal-menu.tsx',
    '/admin/quotes?view=:quote',
    'Retirer une ligne du contrat',
    'Nouvel avenant',
  ],
];
const EMAIL = 'odile@essai.example';
const YES = { decision: 'accepted', name: 'Odile Vernet', consent: true };
const LINE = { label: 'Réfection', quantity: 2, unit: 'm²', unit_price: 250, vat_rate: 10 };

let browser: Browser;
let server: BuiltServer;
let page: Page;
const ids = { chat: '', quote: '' };

describe('menus of the back office', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    const call = await adminCalls(server.origin);
    const read = async (method: string, path: string, body?: unknown) =>
      (await (await call(method, path, body)).json()).data;
    ids.chat = (await read('GET', '/chat/sessions'))[0].session_id;
    const client = { clientName: 'Odile Vernet', clientEmail: EMAIL, address: '3 rue des Lilas, 26000 Valence' };
    const works = { service: 'Couverture', executionPeriod: 'Semaine 12', lines: [LINE, LINE] };
    ids.quote = (await read('POST', '/admin/quotes', { ...client, ...works })).id;
    await read('POST', `/admin/quotes/${ids.quote}/send`);
    const [message] = await emailsTo(server, EMAIL, 1);
    const token = /devis\?token=([\w-]{43})/.exec(message?.text ?? '')?.[1];
    await read('POST', `/quote-links/${token}/decision`, YES);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((one) => one === document.activeElement);

  it('stand in the table of this journey without exception', () => {
    const withMenus = globSync('src/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('<Menu.Target>'));
    expect(withMenus.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(
      [...new Set(MENUS.map(([module]) => module))].sort(),
    );
  });

  it.each(MENUS)('%s, on %s: opens on its first entry, moves by arrows, gives the focus back', async (...menu) => {
    const [, path, name, before] = menu;
    await page.goto(server.origin + path.replace(':chat', ids.chat).replace(':quote', String(ids.quote)));
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (before !== undefined) await page.getByRole('button', { name: before }).first().click();
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.waitFor();
    // A dialog takes the focus a moment after it shows.
    if ((await page.getByRole('dialog').count()) > 0) await untilDialogHasFocus(page);
    await button.focus();
    await page.keyboard.press('Enter');
    const entries = page.locator('[role=menu]:visible [role^=menuitem]:visible:not([data-disabled])');
    await expect.poll(() => hasFocus(entries.first())).toBe(true);
    if ((await entries.count()) > 1) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => hasFocus(entries.nth(1))).toBe(true);
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => hasFocus(entries.first())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.locator('[role=menu]:visible').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  describe('whose file is not there yet', () => {
    const FILE = /\/assets\/admin-screens-[^/]+\.js$/;
    let late: Page;
    const button = () => late.getByRole('button', { name: /^Menu du compte de/ });
    const first = () => late.getByRole('menuitem').first();

    beforeEach(async () => {
      late = await page.context().newPage();
    });
    afterEach(() => late.close());

    async function open(): Promise<void> {
      await late.goto(`${server.origin}/admin/dashboard`);
      await late.getByText('Activité récente').first().waitFor();
      await button().focus();
      await late.keyboard.press('Enter');
    }

    it('opens with the focus on its first entry once the file arrives, and gives the focus back', async () => {
      const file = Promise.withResolvers<void>();
      await late.route(FILE, async (route) => {
        await file.promise;
        await route.continue();
      });
      await open();
      expect(await late.getByRole('menu').count()).toBe(0);
      file.resolve();
      await expect.poll(() => hasFocus(first())).toBe(true);
      await late.keyboard.press('Escape');
      await expect.poll(() => hasFocus(button())).toBe(true);
      expect(await button().getAttribute('aria-expanded')).toBe('false');
    });

    it('opens at the next press after the file could not be loaded', async () => {
      const refused = Promise.withResolvers<void>();
      await late.route(FILE, async (route) => {
        await route.abort();
        refused.resolve();
      });
      await open();
      await refused.promise;
      await late.unroute(FILE);
      await expect
        .poll(async () => {
          await button().press('Enter');
          return late.getByRole('menu').count();
        })
        .toBe(1);
      await expect.poll(() => hasFocus(first())).toBe(true);
    });
  });
});
