import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '#src/kernel/dates.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, changeScheme, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let page: Page;

describe('orders', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer({ PAYMENTS: 'off' })]);
    call = await adminCalls(server.origin);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    page = await context.newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });
  beforeEach(() => page.bringToFront());

  const CLIENT = 'Odile Vernet';
  const dialog = (): Locator => page.getByRole('dialog');
  const card = (): Locator => page.getByRole('listitem').filter({ hasText: CLIENT });
  /** Returns text with all spaces made plain ones. */
  const toText = async (place: Locator): Promise<string> => (await place.innerText()).replace(/\s+/gu, ' ');
  /** Calendar days: a day of the time change has 23 or 25 hours. */
  const day = (days: number): string =>
    new Date(Date.parse(parisDay(new Date())) + days * 86_400_000).toISOString().slice(0, 10);

  interface Stored {
    id: number;
    status: string;
    service_date: string | null;
    budget: number;
  }
  async function stored(): Promise<Stored> {
    const { data } = (await (await call('GET', `/admin/orders?search=${CLIENT}`)).json()) as { data: Stored[] };
    const [order] = data;
    if (order === undefined) throw new Error('The order is not stored.');
    return order;
  }

  it('refuses an order with the fixed message, then stores it', async () => {
    const before = day(1);
    await page.goto(`${server.origin}/admin/orders?new=1`);
    const add = dialog().getByRole('button', { name: 'Enregistrer' });
    const field = (name: string) => dialog().getByLabel(name);
    await expect.poll(() => add.isDisabled()).toBe(true);
    await field('Nom du client').fill(CLIENT);
    await field('Service').selectOption('Zinguerie');
    await add.click();
    await dialog().getByRole('alert').getByText('Veuillez remplir tous les champs obligatoires.').waitFor();
    await field('Téléphone').fill('06 39 98 00 07');
    await field('E-mail').fill('odile@essai.example');
    await field('Adresse du chantier').fill('26400 Crest');
    await field('Description').fill('Gouttières en zinc, 24 m');
    await field('Budget').fill('-1');
    await add.click();
    await dialog().getByRole('alert').getByText('Le budget doit être un nombre positif.').waitFor();
    await field('Budget').fill('5 000,50');
    // Midnight may pass during the test.
    expect([before, day(1)]).toContain(await field('Échéance').inputValue());
    await field('Échéance').fill(day(0));
    await add.click();
    await dialog().getByRole('alert').getByText("La date d'échéance doit être dans le futur.").waitFor();
    await field('Échéance').fill(day(30));
    await add.click();
    await dialog().waitFor({ state: 'detached' });
    await card().waitFor();
    expect(await stored()).toMatchObject({ status: 'en_attente', budget: 5000.5 });
    expect(await violationsOn(page)).toEqual([]);
  });

  it('shows in the dark too how near its deadline is, by a colour', async () => {
    const deadline = card().getByText(/\((dans|demain|aujourd’hui)/);
    for (const scheme of ['dark', 'light'] as const) {
      await changeScheme(page, scheme);
      const [red = 0, green = 0, blue = 0] = await deadline.evaluate((words) =>
        (getComputedStyle(words).color.match(/\d+/g) ?? []).map(Number),
      );
      expect(Math.max(red, green, blue) - Math.min(red, green, blue), scheme).toBeGreaterThan(60);
    }
  });

  it('changes its badge at once, and undoes the change on request', async () => {
    await card()
      .getByRole('button', { name: /^En attente\./ })
      .click();
    await card()
      .getByRole('button', { name: /^En cours\./ })
      .waitFor();
    await expect.poll(async () => (await stored()).status).toBe('en_cours');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await card()
      .getByRole('button', { name: /^En attente\./ })
      .waitFor();
    await expect.poll(async () => (await stored()).status).toBe('en_attente');
  });

  it('asks for the day of completion in the form of an order that becomes completed', async () => {
    await card()
      .getByRole('link', { name: `Modifier la commande de ${CLIENT}` })
      .click();
    const completion = dialog().getByLabel('Date de la prestation');
    await dialog().getByLabel('Statut').waitFor();
    expect(await completion.count()).toBe(0);
    await dialog().getByLabel('Statut').selectOption('terminé');
    await completion.waitFor();
    const proposed = await completion.inputValue();
    expect([day(0), day(-1)]).toContain(proposed);
    await dialog().getByRole('button', { name: 'Enregistrer' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ status: 'terminé', service_date: proposed });
    await call('PUT', `/admin/orders/${(await stored()).id}/status`, { status: 'en_attente' });
    await card()
      .getByRole('button', { name: /^En attente\./ })
      .waitFor();
  });

  it('opens its invoice over the list, and prints it in a separate window', async () => {
    await card()
      .getByRole('button', { name: `Facture de la commande de ${CLIENT}` })
      .click();
    const sheet = dialog().getByRole('article');
    await sheet.waitFor();
    const { id } = await stored();
    await resize(page, { width: 390, height: 844 });
    for (const words of ['5 000,50 €', 'TVA 20 %']) {
      const cell = sheet.getByRole('table').getByText(words).filter({ visible: true }).last();
      const isInside = async (): Promise<boolean> => {
        const box = await cell.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 390;
      };
      await expect.poll(isInside, { message: words }).toBe(true);
    }
    const table = sheet.getByRole('table');
    await expect
      .poll(() => table.evaluate(({ scrollWidth, parentElement }) => scrollWidth <= (parentElement?.clientWidth ?? 0)))
      .toBe(true);
    await resize(page, { width: 1280, height: 900 });
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog().getByRole('button', { name: 'Imprimer' }).click(),
    ]);
    await popup.locator('html[data-printed]').waitFor();
    const printed = await toText(popup.getByRole('article'));
    expect(printed).toBe(await toText(sheet));
    for (const words of [
      `n° ${String(id).padStart(6, '0')}`,
      'En attente',
      CLIENT,
      'Total HT 5 000,50 €',
      'TVA 20 % sur 5 000,50 € 1 000,10 €',
      'Total TTC 6 000,60 €',
      '30 jours',
      'IBAN',
    ]) {
      expect(printed).toContain(words);
    }
    expect(await violationsOn(popup)).toEqual([]);
    await popup.close();
    await dialog().getByRole('button', { name: 'Fermer' }).last().click();
  });

  it('saves the list as a CSV file, or as an Excel workbook from the menu of formats', async () => {
    await page.goto(`${server.origin}/admin/orders`);
    const save = async (act: () => Promise<void>): Promise<string> => {
      const [file] = await Promise.all([page.waitForEvent('download'), act()]);
      return file.suggestedFilename();
    };
    expect(await save(() => page.getByRole('button', { name: 'Exporter (CSV)' }).click())).toMatch(/\.csv$/);
    await page.getByRole('button', { name: 'Formats du fichier' }).click();
    expect(await save(() => page.getByRole('menuitem', { name: /Excel/ }).click())).toMatch(/\.xlsx$/);
  });

  it('saves its customer as a card for the contacts of a telephone', async () => {
    const { id } = await stored();
    await page.goto(`${server.origin}/admin/orders?view=${id}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: 'Ajouter aux contacts' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('odile-vernet.vcf');
    expect(readFileSync(await file.path(), 'utf8')).toContain('\r\nTEL;TYPE=CELL:06 39 98 00 07\r\n');
  });

  it('bills it, opens the invoice to the customer from the email, and cancels it by a credit note', async () => {
    const { id } = await stored();
    await page.goto(`${server.origin}/admin/orders?view=${id}`);
    await dialog().getByRole('button', { name: 'Émettre la facture' }).click();
    await page.getByText('numéro définitif').waitFor();
    await page.getByRole('button', { name: 'Émettre la facture' }).last().click();
    const bill = dialog()
      .getByRole('listitem')
      .filter({ hasText: /F-\d{4}-\d{6}/ });
    await bill.waitFor();
    const number = /F-\d{4}-\d{6}/.exec(await bill.innerText())?.[0] ?? '';
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      bill.getByRole('button', { name: `Télécharger ${number} en PDF` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    await bill.getByRole('button', { name: `Envoyer ${number}` }).click();
    await page.getByRole('button', { name: 'Envoyer', exact: true }).last().click();
    const [issued, email] = await emailsTo(server, 'odile@essai.example', 2);
    expect(issued?.attachments.map(({ filename }) => filename)).toEqual([`${number}.pdf`]);
    const link = /http\S+facture\?token=[\w-]+/.exec(email?.text ?? '')?.[0] ?? '';

    const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await customer.goto(link);
    const view = customer.getByRole('article', { name: `Facture ${number}` });
    await view.waitFor();
    expect(await toText(view)).toContain('6 000,60 €');
    await expect
      .poll(() => customer.getByRole('link', { name: 'Payer en ligne' }).getAttribute('href'))
      .toContain('invoiceId=');
    expect(await violationsOn(customer)).toEqual([]);

    await page.bringToFront();
    await bill.getByRole('button', { name: `Annuler la facture ${number} par un avoir` }).click();
    await page.getByRole('button', { name: 'Émettre l’avoir' }).click();
    await dialog()
      .getByText(/A-\d{4}-\d{6}/)
      .waitFor();
    expect((await call('DELETE', `/admin/orders/${id}`)).status).toBe(409);
    await customer.reload();
    await customer.getByText('Cette facture est annulée par l’avoir').waitFor();
    await expect.poll(() => customer.getByRole('link', { name: 'Payer en ligne' }).count()).toBe(0);
  });

  it('lists all issued documents in one place', async () => {
    await page.goto(`${server.origin}/admin/invoices?search=${CLIENT}`);
    await page.getByRole('row').filter({ hasText: 'Annulée par avoir' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: /^Voir A-/ }).click();
    await expect.poll(() => toText(dialog())).toMatch(/Total TTC 6 000,60 €/);
  });
});
