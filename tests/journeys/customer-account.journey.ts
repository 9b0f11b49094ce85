import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { getFocusAtRest, pressOnceShown } from '#tests/support/quick-press.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { untilPath } from '#tests/support/until-path.ts';

const EMAIL = 'camille@essai.example';
const NEW_EMAIL = 'camille.faure@essai.example';
const PASSWORD = 'une tuile et trois lattes';
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

let browser: Browser;
let server: BuiltServer;
describe('customer account', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  const go = (page: Page, path: string) => page.goto(`${server.origin}${path}`);
  const linkIn = (text = ''): string => /https?:\S+\/verification\?token=[\w-]+/.exec(text)?.[0] ?? '';

  async function expectSound(page: Page): Promise<void> {
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }

  async function requestBeforeAnyAccount(): Promise<void> {
    const body = {
      name: 'Camille Faure',
      email: EMAIL,
      subject: 'Demande de devis - Zinguerie',
      message: 'La gouttière côté nord déborde.',
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
  }

  /** The estimator loads at the first character; its advice causes no layout shift; the server refuses weak passwords. */
  async function refuseWeakPassword(page: Page): Promise<void> {
    const [password, confirmation] = [
      page.getByLabel('Mot de passe', { exact: true }),
      page.getByLabel('Le même mot de passe'),
    ];
    const loaded = (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/estimate-/.test(name)),
      );
    await page.getByText('Le plus simple : quatre mots sans rapport').waitFor();
    expect(await loaded()).toEqual([]);
    // After a move within the app the page is drawn before its style sheets apply.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null),
    );
    // The text of another font may take another number of lines.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Both positions in one read, because the page scrolls to the field being typed in.
    const second = await confirmation.elementHandle();
    const distance = (): Promise<number> =>
      password.evaluate(
        (first, other) => (other?.getBoundingClientRect().y ?? 0) - first.getBoundingClientRect().y,
        second,
      );
    const before = await distance();
    expect(before).toBeGreaterThan(0);
    await password.pressSequentially('soleil123');
    await page.getByText('Ce mot de passe est trop facile à deviner.').waitFor();
    expect(await loaded()).toHaveLength(1);
    expect(await distance()).toBe(before);
    await expectSound(page);
    await confirmation.fill('soleil123');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect.poll(() => page.getByText('Ce mot de passe est trop facile à deviner.').count()).toBe(2);
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/register');
  }

  async function register(page: Page): Promise<void> {
    await go(page, '/messages');
    await page.getByText('Veuillez vous connecter pour accéder à vos messages.').waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByLabel('Nom et prénom').fill('Camille Faure');
    await page.getByLabel('Adresse e-mail').fill(EMAIL);
    await refuseWeakPassword(page);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByText('Difficile à deviner').waitFor();
    await page.getByLabel('Le même mot de passe').fill('autre chose');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.getByText('Les mots de passe ne correspondent pas').waitFor();
    await expect.poll(() => page.getByLabel('Nom et prénom').inputValue()).toBe('Camille Faure');
    await expectSound(page);
    await page.getByLabel('Le même mot de passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.waitForURL(`${server.origin}/messages`);
  }

  /** Opens the link of the newest email to an address, as the recipient does. */
  async function confirmAddress(page: Page, address: string, emails: number): Promise<void> {
    const mails = await emailsTo(server, address, emails);
    await page.goto(linkIn(mails.map(({ text }) => text).join('\n')));
    // Signed in on this device: one click is enough.
    await page.getByLabel('Mot de passe du compte').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await page.getByText(`L’adresse ${address} est confirmée.`).waitFor();
    await page.getByRole('link', { name: 'Aller à mon compte' }).click();
    await page.getByRole('heading', { name: 'Mon profil' }).waitFor();
  }

  async function answerTheOffice(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Mes messages' }).click();
    await page.getByText('La gouttière côté nord déborde.').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: /^Répondre à/ }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Ce champ est obligatoire.').waitFor();
    await page.getByLabel('Votre message').fill('Elle déborde aussi au sud.');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByText('Votre message est bien parti.').waitFor();
    await page.getByText('Elle déborde aussi au sud.').waitFor();
    await expectSound(page);
  }

  async function readInTheOffice(): Promise<void> {
    const office = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInToBackOffice(office, server.origin);
    await go(office, '/admin/contact?search=camille');
    await office
      .getByRole('link', { name: 'Voir le message de Camille Faure' })
      .or(office.getByRole('button', { name: 'Voir le message de Camille Faure' }))
      .first()
      .click();
    const dialog = office.getByRole('dialog');
    await dialog.getByText('Le reste de l’échange').waitFor();
    await dialog.getByText('La gouttière côté nord déborde.').waitFor();
    await dialog.getByText('Elle déborde aussi au sud.').waitFor();
    expect(await violationsOn(office)).toEqual([]);
    await office.close();
  }

  async function changeAddress(page: Page): Promise<void> {
    await go(page, '/profile');
    await page.getByLabel('Adresse e-mail').fill(NEW_EMAIL);
    await page.getByLabel('Votre mot de passe, pour changer d’adresse').fill(PASSWORD);
    await page.getByLabel('Téléphone').fill('04 65 71 00 12');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Profil mis à jour avec succès').waitFor();
    await page.getByText(`Un lien a été envoyé à ${NEW_EMAIL}.`).waitFor();
    await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe(EMAIL);
    await expectSound(page);
    await confirmAddress(page, NEW_EMAIL, 1);
    await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe(NEW_EMAIL);
  }

  async function changePassword(page: Page): Promise<void> {
    await page.getByRole('tab', { name: 'Mot de passe' }).click();
    await page.getByLabel('Mot de passe actuel').fill('ce n’est pas lui');
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('trois ardoises bleues');
    await page.getByLabel('Confirmer le nouveau mot de passe').fill('trois ardoises bleues');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await page.getByText('Le mot de passe actuel est incorrect.').waitFor();
    await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await page.getByText('Mot de passe modifié avec succès').waitFor();
    await expectSound(page);
  }

  async function leaveAndComeBack(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await untilPath(page, '/');
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
      .toEqual([null, null]);
    await go(page, '/profile');
    await page.getByText('Veuillez vous connecter pour accéder à votre profil.').waitFor();
    await go(page, '/login?next=//evil.test');
    await page.getByLabel('Adresse e-mail').fill(NEW_EMAIL);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Email ou mot de passe incorrect').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    // The name gives the state: with `aria-pressed` as well, a pressed "Masquer" would say the opposite.
    await expect
      .poll(() => page.getByRole('button', { name: 'Masquer le mot de passe' }).getAttribute('aria-pressed'))
      .toBeNull();
    await page.getByLabel('Mot de passe', { exact: true }).fill('trois ardoises bleues');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL(`${server.origin}/`);
  }

  /** The header of a static page names the customer, and its menu ends the sign-in. */
  async function leaveByTheHeader(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Camille Faure').waitFor();
    expect(await menu.getByRole('link', { name: 'Mon compte' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('button', { name: 'Camille : mon compte' }).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Mon profil');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Se déconnecter');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await untilPath(page, '/');
    await page.getByRole('link', { name: 'Mon compte' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.setViewportSize(PHONE.viewport);
  }

  it('registers, proves the address, finds the earlier request, answers, changes the address, returns and leaves', async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (line) => {
      if (/hydrat|Content Security Policy|violates/i.test(line.text())) faults.push(line.text());
    });
    await requestBeforeAnyAccount();
    await register(page);
    await page.getByText('Vous n’avez pas encore de message.').waitFor();
    await page.getByText('Confirmez votre adresse e-mail').waitFor();
    await expectSound(page);
    // First the acknowledgement of the request, then the link.
    await confirmAddress(page, EMAIL, 2);
    await expect.poll(() => page.getByText('n’est pas encore confirmée').count()).toBe(0);
    await expectSound(page);
    await answerTheOffice(page);
    await readInTheOffice();
    await changeAddress(page);
    await changePassword(page);
    await leaveAndComeBack(page);
    await go(page, '/contact');
    const name = page.getByLabel(/Nom et prénom/).first();
    await name.scrollIntoViewIfNeeded();
    await expect.poll(() => name.inputValue()).toBe('Camille Faure');
    const phone = page.getByLabel(/Téléphone/).first();
    await expect.poll(() => phone.inputValue()).toBe('04 65 71 00 12');
    await leaveByTheHeader(page);
    await go(page, '/nouveau-mot-de-passe?token=inconnu');
    await page.getByLabel('Nouveau mot de passe').pressSequentially('bonjour le monde');
    await page.getByText('Assez pour un compte client').waitFor();
    await expectSound(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps the focus that a quick press gave to a field of a refused form', async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await go(page, '/register');
    await expect.poll(() => page.getByRole('button', { name: 'Créer mon compte' }).isEnabled()).toBe(true);
    await pressOnceShown(page, 'form:has([aria-invalid=true]) [name=phone]');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect.poll(() => page.getByLabel('Nom et prénom').getAttribute('aria-invalid')).toBe('true');
    expect(await getFocusAtRest(page)).toBe('phone');
    await context.close();
  });

  it('keeps text typed before hydration', async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${server.origin}/register`, { waitUntil: 'commit' });
    const name = page.getByLabel('Nom et prénom');
    await name.fill('Camille Faure');
    scripts.resolve();
    await expect.poll(() => page.getByRole('button', { name: 'Créer mon compte' }).isEnabled()).toBe(true);
    await page.getByLabel('Téléphone').fill('04 65 71 00 12');
    await expect.poll(() => name.inputValue()).toBe('Camille Faure');
    await context.close();
  });
});
