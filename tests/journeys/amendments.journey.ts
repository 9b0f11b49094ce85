import type { Browser, Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const EMAIL = 'odile@essai.example';
/** 16 800.00 net, 930.00 + 615.00 + 330.00 of tax: 18 675.00. */
const LINES = [
  { label: 'Création d’un auvent', quantity: 1, unit: 'forfait', unit_price: 4650, vat_rate: 20 },
  { label: 'Réfection de la couverture', quantity: 24.6, unit: 'm²', unit_price: 250, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity: 80, unit: 'm²', unit_price: 75, vat_rate: 5.5 },
];
const YES = { decision: 'accepted', name: 'Odile Vernet', consent: true };

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let office: Page;
let customer: Page;
let quoteId = 0;
let orderId = 0;
let number = '';
/** Addresses of the emailed links to the quote and to its amendment. */
let links: string[] = [];

describe('amendments', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    const client = { clientName: 'Odile Vernet', clientEmail: EMAIL, address: '3 rue des Lilas, 26000 Valence' };
    const quote = await send('POST', '/admin/quotes', {
      ...{ ...client, service: 'Couverture', executionPeriod: 'Semaine 12', lines: LINES },
    });
    quoteId = quote.id;
    number = quote.number;
    await send('POST', `/admin/quotes/${quoteId}/send`);
    links = [await linkTo(1)];
    await send('POST', `/quote-links/${links[0]?.split('token=')[1]}/decision`, YES);
    orderId = (await send('POST', `/admin/quotes/${quoteId}/convert`)).id;
    const options = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
    office = await (await browser.newContext(options)).newPage();
    const phone = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', bypassCSP: true };
    customer = await (await browser.newContext(phone)).newPage();
    await signInToBackOffice(office, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  const dialog = (): Locator => office.getByRole('dialog');
  const plain = (text: string): string => text.replace(/\s+/g, ' ');
  const getText = async (page: Page): Promise<string> => plain(await page.locator('main').innerText());

  async function send(method: string, path: string, body?: unknown) {
    const answer = await call(method, path, body);
    expect([answer.ok, path]).toEqual([true, path]);
    return (await answer.json()).data;
  }

  /** Returns the link in the customer's newest email of `count`. */
  async function linkTo(count: number): Promise<string> {
    const message = (await emailsTo(server, EMAIL, count)).at(-1);
    return /https?:\/\/\S+\/devis\?token=[\w-]{43}/.exec(message?.text ?? '')?.[0] ?? '';
  }

  it('creates an amendment under the accepted quote, with added and removed lines', async () => {
    await office.goto(`${server.origin}/admin/quotes?view=${quoteId}`);
    await dialog().getByText('Aucun avenant : le contrat est le devis signé.').waitFor();
    await dialog().getByRole('button', { name: 'Nouvel avenant' }).click();
    await dialog()
      .getByText(/Le client, le service et le lieu sont ceux du devis/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Ajouter une ligne' }).click();
    const line = dialog().getByRole('group', { name: 'Ligne 1' });
    await line.getByLabel('Désignation').fill('Remplacement de chevrons');
    await line.getByLabel('Prix unitaire HT').fill('1047,08');
    await line.getByLabel('TVA').selectOption('20');
    await dialog().getByRole('button', { name: 'Retirer une ligne du contrat' }).click();
    const removable = dialog().getByRole('menuitem', { name: /Isolation des rampants/ });
    await removable.waitFor();
    expect(await violationsOn(office)).toEqual([]);
    await removable.click();
    await dialog().getByRole('menu').waitFor({ state: 'detached' });
    await dialog().getByRole('group', { name: 'Ligne 2' }).getByLabel('Quantité').fill('4');
    await expect.poll(() => dialog().getByLabel('Totaux').innerText().then(plain)).toContain('Total TTC 940,00 €');
    await stopTransitions(office);
    expect(await violationsOn(office)).toEqual([]);
    await dialog().getByRole('button', { name: 'Enregistrer' }).click();
    await dialog()
      .getByRole('heading', { name: `Avenant n° 1 au devis ${number}` })
      .waitFor();
    await dialog().getByText('Retiré : Isolation des rampants').waitFor();
    const text = () => dialog().innerText().then(plain);
    await expect.poll(text).toContain('Total du contrat avec cet avenant 19 615,00 €');
    const stages = await dialog().getByLabel('Étape').locator('option').allInnerTexts();
    expect(stages).toEqual(['En attente', 'Contacté', 'Devis fourni', 'Refusé']);
    expect(await violationsOn(office)).toEqual([]);
  });

  it('sends it like a quote; until the answer the contract does not change', async () => {
    await dialog().getByRole('button', { name: 'Envoyer', exact: true }).click();
    await dialog().getByRole('alert').getByRole('button', { name: 'Envoyer' }).click();
    await office.getByText(`Avenant ${number}-A1 envoyé à ${EMAIL}.`).waitFor();
    links.push(await linkTo(3));
    expect((await send('GET', `/admin/quotes/${quoteId}`)).totals.gross).toBe(18_675);
  });

  it('shows the customer both parts and the new total, and takes the acceptance', async () => {
    await customer.goto(links[1] ?? '');
    await customer.getByRole('heading', { name: `Avenant n° 1 au devis ${number}` }).waitFor();
    const text = await getText(customer);
    for (const sentence of [
      'Cet avenant attend votre réponse.',
      'Travaux ajoutés',
      'Travaux retirés',
      'Total de l’avenant TTC 940,00 €',
      'Total du contrat avant cet avenant TTC 18 675,00 €',
      'Nouveau total du contrat TTC 19 615,00 €',
    ]) {
      expect(text).toContain(sentence);
    }
    expect(await violationsOn(customer)).toEqual([]);
    await customer.getByRole('button', { name: 'Accepter cet avenant' }).click();
    await customer.getByRole('checkbox', { name: /J’ai lu l’avenant n° 1/ }).check();
    await customer.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await customer.getByText(/Avenant accepté par Odile Vernet/).waitFor();
    expect(await violationsOn(customer)).toEqual([]);
  });

  it('shows one total on the link, the payment page, the quote, its order and the PDF', async () => {
    await customer.goto(links[0] ?? '');
    await customer.getByText('Nouveau total du contrat : 19 615,00 € TTC').waitFor();
    expect(await violationsOn(customer)).toEqual([]);
    await customer.goto(`${server.origin}/payment?token=${links[0]?.split('token=')[1]}`);
    await expect.poll(() => getText(customer)).toContain('Total TTC 19 615 €');
    await office.goto(`${server.origin}/admin/quotes?view=${quoteId}`);
    await dialog().getByRole('link', { name: 'Avenant n° 1' }).waitFor();
    expect(plain(await dialog().getByLabel('Totaux').innerText())).toContain('Total TTC 19 615,00 €');
    expect((await send('GET', `/admin/orders/${orderId}`)).budget).toBe(17_547.08);
    await office.goto(`${server.origin}/admin/orders?view=${orderId}`);
    await dialog().getByRole('cell', { name: 'Retiré : Isolation des rampants' }).waitFor();
    expect((await send('GET', `/admin/orders/${orderId}/invoice`)).total).toBe(19_615);
    const { amendments } = await send('GET', `/admin/quotes/${quoteId}`);
    const pdf = await (await call('GET', `/admin/quotes/${amendments[0].id}/pdf`)).arrayBuffer();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    expect(plain(text)).toContain('Nouveau total du contrat TTC 19 615,00 €');
  });
});
