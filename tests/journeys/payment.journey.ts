import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '#src/kernel/dates.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closeOpenedPages, closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { STRIPE_KEYS } from '#tests/support/fake-stripe.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const PHONE = { width: 390, height: 844 };
const JSON_TYPE = { 'content-type': 'application/json' };

let browser: Browser;
let server: BuiltServer;
let page: Page;
let faults: string[];
describe('payment', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({ TRUST_PROXY: '1' })]);
  });
  afterEach(closeOpenedPages);
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  let client = 0;
  /** Opens a page as a separate client: the limit of payments counts by client. */
  async function aPage(viewport = PHONE): Promise<void> {
    client += 1;
    page = await openPage(browser, server.origin, { viewport, locale: 'fr-FR' });
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.0.${client}` });
    faults = [];
    page.on('console', (line) => {
      // A bank's refusal has status 402, which the browser logs as an error.
      if (['error', 'warning'].includes(line.type()) && !line.text().includes('40')) faults.push(line.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
  }
  beforeEach(() => aPage());

  async function fillCard(number: string): Promise<void> {
    await page.getByRole('button', { name: 'Payer' }).and(page.locator(':enabled')).waitFor();
    await page.getByLabel('Numéro de carte').fill(number);
    await page.getByLabel('Titulaire de la carte').fill('Paule Rivoire');
    await page.getByLabel('Mois d’expiration').selectOption('12');
    await page.getByLabel('Année d’expiration').selectOption({ index: 3 });
    await page.getByLabel('Code de sécurité').fill('123');
  }
  const pay = () => page.getByRole('button', { name: /^Payer/ }).click();

  describe('payment of a free amount by a visitor', () => {
    it('pays with a test card on a phone, and shows the server’s result', async () => {
      await page.goto(`${server.origin}/payment`);
      await page.getByRole('heading', { name: 'Mode démonstration : aucune carte réelle, aucun débit' }).waitFor();
      await fillCard('4242x4242424242429');
      await expect.poll(() => page.getByLabel('Numéro de carte').inputValue()).toBe('4242 4242 4242 4242');
      await page.getByText('Carte Visa').waitFor();
      await expect.poll(() => page.getByLabel('Numéro de carte').getAttribute('autocomplete')).toBe('off');
      await page.getByLabel('Montant à payer').fill('120,50');
      expect(await violationsOn(page)).toEqual([]);
      await pay();
      await page.getByRole('heading', { name: 'Paiement accepté' }).waitFor();
      expect(page.url()).toMatch(/\/payment-success\?transactionId=TX-[0-9A-F]{32}&amount=120\.50/);
      await page.getByText('Visa se terminant par 4242').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    it('keeps the form with the reason after a refused card; does not send a real card number', async () => {
      await page.goto(`${server.origin}/payment?amount=10`);
      await fillCard('4000000000000002');
      await pay();
      await page.getByRole('alert').getByText('Votre banque a refusé ce paiement').waitFor();
      await expect.poll(() => page.getByLabel('Code de sécurité').inputValue()).toBe('');
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/payment/process')) sent += 1;
      });
      await fillCard('4970100000000154');
      await pay();
      await page.getByText('Mode démonstration : aucune carte réelle n’est acceptée').waitFor();
      expect(sent).toBe(0);
      expect(faults).toEqual([]);
    });

    it.each([
      ['Confirmer le paiement', 'Paiement accepté'],
      ['Refuser', 'Paiement échoué'],
    ])('waits for “%s” when the bank asks for confirmation: %s', async (answer, outcome) => {
      await page.goto(`${server.origin}/payment?amount=10`);
      await fillCard('4000002500003155');
      await pay();
      await page.getByRole('heading', { name: 'Votre banque demande une confirmation' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: answer }).click();
      await page.getByRole('heading', { name: outcome }).waitFor();
      expect(faults).toEqual([]);
    });

    it('makes one payment when the button is pressed twice', async () => {
      await page.goto(`${server.origin}/payment?amount=11`);
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/payment/process')) sent += 1;
      });
      await fillCard('5555555555554444');
      await page.getByRole('button', { name: /^Payer/ }).dblclick();
      await page.getByRole('heading', { name: 'Paiement accepté' }).waitFor();
      expect(sent).toBe(1);
    });
  });

  it('ignores an address with a false payment result', async () => {
    await page.goto(`${server.origin}/payment-success?transactionId=x&amount=9999&service=Toiture&quote=1`);
    await page.getByText('Aucun paiement ne porte ce numéro').waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/accepté|9\s?999/);
  });

  it('allows Stripe’s script on the payment page only, which then asks for no card itself', async () => {
    const stripe = await startServer(STRIPE_KEYS);
    try {
      const getPolicy = async (path: string) =>
        (await fetch(stripe.origin + path)).headers.get('content-security-policy');
      expect(await getPolicy('/payment?quoteId=1')).toContain('https://js.stripe.com');
      for (const path of ['/', '/payment-success', '/login']) expect(await getPolicy(path)).not.toContain('stripe');
      await page.goto(`${stripe.origin}/payment`);
      await page.getByText('Pour payer un devis, ouvrez le lien reçu par e-mail').waitFor();
      await expect.poll(() => page.locator('input[name=cardNumber]').count()).toBe(0);
      expect(faults).toEqual([]);
    } finally {
      await stripe.discard();
    }
  });

  it('shows the account for a transfer in place of the card where nothing is paid online', async () => {
    const closed = await startServer({ PAYMENTS: 'off' });
    try {
      await page.goto(`${closed.origin}/payment`);
      await page.getByRole('heading', { name: 'Régler par virement' }).waitFor();
      await page.getByText('FR00 EXEMPLE 0000 0000 0000 0000 000').waitFor();
      await expect.poll(() => page.locator('input[name=cardNumber]').count()).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
      const answer = await fetch(`${closed.origin}/api/payment/process`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({ cardNumber: '4242424242424242', cardHolder: 'Paule', amount: 10 }),
      });
      expect(answer.status).toBe(409);
      expect(faults).toEqual([]);
    } finally {
      await closed.discard();
    }
  });

  describe('payments of a customer and the office', () => {
    let quoteId: number;
    let token: string;
    let user: object;
    beforeAll(async () => {
      const credentials = { email: 'payeuse@essai.example', password: 'Une-noue-en-zinc-8' };
      const registered = await fetch(`${server.origin}/api/auth/register`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({ ...credentials, name: 'Odile Payeuse', password_confirmation: credentials.password }),
      });
      const session = (await registered.json()) as { token: string; user: object };
      ({ token, user } = session);
      const asked = await fetch(`${server.origin}/api/contact`, {
        method: 'POST',
        headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
        body: JSON.stringify({
          name: 'Odile Payeuse',
          email: credentials.email,
          phone: '',
          subject: 'Demande de devis - Zinguerie',
          message: 'Une gouttière.',
        }),
      });
      quoteId = ((await asked.json()) as { data: { quote_id: number } }).data.quote_id;
      const call = await adminCalls(server.origin);
      const works = { montant: 1000, executionPeriod: 'Semaine 12', address: '3 rue des Lilas, Valence' };
      const priced = await call('PUT', `/admin/quotes/${quoteId}`, works);
      const offered = await call('PUT', `/admin/quotes/${quoteId}/status`, { stage: 'quoted' });
      expect([priced.status, offered.status]).toEqual([200, 200]);
    });

    it('offers the deposit of an own quote with a fixed amount, and hides it from others', async () => {
      await page.goto(`${server.origin}/payment?quoteId=${quoteId}`);
      await page.getByText('Ce montant ne peut pas être payé ici').waitFor();
      await page.evaluate(
        ([stored, account]) => {
          localStorage.setItem('token', String(stored));
          localStorage.setItem('user', JSON.stringify(account));
        },
        [token, user],
      );
      await page.reload();
      // The page sends no session: the account's button makes the link that pays.
      await page.getByText('Ce montant ne peut pas être payé ici').waitFor();
      const authorization = `Bearer ${token}`;
      const due = await fetch(`${server.origin}/api/payment/due?quoteId=${quoteId}`, { headers: { authorization } });
      expect(await due.text()).toContain('Ce devis doit d’abord être accepté');
      await page.getByRole('link', { name: 'Voir mes devis' }).click();
      await page.getByRole('heading', { name: /Zinguerie/ }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Régler/ }).count()).toBe(0);
      const call = await adminCalls(server.origin);
      const accepted_on = parisDay(new Date());
      const oral = { means: 'oral', name: 'Odile Payeuse', note: 'Au téléphone', accepted_on };
      expect((await call('POST', `/admin/quotes/${quoteId}/acceptance`, oral)).status).toBe(200);
      const sessions: (string | undefined)[] = [];
      page.on('request', (request) => {
        // Also the check of the stored sign-in: the page itself sends no session to anything.
        const isOnPage = /^\/payment/.test(new URL(page.url()).pathname);
        if (isOnPage && request.url().includes('/api/')) sessions.push(request.headers().authorization);
      });
      await page.reload();
      await page.getByRole('button', { name: 'Régler l’acompte' }).click();
      const number = `n° D${String(quoteId).padStart(6, '0')}`;
      await page.getByRole('complementary', { name: 'Récapitulatif' }).getByText(number).waitFor();
      await expect.poll(() => page.getByLabel('Montant à payer').count()).toBe(0);
      await page.getByLabel(/l’acompte\s: 360/).check();
      expect(await violationsOn(page)).toEqual([]);
      await fillCard('4242424242424242');
      await page.getByRole('button', { name: /^Payer 360/ }).click();
      await page.getByRole('heading', { name: 'Paiement accepté' }).waitFor();
      expect(new Set(sessions)).toEqual(new Set([undefined]));
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
      await page.goto(`${server.origin}/quotes`);
      await page.getByRole('button', { name: 'Régler le devis' }).click();
      await page.getByRole('button', { name: /^Payer 840/ }).waitFor();
    });

    it('shows it to the office, which changes its status, undoes that, refunds it and deletes it', async () => {
      await aPage({ width: 1280, height: 900 });
      await signInToBackOffice(page, server.origin);
      await page.goto(`${server.origin}/admin/payments?search=payeuse`);
      const row = page.getByRole('row').filter({ hasText: 'Odile Payeuse' });
      await row.getByText(`Devis D${String(quoteId).padStart(6, '0')}`).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await row.getByRole('combobox').selectOption('pending');
      await row.getByText('En attente').first().waitFor();
      await page.getByRole('button', { name: 'Annuler' }).click();
      await row.locator('.mantine-Badge-root', { hasText: 'Terminé' }).waitFor();
      await row.getByRole('link').first().click();
      await page.getByRole('dialog').getByText('Visa •••• 4242').waitFor();
      await page.getByRole('button', { name: 'Rembourser' }).click();
      const refund = page.getByRole('dialog', { name: 'Enregistrer un remboursement' });
      await expect.poll(() => refund.getByLabel('Montant (€)').inputValue()).toBe('360,00');
      await expect.poll(() => refund.getByLabel('Moyen').inputValue()).toBe('card');
      await refund.getByText('remboursé aussitôt sur la carte').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await refund.getByRole('button', { name: 'Annuler' }).click();
      await refund.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        void dialog.accept();
      });
      await row.getByRole('combobox').selectOption('refunded');
      await page.getByText('Le client est remboursé.').waitFor();
      await row.getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Voir les factures de ce client' }).click();
      await page.getByRole('row').filter({ hasText: 'Odile Payeuse' }).getByText('Acompte').first().waitFor();
      await page.goBack();
      await page.getByRole('dialog').getByText('Visa •••• 4242').waitFor();
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: /^Supprimer la transaction/ }).click();
      await page.getByText('Aucun paiement trouvé').waitFor();
      expect(questions).toEqual([
        expect.stringMatching(/^Rembourser aussi 360\s€/),
        'Êtes-vous sûr de vouloir supprimer cette transaction ?\nCette action est irréversible.',
      ]);
      expect(faults).toEqual([]);
    });

    it('shows three examples under a banner that says so while the server does not answer', async () => {
      await aPage({ width: 1280, height: 900 });
      await signInToBackOffice(page, server.origin);
      await page.route('**/api/admin/payments*', (route) => route.fulfill({ status: 500, json: { success: false } }));
      await page.goto(`${server.origin}/admin/payments`);
      await page.getByText('Données d’exemple : le serveur ne répond pas').waitFor();
      await page.getByText('Échec du chargement des paiements').waitFor();
      await expect.poll(() => page.getByText(/25\s000\s€|5\s000\s€|3\s000\s€/).count()).toBe(3);
      expect(await violationsOn(page)).toEqual([]);
    });
  });
});
