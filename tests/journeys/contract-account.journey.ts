import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import {
  type AdminCall,
  adminCalls,
  changeScheme,
  signInToBackOffice,
  stopTransitions,
} from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const EMAIL = 'gilles@essai.example';
/** 16 800.00 net, 1 875.00 of tax at three rates. */
const ROOF = [
  { label: 'Réfection de la couverture', quantity: 1, unit: 'forfait', unit_price: 13_110, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity: 1, unit: 'forfait', unit_price: 1_200, vat_rate: 5.5 },
  { label: 'Création d’un auvent', quantity: 1, unit: 'forfait', unit_price: 2_490, vat_rate: 20 },
];

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let office: Page;
let customer: Page;

describe('account of a contract', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    const options = { locale: 'fr-FR', reducedMotion: 'reduce' } as const;
    office = await browser.newPage({ ...options, viewport: { width: 1280, height: 900 } });
    customer = await browser.newPage({ ...options, viewport: { width: 390, height: 844 } });
    await signInToBackOffice(office, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  let quoteId = 0;
  let orderId = 0;
  let token = '';

  async function send<Data = { id: number }>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    const sent = (await answer.json()) as { data: Data };
    expect([path, answer.ok, sent]).toEqual([path, true, sent]);
    return sent.data;
  }

  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const getOfficeFigures = async () => {
    const cards = await office.locator('main [data-figures]').first().locator(':scope > *').all();
    const pairs = await Promise.all(cards.map(async (card) => plain(await card.innerText())));
    return pairs.sort();
  };
  const OWN = { 'Vos règlements': 'Encaissé', 'Reste à régler': 'Reste à encaisser' };
  const getOwnFigures = async () => {
    const items = await customer.locator('dl > div').all();
    const pairs = await Promise.all(items.map(async (item) => plain(await item.innerText())));
    return pairs.map((pair) => Object.entries(OWN).reduce((text, [own, word]) => text.replace(own, word), pair)).sort();
  };

  /** Opens the account of both sides and compares each with the expected sums. */
  async function requireSums(sums: Record<string, string>): Promise<void> {
    const expected = Object.entries(sums)
      .map(([label, amount]) => `${label} ${amount} €`)
      .sort();
    await office.goto(`${server.origin}/admin/payments/account?quoteId=${quoteId}`);
    await customer.goto(`${server.origin}/contrat?token=${token}`);
    await expect.poll(getOfficeFigures).toEqual(expected);
    await expect.poll(getOwnFigures).toEqual(expected);
  }

  const dialog = () => office.getByRole('dialog');

  async function askDeposit(amount: string): Promise<void> {
    await office.goto(`${server.origin}/admin/payments/account?quoteId=${quoteId}`);
    await office.getByRole('button', { name: 'Demander un acompte' }).click();
    await dialog().getByLabel('Montant TTC').fill(amount);
    await dialog().getByLabel('Montant TTC').press('Enter');
    await office
      .getByText(/Facture d’acompte DEMO-F-\d{4}-\d{6} émise\./)
      .first()
      .waitFor();
    await dialog().waitFor({ state: 'detached' });
  }

  async function receive(amount: string, means: string): Promise<void> {
    await office.goto(`${server.origin}/admin/payments/account?quoteId=${quoteId}`);
    await office.getByRole('link', { name: 'Encaisser' }).click();
    await expect.poll(() => dialog().getByLabel('Montant (€)').inputValue()).not.toBe('');
    await dialog().getByLabel('Moyen').selectOption(means);
    await dialog().getByLabel('Montant (€)').fill(amount);
    await dialog().getByLabel('Montant (€)').press('Enter');
    await dialog().waitFor({ state: 'detached' });
  }

  it('opens with the contract that the customer accepts by the link', async () => {
    const client = { clientName: 'Gilles Aubenas', clientEmail: EMAIL, service: 'Couverture' };
    const quote = { ...client, address: '2 rue du Four, 07250 Le Pouzin', lines: ROOF, executionPeriod: 'Mars 2027' };
    quoteId = (await send('POST', '/admin/quotes', quote)).id;
    await send('POST', `/admin/quotes/${quoteId}/send`, {});
    const [email] = await emailsTo(server, EMAIL, 1);
    token = /devis\?token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    await customer.goto(`${server.origin}/devis?token=${token}`);
    await customer.getByRole('button', { name: 'Accepter ce devis' }).click();
    await customer.getByRole('checkbox').first().check();
    await customer.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await customer.getByRole('link', { name: 'Compte du contrat' }).click();
    await customer.getByRole('heading', { name: 'Compte du contrat' }).waitFor();
    await requireSums({
      'Montant du contrat': '18 675,00',
      Facturé: '0,00',
      'Reste à facturer': '18 675,00',
      Encaissé: '0,00',
      'Reste à encaisser': '18 675,00',
    });
    await customer.getByText('Aucune facture n’est encore émise.').waitFor();
  });

  it('shows a deposit that was asked, and the cheque that settles it', async () => {
    await askDeposit('5 602,50');
    const asked = { 'Montant du contrat': '18 675,00', Facturé: '5 602,50', 'Reste à facturer': '13 072,50' };
    await requireSums({
      ...asked,
      'Demandé, non réglé': '5 602,50',
      Encaissé: '0,00',
      'Reste à encaisser': '18 675,00',
    });
    await receive('5 602,50', 'Chèque');
    await requireSums({ ...asked, Encaissé: '5 602,50', 'Reste à encaisser': '13 072,50' });
    await stopTransitions(office);
    expect([await violationsOn(office), await violationsOn(customer)]).toEqual([[], []]);
  });

  it('settles a second deposit by two transfers', async () => {
    await askDeposit('4000');
    const asked = { 'Montant du contrat': '18 675,00', Facturé: '9 602,50', 'Reste à facturer': '9 072,50' };
    await receive('1500', 'Virement');
    await requireSums({
      ...asked,
      'Demandé, non réglé': '2 500,00',
      Encaissé: '7 102,50',
      'Reste à encaisser': '11 572,50',
    });
    await receive('2500', 'Virement');
    await requireSums({ ...asked, Encaissé: '9 602,50', 'Reste à encaisser': '9 072,50' });
  });

  it('adds an amendment that the customer accepts', async () => {
    const works = {
      label: 'Remplacement d’une gouttière',
      quantity: 1,
      unit: 'forfait',
      unit_price: 783.33,
      vat_rate: 20,
    };
    const { id } = await send('POST', `/admin/quotes/${quoteId}/amendments`, { lines: [works] });
    await send('POST', `/admin/quotes/${id}/send`, {});
    // After the quote, its acceptance, two deposit invoices and three receipts.
    const email = (await emailsTo(server, EMAIL, 8)).at(-1);
    const link = /https?:\/\/\S+\/devis\?token=[\w-]+/.exec(email?.text ?? '')?.[0] ?? '';
    await customer.goto(link);
    await customer.getByRole('button', { name: /^Accepter/ }).click();
    await customer.getByRole('checkbox').first().check();
    await customer.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await customer
      .getByText(/accepté par/)
      .first()
      .waitFor();
    await requireSums({
      'Montant du contrat': '19 615,00',
      Facturé: '9 602,50',
      'Reste à facturer': '10 012,50',
      Encaissé: '9 602,50',
      'Reste à encaisser': '10 012,50',
    });
  });

  it('deducts both deposits from the final invoice', async () => {
    orderId = (await send('POST', `/admin/quotes/${quoteId}/convert`, {})).id;
    const invoice = await send<{ gross: number }>('POST', `/admin/orders/${orderId}/invoices`, {});
    expect(invoice.gross).toBe(10_012.5);
    const billed = { 'Montant du contrat': '19 615,00', Facturé: '19 615,00' };
    await requireSums({
      ...billed,
      'Demandé, non réglé': '10 012,50',
      Encaissé: '9 602,50',
      'Reste à encaisser': '10 012,50',
    });
    await receive('10 025,00', 'Virement');
    await requireSums({ ...billed, Encaissé: '19 627,50', 'Reste à encaisser': '0,00', 'Trop-perçu': '12,50' });
    await customer.getByText(/12,50\s€ ont été reçus en trop/).waitFor();
  });

  it('refunds what was paid too much', async () => {
    await office.getByRole('button', { name: 'Rembourser' }).click();
    await expect.poll(() => dialog().getByLabel('Montant (€)').inputValue()).toBe('12,50');
    await dialog().getByLabel('Montant (€)').press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await office.getByText('Remboursement enregistré.').first().waitFor();
    await requireSums({
      ...{ 'Montant du contrat': '19 615,00', Facturé: '19 615,00', Encaissé: '19 627,50' },
      ...{ Remboursé: '12,50', 'Reste à encaisser': '0,00' },
    });
  });

  it('fits a phone and a dark screen', async () => {
    const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(() => excess(customer)).toBeLessThanOrEqual(0);
    await resize(office, { width: 390, height: 844 });
    await office.goto(`${server.origin}/admin/payments/account?quoteId=${quoteId}`);
    await office.getByText('Remboursé').first().waitFor();
    await changeScheme(office, 'dark');
    await stopTransitions(office);
    await expect.poll(() => excess(office)).toBeLessThanOrEqual(0);
    expect(await violationsOn(office)).toEqual([]);
  });

  it('bills the works done before a withdrawal, and gives the rest back', async () => {
    const email = 'lise@essai.example';
    const client = { clientName: 'Lise Cruas', clientEmail: email, service: 'Zinguerie' };
    const quote = { ...client, address: '4 rue du Four, 07250 Le Pouzin', lines: ROOF, executionPeriod: 'Mars 2027' };
    const { id } = await send('POST', '/admin/quotes', quote);
    await send('POST', `/admin/quotes/${id}/send`, {});
    const [sent] = await emailsTo(server, email, 1);
    const link = /devis\?token=([\w-]+)/.exec(sent?.text ?? '')?.[0] ?? '';
    await customer.goto(`${server.origin}/${link}`);
    await customer.getByRole('button', { name: 'Accepter ce devis' }).click();
    await customer.getByRole('checkbox').first().check();
    await customer.getByRole('checkbox', { name: /Je demande expressément que les travaux commencent/ }).check();
    await customer.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await customer.getByText('Devis accepté par Lise Cruas').waitFor();
    const received_on = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
    await send('POST', '/admin/payments', { quoteId: id, means: 'transfer', amount: 5000, received_on });
    await customer.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
    await customer.getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await customer.getByText('Vous avez renoncé à ce contrat').waitFor();

    await resize(office, { width: 1280, height: 900 });
    await office.goto(`${server.origin}/admin/payments/account?quoteId=${id}`);
    await office.getByText(/Client rétracté\s: 5\s?000,00\s€ à rembourser/).waitFor();
    await office.getByRole('button', { name: 'Facturer les travaux faits' }).click();
    await dialog()
      .getByText(/Le contrat était de 18\s?675,00\s€ TTC/)
      .waitFor();
    await stopTransitions(office);
    expect(await violationsOn(office)).toEqual([]);
    await dialog().getByLabel('Montant TTC des travaux faits').fill('1 200,00');
    await dialog().getByLabel('Montant TTC des travaux faits').press('Enter');
    await office
      .getByText(/Facture DEMO-F-\d{4}-\d{6} émise\./)
      .first()
      .waitFor();
    await dialog().waitFor({ state: 'detached' });
    await office.getByText(/Client rétracté\s: 3\s?800,00\s€ à rembourser/).waitFor();
    await expect.poll(() => office.getByRole('button', { name: 'Facturer les travaux faits' }).count()).toBe(0);
    await customer.goto(`${server.origin}/contrat?${link.split('?')[1]}`);
    await customer.getByText(/3\s?800,00\s€ vous sont dus après votre rétractation/).waitFor();
    expect(await violationsOn(customer)).toEqual([]);
  });
});
