import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { changeScheme, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { untilPath } from '#tests/support/until-path.ts';

let browser: Browser;
let server: BuiltServer;
/** A custom property of the public site's look, which the back office does not define. */
const PUBLIC_TOKEN = /var\(--(?:ardoise|blanc|chaux|patine|terre)\b/;

describe('back office', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  const signIn = (page: Page): Promise<void> => signInToBackOffice(page, server.origin);

  describe.each([1280, 390])('at %i px', (width) => {
    it('passes axe on sign-in, messages and one message, light and dark', async () => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const expectSound = async (): Promise<void> => {
        await stopTransitions(page);
        for (const scheme of ['dark', 'light'] as const) {
          await changeScheme(page, scheme);
          expect(await violationsOn(page), scheme).toEqual([]);
        }
      };
      const link = page.getByRole('link', { name: /^Voir le message de/ }).first();
      await page.goto(`${server.origin}/admin/login`);
      await expectSound();
      await signIn(page);
      await page.goto(`${server.origin}/admin/contact`);
      await link.waitFor();
      await expectSound();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await link.click();
      await page.getByRole('dialog').waitFor();
      await expectSound();
      await context.close();
    });
  });

  describe('style sheets', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openPage(browser, server.origin);
      await signIn(page);
    });
    afterAll(() => page?.close());

    it.each(['dashboard', 'contact', 'quotes', 'chat', 'settings'])(
      'loads no style of the public site on %s',
      async (screen) => {
        await page.goto(`${server.origin}/admin/${screen}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
        expect(sheets.length).toBeGreaterThan(0);
        const texts = await Promise.all(sheets.map(async (href) => (await fetch(href)).text()));
        expect(sheets.filter((_, place) => PUBLIC_TOKEN.test(texts[place] ?? ''))).toEqual([]);
      },
    );
  });

  it('skips a search that is cleared before its delay is over', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page);
    await page.goto(`${server.origin}/admin/contact`);
    const field = page.getByRole('searchbox');
    await field.waitFor();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).searchParams.get('search') ?? ''));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('toiture');
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await page.clock.runFor(1_000);
    await field.fill('zinc');
    await page.clock.runFor(1_000);
    await page.waitForURL(/search=zinc/);
    expect([...asked].filter((search) => search !== '')).toEqual(['zinc']);
    await page.close();
  });

  it('opens the screen that is pressed right after typing in the search', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page);
    await page.goto(`${server.origin}/admin/contact`);
    await page.getByRole('searchbox').waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/testimonials**', async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('searchbox').fill('zinc');
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Témoignages' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'attached' });
    await page.clock.runFor(1_000);
    release();
    await page.getByRole('heading', { level: 1, name: /témoignages/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/testimonials');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });

  describe('access control', () => {
    it('sends a forged session to the sign-in page and deletes it', async () => {
      const page = await openPage(browser, server.origin);
      await page.goto(`${server.origin}/admin/login`);
      await page.evaluate(() => {
        localStorage.setItem('token', 'x'.repeat(43));
        localStorage.setItem('user', JSON.stringify({ id: 1, name: 'Moi', email: 'a@b.example', role: 'admin' }));
      });
      // The screen leaves as soon as the server has refused it, perhaps before it has loaded.
      await page.goto(`${server.origin}/admin/contact`, { waitUntil: 'commit' });
      await untilPath(page, '/admin/login');
      await expect
        .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
        .toEqual([null, null]);
      await page.close();
    });

    it('refuses a customer with the fixed message and stores no token', async () => {
      const email = 'cliente@essai.example';
      const password = 'une tuile et trois lattes';
      const fields = { name: 'Cliente', email, password, password_confirmation: password };
      const answer = await fetch(`${server.origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      });
      expect(answer.status).toBe(201);
      const page = await openPage(browser, server.origin);
      await page.goto(`${server.origin}/admin/login`);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByText('Accès refusé. Seuls les administrateurs peuvent accéder à cette section.').waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await page.close();
    });

    it('revokes the session on the server at sign-out', async () => {
      const page = await openPage(browser, server.origin);
      await signIn(page);
      await page.goto(`${server.origin}/admin/contact`);
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const cookies = await page.context().cookies();
      const headers = {
        authorization: `Bearer ${token}`,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      };
      const ask = async (): Promise<number> => (await fetch(`${server.origin}/api/auth/user`, { headers })).status;
      expect(await ask()).toBe(200);
      await page.getByRole('button', { name: /menu du compte/i }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await untilPath(page, '/admin/login');
      expect(await ask()).toBe(401);
      await page.close();
    });
  });
});
