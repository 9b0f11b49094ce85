import { readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';
import { untilPath } from '#tests/support/until-path.ts';

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});

const go = (page: Page, path: string) => page.goto(`${server.origin}${path}`);
const getCode = (secret: string, inSeconds = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + inSeconds * 1000 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu du compte/i }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await untilPath(page, '/admin/login');
}

async function givePassword(page: Page, who = ADMIN): Promise<void> {
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(who.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

describe('own account', () => {
  it('saves changes after “Modifier le profil”, confirms them, and shows them again after a reload', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await signInToBackOffice(page, server.origin);
    await go(page, '/admin/users');
    await page.getByRole('button', { name: /menu du compte/i }).click();
    await page.getByRole('menuitem', { name: 'Mon profil' }).click();
    await page.getByRole('button', { name: 'Modifier le profil' }).click();
    await page.getByLabel('Poste').fill('Gérante');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Profil mis à jour avec succès').waitFor();
    await page.reload();
    await page.getByText('Gérante').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Sécurité' }).click();
    await page.getByLabel('Mot de passe actuel').fill('x');
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('bonjour le monde');
    await page.getByText('L’administration demande plus').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('une tuile');
    await page.getByLabel('Confirmer le nouveau mot de passe').fill('deux tuiles');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await page.getByText('Les mots de passe ne correspondent pas').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });
});

describe('accounts of others', () => {
  it('invites, changes, switches off and on other accounts; keeps the last administrator', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInToBackOffice(page, server.origin);
    await go(page, '/admin/users');
    await page.getByRole('link', { name: 'Nouvel utilisateur' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('button', { name: 'Enregistrer' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Nom').fill('Noé Garance');
    await dialog.getByLabel('E-mail').fill('noe@essai.example');
    await dialog.getByLabel('Rôle').selectOption('manager');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Le compte de Noé Garance est créé, l’invitation est partie.').waitFor();

    await page.getByRole('button', { name: /Désactiver le compte de Noé Garance/ }).click();
    await page.getByText('Le compte de Noé Garance est désactivé.').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: /Désactiver le compte de Noé Garance/ }).waitFor();

    await page.getByRole('link', { name: 'Modifier Noé Garance' }).click();
    await dialog.getByLabel('Téléphone').fill('04 65 71 00 09');
    const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
    const list = await page.request.get(`${server.origin}/api/admin/users?search=garance`, { headers });
    const [{ id }] = (await list.json()).data;
    await page.request.put(`${server.origin}/api/admin/users/${id}`, { headers, data: { address: 'Le Pouzin' } });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText('Cette fiche a changé entre-temps').waitFor();
    await dialog.getByRole('button', { name: /Enregistrer ma version/ }).click();
    await page.getByText('Le compte de Noé Garance est modifié.').waitFor();

    await page.getByRole('link', { name: 'Voir Noé Garance' }).click();
    await dialog.getByText(/Invitation en attente/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Supprimer Administrateur' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(/dernier administrateur actif/).waitFor();
    await page.getByRole('searchbox').fill('personne de ce nom');
    await page.getByText('Aucun utilisateur trouvé').waitFor();
    await page.close();
  });
});

describe('session about to expire', () => {
  /** Opens a page whose clock stands still, and whose answers contain the session data that the test sets. */
  async function openWith(seconds: { left: number }): Promise<Page> {
    const page = await browser.newPage();
    await signInToBackOffice(page, server.origin);
    // The page that signed in asks who is signed in, a request that would extend the session.
    await page.goto('about:blank');
    await page.clock.install();
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const isBackground = route.request().headers()['x-background'] !== undefined;
      if (pathname.endsWith('/events')) return route.abort();
      if (pathname.endsWith('/auth/user') && !isBackground) seconds.left = 1_800;
      if (seconds.left <= 0) return route.fulfill({ status: 401, json: { success: false, message: '' } });
      const response = await route.fetch();
      // What was fetched is no longer compressed.
      const { 'content-encoding': _encoding, 'content-length': _length, ...received } = response.headers();
      await route.fulfill({ response, headers: { ...received, 'x-session-seconds': String(seconds.left) } });
    });
    return page;
  }

  /** Closes the page without the answers that are still being fetched. */
  async function close(page: Page): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }

  it('warns two minutes before, and extends the session at a key press', async () => {
    const seconds = { left: 119 };
    const page = await openWith(seconds);
    await go(page, '/admin/users');
    await page.getByRole('heading', { name: 'Utilisateurs' }).waitFor();
    await page.clock.runFor(1_000);
    await page.getByText(/Votre session se termine dans 1 min \d\d s/).waitFor();
    // A key extends the session a moment after the warning shows.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return seconds.left;
      })
      .toBe(1_800);
    await page.clock.runFor(2_000);
    await page
      .getByText(/Votre session se termine/)
      .first()
      .waitFor({ state: 'detached' });
    await close(page);
  });

  it('opens the sign-in page at its end and returns with the typed text', async () => {
    const seconds = { left: 1_800 };
    const page = await openWith(seconds);
    await go(page, '/admin/users?new=1');
    await page.getByRole('dialog').getByLabel('Nom').fill('Brouillon Garance');
    await page.clock.runFor(1_000);
    seconds.left = 0;
    await page.clock.runFor(15_000);
    await untilPath(page, '/admin/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/users?new=1');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => localStorage.removeItem('token'));
    await givePassword(page);
    await page.waitForURL(/\/admin\/users\?new=1/);
    await expect.poll(() => page.getByRole('dialog').getByLabel('Nom').inputValue()).toBe('Brouillon Garance');
    await close(page);
  });
});

describe('second factor', () => {
  it('sets it up with a telephone; sign-in then asks for a code, or accepts a recovery code once', async () => {
    const second = { email: 'seconde@journeys.example', password: 'Trois-lattes-et-un-chevron' };
    const call = await adminCalls(server.origin);
    expect((await call('POST', '/admin/users', { name: 'Seconde', role: 'admin', ...second })).status).toBe(201);
    const page = await browser.newPage();
    await signInToBackOffice(page, server.origin, second);
    await go(page, '/admin/profile?onglet=securite');
    await page.getByRole('button', { name: 'Activer', exact: true }).click();
    await page.getByRole('img', { name: /Code QR/ }).waitFor();
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    await page.getByLabel('Code de vérification').fill('000000');
    await page.getByRole('button', { name: 'Vérifier et activer' }).click();
    await page.getByText(/Ce code ne correspond pas/).waitFor();
    await page.getByLabel('Code de vérification').fill(getCode(secret));
    await page.getByRole('button', { name: 'Vérifier et activer' }).click();
    const list = page.getByRole('list', { name: 'Codes de secours' });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(codes[0]);
    await page.getByRole('button', { name: 'J’ai conservé mes codes' }).click();
    await page.getByText(/10 codes de secours en réserve/).waitFor();

    await signOut(page);
    await givePassword(page, second);
    await page.getByLabel('Code de vérification').fill('000000');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByText(/Ce code est incorrect/).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByLabel('Code de vérification').fill(getCode(secret, 30));
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.waitForURL(/\/admin\/(?!login)/);

    await signOut(page);
    const enterByRecovery = async (): Promise<void> => {
      await givePassword(page, second);
      await page.getByRole('button', { name: /code de secours/ }).click();
      await page.getByLabel('Code de secours').fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Vérifier' }).click();
    };
    await enterByRecovery();
    await page.waitForURL(/\/admin\/(?!login)/);
    await signOut(page);
    await enterByRecovery();
    await page.getByText(/Ce code est incorrect ou a déjà servi/).waitFor();
    await page.getByLabel('Code de secours').fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.waitForURL(/\/admin\/(?!login)/);

    await go(page, '/admin/profile?onglet=securite');
    await page.getByRole('button', { name: 'Désactiver' }).click();
    await page.getByLabel('Votre mot de passe').fill(second.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click();
    await page.getByText('Double authentification désactivée.').waitFor();
    await page.close();
  });

  it('allows an administrator without it only their profile while the settings require it', async () => {
    const call = await adminCalls(server.origin);
    expect((await call('PUT', '/admin/settings/security', { two_factor_auth: true })).status).toBe(200);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await go(page, '/admin/login?next=/admin/contact');
    await givePassword(page);
    await page.waitForURL(/\/admin\/profile\?onglet=securite/);
    await page.getByText('Une dernière étape').waitFor();
    await page.getByRole('link', { name: 'Utilisateurs' }).click();
    await page.getByText('Une dernière étape').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/profile');
    await page.getByRole('button', { name: 'Activer', exact: true }).click();
    await page.getByRole('img', { name: /Code QR/ }).waitFor();
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    await page.getByLabel('Code de vérification').fill(getCode(secret));
    await page.getByRole('button', { name: 'Vérifier et activer' }).click();
    await page.getByRole('button', { name: 'J’ai conservé mes codes' }).click();
    await page.getByText('Une dernière étape').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Utilisateurs' }).click();
    await page.waitForURL(/\/admin\/users/);
    await page.getByRole('link', { name: 'Voir Seconde' }).waitFor();
    await page.close();
  });
});
