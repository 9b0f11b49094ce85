import type { Browser, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import { closeOpenedPages, closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const PHONE = { width: 390, height: 844 };
const LINES = [
  { label: 'Réfection de la couverture', quantity: 84.5, unit: 'm²', unit_price: 118.9, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity: 62, unit: 'm²', unit_price: 74.25, vat_rate: 5.5 },
  { label: 'Création d’un auvent', quantity: 1, unit: 'forfait', unit_price: 1849.99, vat_rate: 20 },
];
/** Computed by hand: 16 500.54 net, 1 004.71 + 253.19 + 370.00 of tax. */
const TOTALS = ['16 500,54 €', '1 004,71 €', '253,19 €', '370,00 €', '18 128,44 €'];

let browser: Browser;
let server: BuiltServer;
let admin: AdminCall;
describe('devis link', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    admin = await adminCalls(server.origin);
  });
  afterEach(closeOpenedPages);
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  const aPage = (): Promise<Page> =>
    openPage(browser, server.origin, { viewport: PHONE, locale: 'fr-FR', bypassCSP: true });

  async function created(email: string, name = 'Paule Rivoire'): Promise<number> {
    const address = '3 rue des Lilas, 26000 Valence';
    const body = {
      clientName: name,
      clientEmail: email,
      service: 'Couverture',
      address,
      executionPeriod: 'Semaine 12',
      lines: LINES,
    };
    const { data } = await (await admin('POST', '/admin/quotes', body)).json();
    return data.id;
  }

  /** Sends the quote and reads the link in the newest email. */
  async function sent(id: number, email: string, emails = 1) {
    expect((await admin('POST', `/admin/quotes/${id}/send`, {})).status).toBe(200);
    const message = (await emailsTo(server, email, emails)).at(-1);
    const link = /https?:\/\/\S+\/devis\?token=[\w-]{43}/.exec(message?.text ?? '')?.[0] ?? '';
    return { letter: message, link, token: link.split('token=')[1] ?? '' };
  }

  const plain = (text: string): string => text.replace(/\s+/g, ' ');

  async function toText(bytes: ArrayBuffer | Uint8Array): Promise<string> {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return plain(text);
  }

  const answer = (token: string, decision: string) =>
    fetch(`${server.origin}/api/quote-links/${token}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision, name: 'Quelqu’un', consent: true }),
    });

  it('sends, shows, changes, resends, accepts and cancels a devis from its email alone', async () => {
    const email = 'paule@essai.example';
    const id = await created(email);
    const first = await sent(id, email);
    const page = await aPage();
    const reply = await page.goto(first.link);
    expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    await page.getByText('Ce devis attend votre réponse').waitFor();

    const view = plain(await page.locator('main').innerText());
    const attached = await toText(first.letter?.attachments[0]?.content as ArrayBuffer);
    const rendered = await toText(
      await (await fetch(`${server.origin}/api/quote-links/${first.token}/pdf`)).arrayBuffer(),
    );
    for (const total of TOTALS.map(plain)) {
      for (const text of [view, attached, rendered]) expect(text).toContain(total);
    }
    expect(await violationsOn(page)).toEqual([]);

    await admin('PUT', `/admin/quotes/${id}`, { notes: 'Échafaudage compris.' });
    await page.reload();
    await page.getByText('Ce devis a été modifié depuis son envoi').waitFor();
    await expect.poll(() => page.getByText('18 128,44').count()).toBe(0);
    expect((await answer(first.token, 'accepted')).status).toBe(409);

    const second = await sent(id, email, 2);
    await page.goto(first.link);
    await page.getByText('Ce lien n’est plus valable.').waitFor();
    await page.goto(second.link);
    await page.getByText('Échafaudage compris.').waitFor();
    await page.getByRole('button', { name: 'Accepter ce devis' }).click();
    await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await page.getByText('Cochez la case pour continuer.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await page.getByText('Devis accepté par Paule Rivoire').waitFor();
    const stored = await (await admin('GET', `/admin/quotes/${id}`)).json();
    expect(stored.data).toMatchObject({ status: 'approved', stage: 'accepted' });
    const confirmation = (await emailsTo(server, email, 3)).at(-1);
    expect(await toText(confirmation?.attachments[0]?.content as ArrayBuffer)).toContain('Échafaudage compris.');
    expect((await answer(second.token, 'rejected')).status).toBe(409);

    await page.reload();
    await page.getByRole('link', { name: 'Régler l’acompte' }).waitFor();
    await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await page.getByText('Vous avez renoncé à ce contrat').waitFor();
    expect((await emailsTo(server, email, 4)).at(-1)?.subject).toContain('rétractation');
  });

  it('shows the link’s own quote only, and no quote for any other token', async () => {
    const mine = await sent(await created('ada@essai.example', 'Ada Essai'), 'ada@essai.example');
    const other = await created('bea@essai.example', 'Béa Essai');
    const theirs = await sent(other, 'bea@essai.example');
    const page = await aPage();
    await page.goto(mine.link);
    await page.getByText('Ada Essai').waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toContain('Béa');

    const turned = `${mine.token.slice(0, -2)}${theirs.token.slice(-2)}`;
    const tampered = [turned, mine.token.toUpperCase(), `${mine.token}x`, String(other), `D00000${other}`];
    const refusals = new Set<string>();
    for (const token of tampered) {
      const refused = await answer(token, 'accepted');
      refusals.add(`${refused.status} ${await refused.text()}`);
    }
    expect([...refusals]).toEqual([expect.stringMatching(/^404 /)]);
    expect((await fetch(`${server.origin}/api/user/quotes/${other}/pdf`)).status).toBe(401);
    await page.goto(`${server.origin}/devis?token=${turned}`);
    await page.getByText('Ce lien n’est plus valable.').waitFor();
    await page.goto(`${server.origin}/devis`);
    await page.getByText('Ce lien n’est plus valable.').waitFor();
    const stored = await (await admin('GET', `/admin/quotes/${other}`)).json();
    expect(stored.data).toMatchObject({ stage: 'quoted' });
  });

  it('shows it in the account once its address is proved, and answers it there', async () => {
    const email = 'chloe@essai.example';
    const password = 'trois-lattes-et-une-tuile';
    const id = await created(email, 'Chloé Essai');
    await sent(id, email);
    const post = (path: string, body: object) =>
      fetch(`${server.origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/auth/register', { name: 'Chloé Essai', email, password, password_confirmation: password });
    const page = await aPage();
    await page.goto(`${server.origin}/quotes`);
    await page.getByText('Veuillez vous connecter pour accéder à vos devis.').waitFor();
    await page.goto(`${server.origin}/login?next=/quotes`);
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Vous n’avez pas encore de devis.').waitFor();
    expect(await violationsOn(page)).toEqual([]);

    const mails = await emailsTo(server, email, 2);
    const verification = mails.map(({ text }) => /verif\S*\?token=([\w-]+)/.exec(text ?? '')?.[1]).find(Boolean);
    expect((await post('/auth/verify-email', { token: verification, password })).status).toBe(200);
    await page.reload();
    const card = page.getByRole('article').filter({ hasText: 'Couverture' });
    await card.getByText('Devis fourni').waitFor();
    expect(plain(await card.innerText())).toContain(plain('18 128,44 €'));
    await card.getByRole('button', { name: 'Accepter ce devis' }).click();
    await card.getByRole('checkbox').first().check();
    await card.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await page.getByText('Merci ! Votre accord est enregistré').waitFor();
    await card.getByText('Accepté', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const stored = await (await admin('GET', `/admin/quotes/${id}`)).json();
    expect(stored.data).toMatchObject({ stage: 'accepted' });
  });
});
