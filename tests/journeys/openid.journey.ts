import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { changeScheme } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { FAKE_CLIENT, type FakeProvider, startFakeProvider } from '#tests/support/fake-oidc.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  [browser, server] = await Promise.all([
    openBrowser(),
    startServer({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: FAKE_CLIENT.id,
      OIDC_CLIENT_SECRET: FAKE_CLIENT.secret,
      OIDC_LABEL: 'Agence Pixel',
    }),
  ]);
});
beforeEach(() => {
  provider.fault = undefined;
  provider.person = { email: ADMIN.email, email_verified: true };
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
  await provider.close();
});

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };
const openPage = (viewport = PHONE): Promise<Page> => browser.newPage({ viewport, reducedMotion: 'reduce' });
const BUTTON = { name: 'Se connecter avec Agence Pixel' };

describe('sign-in by an identity provider', () => {
  it('leads through the provider to the screen that was asked for, and leaves no code in the history', async () => {
    const page = await openPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${server.origin}/admin/login?next=${encodeURIComponent('/admin/quotes')}`);
    const button = page.getByRole('button', BUTTON);
    await button.waitFor();
    for (const scheme of ['dark', 'light'] as const) {
      await changeScheme(page, scheme);
      expect(await violationsOn(page)).toEqual([]);
    }
    await button.click();
    await page.waitForURL(`${server.origin}/admin/quotes`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(addresses.some((address) => address.startsWith(`${provider.issuer}/authorize?`))).toBe(true);
    expect(addresses.filter((address) => address.includes(token ?? '-'))).toEqual([]);
    await page.goBack();
    await page.waitForURL((url) => url.origin === server.origin);
    expect(page.url()).not.toContain('code=');
    await page.context().close();
  });

  it('confirms a session in a window of the provider, and the act goes on behind it', async () => {
    const page = await openPage(WIDE);
    await page.goto(`${server.origin}/admin/login`);
    await page.getByRole('button', BUTTON).click();
    await page.waitForURL(/\/admin\/?(dashboard)?$/);
    await page.goto(`${server.origin}/admin/users`);
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await dialog.getByRole('button', { name: 'Confirmer avec Agence Pixel' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const popup = page.waitForEvent('popup');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Confirmer avec Agence Pixel' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await dialog.waitFor({ state: 'detached' });
    await (await popup).close();
    await page.context().close();
  });

  it('shows one sentence to a person without an account, and to one who cancels', async () => {
    const page = await openPage();
    provider.person = { email: 'inconnue@agence.example', email_verified: true, sub: 'personne-9' };
    await page.goto(`${server.origin}/admin/login`);
    await page.getByRole('button', BUTTON).click();
    await page.getByText('Aucun compte de l’équipe n’a cette adresse e-mail.').waitFor();
    expect(page.url()).toBe(`${server.origin}/admin/login/openid`);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
    provider.fault = 'cancel';
    await page.getByRole('button', BUTTON).click();
    await page.getByText('La connexion par Agence Pixel a été annulée.').waitFor();
    await page.context().close();
  });
});
