import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, holdUndo, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let page: Page;
let id = 0;

describe('admin quotes', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    page = await (
      await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    ).newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  interface Stored {
    id: number;
    montant: number;
    stage: string;
    notes: string;
    totals: { gross: number; vat: { rate: number; vat: number }[] };
  }
  const stored = async (): Promise<Stored> =>
    ((await (await call('GET', `/admin/quotes/${id}`)).json()) as { data: Stored }).data;

  const dialog = () => page.getByRole('dialog');
  async function chooseFile(button: Locator, name: string): Promise<void> {
    const choosing = page.waitForEvent('filechooser');
    await button.click();
    const content = name.endsWith('.pdf') ? '%PDF-1.7 %%EOF' : 'Accord';
    await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  }
  const save = () => dialog().getByRole('button', { name: 'Enregistrer' });
  const line = (number: number) => dialog().getByRole('group', { name: `Ligne ${number}` });
  const show = async (query: string): Promise<void> => {
    await page.goto(`${server.origin}/admin/quotes${query}`);
    await page.getByRole('heading', { level: 1, name: 'Gestion des Devis' }).waitFor();
  };

  async function write(number: number, [label, quantity, price, rate]: readonly [string, string, string, string]) {
    await line(number).getByLabel('Désignation').fill(label);
    await line(number).getByLabel('Quantité').fill(quantity);
    await line(number).getByLabel('Prix unitaire HT').fill(price);
    await line(number).getByLabel('TVA').selectOption(rate);
  }

  it('writes a quote with three rates by keyboard, with updated totals', async () => {
    await show('?new=1');
    await expect.poll(() => save().isDisabled()).toBe(true);
    await dialog().getByRole('combobox', { name: 'Client connu' }).fill('vialle');
    await page.getByRole('option', { name: 'Jean-Marc Vialle' }).click();
    await expect.poll(() => dialog().getByLabel('Nom du client').inputValue()).toBe('Jean-Marc Vialle');
    expect(await dialog().getByLabel('E-mail').inputValue()).toContain('@');
    await dialog().getByRole('combobox', { name: 'Client connu' }).click();
    await page.getByRole('option', { name: 'Autre… (nouveau client)' }).click();
    await expect.poll(() => dialog().getByLabel('E-mail').inputValue()).toBe('');
    await page.keyboard.type('Marcelle Coste');
    await expect.poll(() => dialog().getByLabel('Nom du client').inputValue()).toBe('Marcelle Coste');
    await dialog().getByLabel('E-mail').fill('marcelle@essai.example');
    await dialog().getByLabel('Service').selectOption('Couverture');
    await dialog().getByRole('button', { name: 'Ajouter une ligne' }).press('Enter');
    await page.keyboard.type('Réfection');
    await write(1, ['Réfection de la couverture', '84,5', '118,90', '10']);
    await line(1).getByLabel('Prix unitaire HT').press('Enter');
    await page.keyboard.type('Isolation');
    await write(2, ['Isolation des rampants', '62', '74,25', '5.5']);
    await line(2).getByLabel('Quantité').press('Enter');
    await write(3, ['Création d’un auvent', '1', '1 849,99', '20']);
    await line(3).getByLabel('Désignation').press('Alt+ArrowUp');
    await expect.poll(() => line(2).getByLabel('Désignation').inputValue()).toBe('Création d’un auvent');
    const totals = (await dialog().getByLabel('Totaux').innerText()).replaceAll(/\s+/g, ' ');
    expect(totals).toContain('Total HT 16 500,54 €');
    expect(totals).toContain('TVA 5,5 % sur 4 603,50 € 253,19 €');
    expect(totals).toContain('Total TTC 18 128,44 €');
    expect(await violationsOn(page)).toEqual([]);
    await save().click();
    await page.waitForURL(/view=\d+/);
    id = Number(new URL(page.url()).searchParams.get('view'));
    expect(await stored()).toMatchObject({
      montant: 16_500.54,
      totals: {
        gross: 18_128.44,
        vat: [
          { rate: 20, vat: 370 },
          { rate: 10, vat: 1004.71 },
          { rate: 5.5, vat: 253.19 },
        ],
      },
    });
    await dialog().getByText('Total TTC').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('downloads its devis, and sends it to the customer once it has the place and the period of the works', async () => {
    await show(`?view=${id}`);
    const pdf = page.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Télécharger le PDF' }).click();
    expect((await pdf).suggestedFilename()).toMatch(/^devis-D\d{6}\.pdf$/);
    const send = async (): Promise<void> => {
      await dialog().getByRole('button', { name: 'Envoyer', exact: true }).click();
      await dialog().getByText('Envoyer ce devis à marcelle@essai.example').waitFor();
      await page.keyboard.press('Enter');
    };
    await send();
    await dialog()
      .getByText(/Il manque\s: le lieu des travaux, la date ou la période d’exécution/)
      .waitFor();
    await dialog().getByRole('link', { name: 'Compléter le devis' }).click();
    await dialog().getByLabel('Adresse du chantier').fill('3 chemin des Ormes, 07250 Le Pouzin');
    await dialog().getByLabel('Exécution des travaux').fill('Semaine 12');
    await save().click();
    await page.waitForURL(/view=\d+/);
    await send();
    await page.getByText(/Devis D\d{6} envoyé à marcelle@essai.example/).waitFor();
    await dialog().getByRole('heading', { name: 'Chez le client' }).waitFor();
    expect((await stored()).stage).toBe('quoted');
  });

  it('prevents overwriting changes that another user has saved meanwhile', async () => {
    await show(`?edit=${id}`);
    await dialog().getByLabel('Note au client').fill('Échafaudage compris.');
    await call('PUT', `/admin/quotes/${id}`, { notes: 'Sans échafaudage.' });
    await save().click();
    await dialog().getByText('Cette fiche a changé entre-temps').waitFor();
    expect((await stored()).notes).toBe('Sans échafaudage.');
    await dialog().getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
    await page.waitForURL(/view=\d+/);
    expect(await stored()).toMatchObject({ notes: 'Échafaudage compris.', montant: 16_500.54 });
  });

  it('shows an approval at once, and restores the previous stage from the toast', async () => {
    await call('PUT', `/admin/quotes/${id}/status`, { stage: 'contacted' });
    await show('?search=coste');
    await page.getByRole('button', { name: /Approuver le devis de Marcelle Coste/ }).click();
    await page.getByText('Le devis de Marcelle Coste est approuvé.').waitFor();
    await holdUndo(page);
    expect((await stored()).stage).toBe('accepted');
    await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Modification annulée.').waitFor();
    expect((await stored()).stage).toBe('contacted');
  });

  it('refuses to delete an accepted quote, and shows why', async () => {
    await call('PUT', `/admin/quotes/${id}/status`, { status: 'approved' });
    await show('?status=approved&search=coste');
    await page.getByRole('button', { name: 'Supprimer le devis de Marcelle Coste' }).click();
    await dialog().getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(/Ce devis a été accepté : c’est un contrat/).waitFor();
    expect((await stored()).id).toBe(id);
    await dialog().waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);
  });

  it('records the agreement of a customer, refuses changes, and cancels it with a reason', async () => {
    const lines = [{ label: 'Toit', quantity: 1, unit: 'forfait', unit_price: 1000, vat_rate: 10 }];
    const client = { clientName: 'Aline Sabatier', clientEmail: 'aline@essai.example', address: 'Crest' };
    const works = { service: 'Couverture', lines, executionPeriod: 'Semaine 12' };
    const made = await call('POST', '/admin/quotes', { ...client, ...works });
    id = ((await made.json()) as { data: Stored }).data.id;
    await show(`?view=${id}`);
    await dialog().getByRole('button', { name: 'Enregistrer l’accord du client' }).click();
    const agreement = dialog().getByRole('form', { name: 'Accord du client' });
    await expect.poll(() => agreement.getByLabel('Nom de la personne').inputValue()).toBe('Aline Sabatier');
    await agreement.getByLabel('Forme de l’accord').selectOption('autre');
    await agreement.getByRole('button', { name: 'Enregistrer l’accord' }).click();
    await agreement.getByText('Précisez comment le client a donné son accord.').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await agreement.getByLabel('Forme de l’accord').selectOption('oral');
    await chooseFile(agreement.getByRole('button', { name: 'Choisir un fichier ou photographier' }), 'accord.txt');
    await agreement.getByText('accord.txt, 0,1 Mo').waitFor();
    await agreement.getByRole('button', { name: 'Enregistrer l’accord' }).click();
    await agreement
      .getByText(/ni une photo .* ni un PDF/)
      .first()
      .waitFor();
    await agreement.getByRole('button', { name: 'Retirer accord.txt' }).click();
    await chooseFile(agreement.getByRole('button', { name: 'Choisir un fichier ou photographier' }), 'accord.pdf');
    await agreement.getByRole('button', { name: 'Enregistrer l’accord' }).click();
    await dialog().getByText('Accepté par Aline Sabatier, accord enregistré par l’entreprise (oral)').waitFor();
    await chooseFile(dialog().getByRole('button', { name: 'Ajouter un justificatif' }), 'page-2.pdf');
    await dialog().getByRole('button', { name: 'Justificatif 2 (PDF, 0,1 Mo)' }).waitFor();
    const saving = page.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Justificatif 1 (PDF, 0,1 Mo)' }).click();
    expect((await saving).suggestedFilename()).toMatch(new RegExp(`^accord-${id}-\\d+\\.pdf$`));
    expect((await stored()).stage).toBe('accepted');
    await dialog().getByLabel('Étape').selectOption('Contacté');
    await page.getByText(/annulez l’acceptation avec un motif/).waitFor();
    await resize(page, { width: 390, height: 844 });
    await dialog().getByRole('button', { name: 'Annuler l’acceptation' }).click();
    await dialog().getByLabel('Motif').fill('Le client change de tuile.');
    expect(await violationsOn(page)).toEqual([]);
    await dialog().getByRole('form').getByRole('button', { name: 'Annuler l’acceptation' }).click();
    await dialog().getByText('Acceptation annulée : Le client change de tuile.').waitFor();
    expect((await stored()).stage).toBe('quoted');
    await resize(page, { width: 1280, height: 900 });
  });

  it('turns a message into a quote with its data', async () => {
    const sent = {
      name: 'Rémi Arsac',
      email: 'remi@essai.example',
      subject: 'Une question',
      message: 'Mon toit fuit.',
    };
    const answer = await fetch(`${server.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const { data } = (await answer.json()) as { data: { id: number } };
    await page.goto(`${server.origin}/admin/contact?view=${data.id}`);
    await page.getByRole('button', { name: 'Créer le devis' }).click();
    await page.waitForURL(/\/admin\/quotes\?edit=/);
    await expect.poll(() => dialog().getByLabel('Nom du client').inputValue()).toBe('Rémi Arsac');
    await expect.poll(() => dialog().getByLabel('Description des travaux').inputValue()).toBe('Mon toit fuit.');
    await dialog().getByRole('combobox', { name: 'Service' }).selectOption({ label: 'Autre…' });
    await dialog().getByLabel('Autre : Service').fill('Dépannage de nuit');
    await dialog().getByLabel('Montant HT').fill('480');
    await save().click();
    await page.waitForURL(/view=\d+/);
    await page.goto(`${server.origin}/admin/contact?view=${data.id}`);
    await page.getByRole('link', { name: 'Voir le devis' }).click();
    await dialog().getByText('576').first().waitFor();
  });
});
