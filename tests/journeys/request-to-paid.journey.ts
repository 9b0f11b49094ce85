import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const CUSTOMER = { name: 'Solène Vernoux', email: 'solene@essai.example', phone: '06 39 98 04 12' };
const WORKS = 'La toiture de 1974 est à reprendre, et les combles à isoler.';
const PLACE = '4 montée du Château, 07250 Le Pouzin';
/** Three rates; computed by hand: 16 500.54 net, 1 627.90 of tax, and 30 % of the total as a deposit. */
const LINES = [
  ['Réfection de la couverture', '84,5', '118,90', '10'],
  ['Isolation des rampants', '62', '74,25', '5.5'],
  ['Création d’un auvent', '1', '1849,99', '20'],
] as const;
const GROSS = '18 128,44 €';
const DEPOSIT = '5 438,53 €';
const LEFT = '12 689,91 €';

let browser: Browser;
let server: BuiltServer;
let customer: Page;
let office: Page;
describe('request to paid', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    customer = await browser.newPage({
      viewport: { width: 390, height: 844 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    office = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    await signInToBackOffice(office, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  const plain = async (page: Page): Promise<string> => (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  /** Waits until a page shows the words; the spaces of French numbers count as plain ones. */
  const shows = (page: Page, words: string) => expect.poll(() => plain(page)).toContain(words);
  const dialog = () => office.getByRole('dialog');

  async function payByCard(amount: string): Promise<void> {
    await shows(customer, `Payer ${amount}`);
    await customer.getByLabel('Numéro de carte').fill('4242424242424242');
    await customer.getByLabel('Titulaire de la carte').fill(CUSTOMER.name);
    await customer.getByLabel('Mois d’expiration').selectOption('12');
    await customer.getByLabel('Année d’expiration').selectOption({ index: 3 });
    await customer.getByLabel('Code de sécurité').fill('123');
    await customer.getByRole('button', { name: /^Payer/ }).click();
    await customer.getByRole('heading', { name: 'Paiement accepté' }).waitFor();
    await shows(customer, amount);
  }

  let quoteLink = '';
  let invoiceNumber = '';

  it('sends a visitor’s request for a quote', async () => {
    await customer.goto(`${server.origin}/contact`);
    await customer.getByLabel(/^Nom/).fill(CUSTOMER.name);
    await customer.getByLabel(/^Adresse e-mail/).fill(CUSTOMER.email);
    await customer.getByLabel(/^Téléphone/).fill(CUSTOMER.phone);
    await customer.getByLabel(/^Service souhaité/).selectOption({ label: 'Couverture' });
    await customer.getByLabel(/^Votre projet/).fill(WORKS);
    await customer.getByRole('button', { name: /envoyer ma demande/i }).click();
    await customer.getByText('Message envoyé avec succès!').waitFor();
  });

  it('prices it from the message without retyping known values, and sends it', async () => {
    await office.goto(`${server.origin}/admin/contact?search=Vernoux`);
    await office.getByRole('link', { name: `Voir le message de ${CUSTOMER.name}` }).click();
    await dialog().getByRole('link', { name: 'Voir le devis' }).click();
    await dialog()
      .getByRole('link', { name: 'Modifier' })
      .or(dialog().getByRole('button', { name: 'Modifier' }))
      .click();
    await dialog().getByLabel('Nom du client').waitFor();
    for (const [label, value] of [
      ['Nom du client', CUSTOMER.name],
      ['E-mail', CUSTOMER.email],
      ['Téléphone', CUSTOMER.phone],
      ['Service', 'Couverture'],
      ['Description des travaux', WORKS],
    ] as const) {
      await expect.poll(() => dialog().getByLabel(label).inputValue()).toBe(value);
    }
    await dialog().getByLabel('Adresse du chantier').fill(PLACE);
    await dialog().getByLabel('Exécution des travaux').fill('Semaine 12');
    for (const [place, [label, quantity, price, rate]] of LINES.entries()) {
      await dialog().getByRole('button', { name: 'Ajouter une ligne' }).click();
      const line = dialog().getByRole('group', { name: `Ligne ${place + 1}` });
      await line.getByLabel('Désignation').fill(label);
      await line.getByLabel('Quantité').fill(quantity);
      await line.getByLabel('Prix unitaire HT').fill(price);
      await line.getByLabel('TVA').selectOption(rate);
    }
    await dialog().getByRole('button', { name: 'Enregistrer' }).click();
    await shows(office, GROSS);
    await dialog().getByRole('button', { name: 'Envoyer', exact: true }).click();
    await dialog().getByText(`Envoyer ce devis à ${CUSTOMER.email}`).waitFor();
    await office.keyboard.press('Enter');
    await office.getByText(`envoyé à ${CUSTOMER.email}`).waitFor();
  });

  it('accepts it from the email, and pays the deposit by card', async () => {
    // The acknowledgement of the request was sent before.
    const [, emailContent] = await emailsTo(server, CUSTOMER.email, 2);
    quoteLink = /https?:\/\/\S+\/devis\?token=[\w-]+/.exec(emailContent?.text ?? '')?.[0] ?? '';
    await customer.goto(quoteLink);
    for (const view of [GROSS, PLACE, ...LINES.map(([label]) => label)]) await shows(customer, view);
    await customer.getByRole('button', { name: 'Accepter ce devis' }).click();
    await customer.getByRole('checkbox').first().check();
    await customer.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await customer.getByText(`Devis accepté par ${CUSTOMER.name}`).waitFor();

    await customer.getByRole('link', { name: 'Régler l’acompte' }).click();
    await payByCard(DEPOSIT);
  });

  it('creates the order, prints it and issues the invoice with the deposit deducted', async () => {
    await office.goto(`${server.origin}/admin/quotes?search=Vernoux&status=approved`);
    await office.getByRole('link', { name: new RegExp(`^Voir .*${CUSTOMER.name}`) }).click();
    await dialog().getByRole('button', { name: 'Convertir en commande' }).click();
    await office.waitForURL(/\/admin\/orders\?.*view=\d+/);
    for (const known of [CUSTOMER.name, CUSTOMER.email, PLACE, WORKS]) await shows(office, known);

    await dialog().getByRole('button', { name: 'Émettre la facture' }).click();
    const question = office.getByRole('dialog', { name: 'Émettre la facture de cette commande ?' });
    await question.getByRole('button', { name: 'Émettre la facture' }).click();
    const issued = office.getByText(/Facture DEMO-F-\d{4}-\d{6} émise\./);
    invoiceNumber = /DEMO-F-[\d-]+\d/.exec(await issued.innerText())?.[0] ?? '';
    const call = await adminCalls(server.origin);
    const { data } = await (await call('GET', '/admin/invoices?search=Vernoux')).json();
    expect(data).toHaveLength(2);

    await office.goto(`${server.origin}/admin/orders?search=Vernoux`);
    await office.getByRole('button', { name: `Facture de la commande de ${CUSTOMER.name}` }).click();
    const printed = office.waitForEvent('popup');
    await dialog().getByRole('button', { name: 'Imprimer' }).click();
    await shows(await printed, GROSS);
    await (await printed).close();
  });

  it('pays the rest from the invoice email, and shows the payment to both sides', async () => {
    await office.goto(`${server.origin}/admin/orders?search=Vernoux`);
    await office.getByRole('link', { name: `Voir la commande de ${CUSTOMER.name}` }).click();
    await dialog()
      .getByRole('button', { name: `Envoyer ${invoiceNumber} à ${CUSTOMER.email}` })
      .click();
    const question = office.getByRole('dialog', { name: `Envoyer ${invoiceNumber} à ${CUSTOMER.email} ?` });
    await question.getByRole('button', { name: 'Envoyer' }).click();
    await office.getByText(`est envoyée à ${CUSTOMER.email}`).waitFor();
    const emails = await emailsTo(server, CUSTOMER.email, 6);
    await customer.goto(/https?:\/\/\S+\/facture\?token=[\w-]+/.exec(emails.at(-1)?.text ?? '')?.[0] ?? '');
    for (const visible of [GROSS, DEPOSIT, LEFT]) await shows(customer, visible);
    await customer.getByRole('link', { name: 'Payer en ligne' }).click();
    await payByCard(LEFT);

    await office.goto(`${server.origin}/admin/payments?search=Vernoux`);
    for (const amount of [DEPOSIT, LEFT]) await shows(office, amount);
    await office.goto(`${server.origin}/admin/invoices?search=Vernoux`);
    await expect.poll(() => office.getByText('Payée', { exact: true }).count()).toBe(2);
    await customer.goto(quoteLink);
    await shows(customer, GROSS);
    await expect.poll(() => customer.getByRole('link', { name: /^Régler/ }).count()).toBe(0);
  });
});
