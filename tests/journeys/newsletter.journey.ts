import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const PHONE = { width: 390, height: 844 };

let browser: Browser;
let server: BuiltServer;
describe('newsletter', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  const linkIn = (text: string | undefined, page: string): string =>
    new RegExp(`https?://\\S+/newsletter/${page}\\?token=[\\w-]+`).exec(text ?? '')?.[0] ?? '';

  async function exported(): Promise<string> {
    const headers = { 'Content-Type': 'application/json' };
    const login = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(ADMIN),
    });
    const { token } = (await login.json()) as { token: string };
    const file = await fetch(`${server.origin}/api/admin/newsletter/export`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(file.headers.get('content-type')).toContain('text/csv');
    return file.text();
  }

  async function aPage(withScript: boolean): Promise<{ page: Page; faults: string[] }> {
    const options = { viewport: PHONE, javaScriptEnabled: withScript, locale: 'fr-FR' };
    const page = await openPage(browser, server.origin, options);
    const faults: string[] = [];
    page.on('console', (line) => ['error', 'warning'].includes(line.type()) && faults.push(line.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    return { page, faults };
  }

  async function subscribe(page: Page, email: string): Promise<void> {
    await page.goto(`${server.origin}/newsletter`);
    await page.getByLabel(/^Votre adresse e-mail/).fill(email);
    await page.getByRole('button', { name: 'S’abonner' }).click();
    await page.getByText('Plus qu’un clic').first().waitFor();
    await page.getByText(email).waitFor();
  }

  describe.each([
    ['with', true, 'avec@essai.example'],
    ['without', false, 'sans@essai.example'],
  ])('%s JavaScript', (_with, withScript, email) => {
    it('subscribes, confirms, exports and ends a subscription', async () => {
      const { page, faults } = await aPage(withScript);
      await subscribe(page, email);
      const [confirmation] = await emailsTo(server, email, 1);
      expect(confirmation?.from?.name).toBe('Toitures du Pouzin');
      expect(await exported()).not.toContain(email);

      const confirmLink = linkIn(confirmation?.text, 'confirmation');
      // A mail scanner only opens the link.
      await fetch(confirmLink);
      await page.goto(confirmLink);
      await page.getByRole('heading', { level: 1, name: 'Confirmez votre inscription' }).waitFor();
      await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
      await page.getByRole('heading', { level: 1, name: 'Votre inscription est confirmée' }).waitFor();
      await page.goto(confirmLink);
      await page.getByRole('heading', { level: 1, name: 'Votre inscription est confirmée' }).waitFor();

      const [, welcome] = await emailsTo(server, email, 2);
      const endLink = linkIn(welcome?.text, 'desinscription');
      expect(await exported()).toMatch(new RegExp(`\r\n${email};Confirmée;.*;${endLink.replace('?', '\\?')}\r\n`));

      await page.goto(endLink);
      await page.getByRole('button', { name: 'Me désinscrire' }).click();
      await page.getByRole('heading', { level: 1, name: 'C’est fait, vous n’êtes plus sur la liste' }).waitFor();
      expect(await exported()).not.toContain(email);
      expect(faults).toEqual([]);
      await page.close();
    });
  });

  it('ends the subscription by a mail program, from the header of the email', async () => {
    const email = 'programme@essai.example';
    const { page } = await aPage(false);
    await subscribe(page, email);
    const [confirmation] = await emailsTo(server, email, 1);
    await fetch(linkIn(confirmation?.text, 'confirmation'), { method: 'POST' });
    const [, welcome] = await emailsTo(server, email, 2);
    const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const endLink = header('list-unsubscribe').slice(1, -1);
    expect(await exported()).toContain(email);
    const oneClick = () =>
      fetch(endLink, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect([(await oneClick()).status, (await oneClick()).status]).toEqual([200, 200]);
    expect(await exported()).not.toContain(email);
    await page.close();
  });

  it.each([
    ['/newsletter/confirmation?token=perdu', 404, 'Ce lien ne fonctionne plus'],
    ['/newsletter/desinscription?token=perdu', 404, 'Ce lien ne correspond à aucune inscription'],
    ['/newsletter/confirmation', 404, 'Ce lien ne fonctionne plus'],
  ])('serves %s uncached, unindexed, accessible and with its title', async (path, status, title) => {
    const answer = await fetch(server.origin + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (path.includes('token=')) expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    const { page } = await aPage(true);
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });

  describe('invalid address', () => {
    it('shows it again with the error, without JavaScript', async () => {
      const answer = await fetch(`${server.origin}/newsletter`, {
        method: 'POST',
        headers: { Origin: server.origin },
        body: new URLSearchParams({ email: 'lea@', website: '' }),
      });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('value="lea@"');
      expect(html).toContain('aria-invalid="true"');
    });

    it('focuses the field and sends no request with JavaScript', async () => {
      const { page } = await aPage(true);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(`${server.origin}/newsletter`);
      const field = page.getByLabel(/^Votre adresse e-mail/);
      await field.fill('lea@');
      await expect
        .poll(() => page.locator('main form').evaluate((form: HTMLFormElement) => form.noValidate))
        .toBe(true);
      await page.getByRole('button', { name: 'S’abonner' }).click();
      await page.getByText('Cette adresse e-mail est incomplète').waitFor();
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(posts).toEqual([]);
      await page.close();
    });
  });

  it('accepts an own form behind a proxy that terminates HTTPS, and refuses another site’s', async () => {
    const from = (origin: string) =>
      fetch(`${server.origin}/newsletter`, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams({ email: 'mandataire@essai.example' }),
      });
    const secure = server.origin.replace('http:', 'https:');
    await server.stop();
    await server.restart({ PUBLIC_URL: secure });
    expect((await from(secure)).status).toBe(200);
    expect((await from('https://autre.example')).status).toBe(400);
  });
});
