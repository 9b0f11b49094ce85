import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminCall, adminCalls, holdUndo, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
let server: BuiltServer;
let call: AdminCall;
let page: Page;

describe('admin services and gallery', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    call = await adminCalls(server.origin);
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  /** Random pixels that no file format compresses below the size of a photograph. */
  const aPhotograph = (): Promise<Buffer> =>
    sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();

  const open = async (query: string): Promise<void> => {
    await page.goto(`${server.origin}/admin/services${query}`);
    await page.getByRole('dialog').waitFor();
  };
  const field = (name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
  const save = () => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' });
  const visit = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

  interface Stored {
    id: number;
    slug: string;
    image: string;
    subtitle: string;
    updated_at: string;
  }
  const stored = async (search: string): Promise<Stored> => {
    const { data } = (await (await call('GET', `/admin/services?search=${search}`)).json()) as { data: Stored[] };
    const [service] = data;
    if (service === undefined) throw new Error(`no service is found by “${search}”`);
    return service;
  };

  interface StoredWork {
    id: number;
    title: string;
    category: string;
    image: string;
    before_image: string;
    is_active: boolean;
  }
  const works = async (search: string): Promise<StoredWork[]> =>
    ((await (await call('GET', `/admin/gallery?search=${search}`)).json()) as { data: StoredWork[] }).data;

  let id = 0;
  beforeEach(() => page.bringToFront());

  it('shows a new service with its picture on the public site at once', async () => {
    await open('?new=1');
    await expect.poll(() => save().isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Toiture en lauze');
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Pierres plates de nos montagnes.');
    await field('Caractéristiques').fill('Pierre locale\n\n  \nPose à sec');
    const files = page.getByRole('dialog').locator('input[type=file]');
    await files.first().setInputFiles({ name: 'lauze.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() });
    await page.getByRole('button', { name: 'Recadrer…' }).first().click();
    const crop = page.getByRole('dialog', { name: 'Recadrer l’image' });
    const end = crop.getByRole('slider', { name: 'Partie gardée, de gauche à droite, fin' });
    for (const _step of Array.from({ length: 10 })) await end.press('ArrowLeft');
    await crop.getByRole('button', { name: 'Recadrer', exact: true }).click();
    await crop.waitFor({ state: 'detached' });
    const preview = page.getByRole('region', { name: 'Aperçu de la carte' });
    await preview.getByRole('heading', { name: 'Toiture en lauze' }).waitFor();
    await preview.getByText('Pose à sec').waitFor();
    const title = 'Toiture en lauze au Pouzin – Toitures du Pouzin';
    await preview.getByRole('group', { name: 'Aperçu dans un moteur de recherche' }).getByText(title).waitFor();
    await save().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const service = await stored('lauze');
    expect(service).toMatchObject({ slug: 'toiture-en-lauze', features: ['Pierre locale', 'Pose à sec'] });
    expect(service.image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    const original = await (await visit(service.image.replace('-1200.webp', ''))).bytes();
    expect(await sharp(original).metadata()).toMatchObject({ width: 270, height: 200 });
    const view = await visit('/services/toiture-en-lauze');
    expect(view.status).toBe(200);
    const html = await view.text();
    expect(html).toContain(service.image.replace('-1200.webp', ''));
    expect(html).toContain(`<title>${title}</title>`);
    expect(await (await visit('/services')).text()).toContain('Toiture en lauze');
    id = service.id;
  });

  it('redirects its old address, and refuses a city’s address below the field', async () => {
    await open(`?edit=${id}`);
    await field('Adresse de la page').fill('lyon');
    await save().click();
    await page.getByText('Cette adresse est celle d’une page de ville.').first().waitFor();
    await field('Adresse de la page').fill('Lauze et pierre');
    await page.getByText('L’ancienne adresse /services/toiture-en-lauze mènera à la nouvelle.').waitFor();
    await save().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const moved = await visit('/services/toiture-en-lauze');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services/lauze-et-pierre']);
    expect((await visit('/services/lauze-et-pierre')).status).toBe(200);
  });

  it('warns the second of two editors, and keeps all text', async () => {
    await open(`?edit=${id}`);
    await field('Sous-titre').fill('Ma version');
    const other = await call('PUT', `/admin/services/${id}`, { subtitle: 'La version d’un autre' });
    expect(other.status).toBe(200);
    await save().click();
    await page.getByText('Cette fiche a changé entre-temps').waitFor();
    expect((await stored('lauze')).subtitle).toBe('La version d’un autre');
    await page.getByRole('button', { name: 'Voir la version enregistrée' }).click();
    await expect.poll(() => field('Sous-titre').inputValue()).toBe('La version d’un autre');
    await page.getByRole('button', { name: 'Revenir à ma saisie' }).click();
    await expect.poll(() => field('Sous-titre').inputValue()).toBe('Ma version');
    await page.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await stored('lauze')).subtitle).toBe('Ma version');
  });

  it('undoes a status change and a deletion, which it asks about, and restores from the bin', async () => {
    await page.goto(`${server.origin}/admin/services?search=lauze`);
    await page.getByRole('button', { name: /Retirer Toiture en lauze du site/ }).click();
    await page.getByText('« Toiture en lauze » n’est plus sur le site.').waitFor();
    await holdUndo(page);
    expect((await visit('/services/lauze-et-pierre')).status).not.toBe(200);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: /Retirer Toiture en lauze du site/ }).waitFor();
    const remove = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Supprimer Toiture en lauze' }).click();
      await page.getByText(/Cette action est irréversible/).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await page.getByText('Service supprimé.').waitFor();
      await holdUndo(page);
      expect((await call('GET', `/admin/services/${id}`)).status).toBe(404);
      expect((await visit('/services/toiture-en-lauze')).status).not.toBe(301);
    };
    await remove();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Service supprimé.' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await page.getByText('Suppression annulée.').waitFor();
    expect((await visit('/services/toiture-en-lauze')).status).toBe(301);
    await remove();
    await page.goto(`${server.origin}/admin/corbeille?search=lauze`);
    await page.getByRole('button', { name: 'Restaurer Toiture en lauze' }).click();
    await page.getByText('« Toiture en lauze » est restauré.').waitFor();
    await page.getByText('Aucun élément trouvé').waitFor();
    await page.getByText('Rien ne correspond à cette recherche').waitFor();
    expect((await visit('/services/lauze-et-pierre')).status).toBe(200);
  });

  it('shows six read-only examples without a server, and a drawing for a service without its picture', async () => {
    await page.route('**/api/admin/services**', (route) => route.abort());
    await page.goto(`${server.origin}/admin/services`);
    await page.getByText("Données d'exemple : le serveur ne répond pas").waitFor();
    const examples = page.getByRole('region', { name: /Données d'exemple/ });
    await expect.poll(() => examples.getByRole('heading', { level: 2 }).count()).toBe(6);
    await expect.poll(() => examples.getByRole('button').count()).toBe(0);
    await page.unroute('**/api/admin/services**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('link', { name: 'Voir Charpente' }).waitFor();
    await expect.poll(() => page.getByText("Données d'exemple : le serveur ne répond pas").count()).toBe(0);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(`${server.origin}/admin/services?category=Charpente`);
    await page.locator('[data-trade=charpente]').first().waitFor();
  });

  it('uploads several photos at once, one with its before picture; explains why it refuses other files', async () => {
    await page.unroute('**/media/**');
    await page.goto(`${server.origin}/admin/gallery?new=1`);
    const dialog = page.getByRole('dialog');
    const [first, second, before] = await Promise.all([aPhotograph(), aPhotograph(), aPhotograph()]);
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'preau-neuf.jpg', mimeType: 'image/jpeg', buffer: first },
      { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: second },
      { name: 'rate.png', mimeType: 'image/png', buffer: Buffer.from('bonjour') },
    ]);
    const photo = (number: number) => dialog.getByRole('listitem', { name: `Photo ${number}` });
    await photo(1)
      .locator('input[type=file]')
      .setInputFiles({ name: 'avant.jpg', mimeType: 'image/jpeg', buffer: before });
    const send = dialog.getByRole('button', { name: /^Ajouter/ });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await photo(2).getByLabel('Titre').fill('Préau vu du jardin');
    // A near spelling is offered instead of a new public category; a new one is offered to the other photos.
    const category = page.getByRole('dialog', { name: 'Nouvelle catégorie' });
    await photo(1).getByLabel('Catégorie').selectOption({ label: 'Autre…' });
    await category.getByLabel('Nom de la catégorie').fill('charpentes');
    await category.getByRole('button', { name: 'Prendre « Charpente »' }).click();
    await category.waitFor({ state: 'detached' });
    await expect.poll(() => photo(1).getByLabel('Catégorie').inputValue()).toBe('Charpente');
    await photo(2).getByLabel('Catégorie').selectOption({ label: 'Autre…' });
    await category.getByLabel('Nom de la catégorie').fill('Préaux');
    await page.keyboard.press('Enter');
    await photo(1).getByLabel('Catégorie').selectOption('Préaux');
    await send.click();
    await photo(3).getByText("Erreur lors de l'ajout de la photo").waitFor();
    const added = await works('preau');
    expect(added.map(({ category }) => category)).toEqual(['Préaux', 'Préaux']);
    expect(added.map(({ title }) => title).sort()).toEqual(['Preau neuf', 'Préau vu du jardin']);
    expect(added.filter(({ before_image }) => before_image !== '').map(({ title }) => title)).toEqual(['Preau neuf']);
    expect(await (await visit('/realisations')).text()).toContain('Préau vu du jardin');
    await dialog.getByRole('button', { name: 'Retirer Rate de la liste' }).click();
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('downloads a work unchanged, shares it by link, unpublishes and republishes it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('link', { name: 'Voir Preau neuf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preau neuf' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Télécharger', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[0-9a-f]{32}\.jpg$/);
    await dialog.getByRole('button', { name: 'Partager' }).click();
    await page.getByText(`Le lien ${server.origin}/realisations est copié.`).waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/realisations`);
    await dialog.getByRole('button', { name: /Retirer Preau neuf du site/ }).click();
    await page.getByText('« Preau neuf » n’est plus sur le site.').waitFor();
    await holdUndo(page);
    expect(await (await visit('/realisations')).text()).not.toContain('Preau neuf');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Modification annulée.').waitFor();
    expect((await works('preau neuf'))[0]?.is_active).toBe(true);
  });

  it('applies renaming, removal and additions while photos are uploading', async () => {
    await page.goto(`${server.origin}/admin/gallery?new=1`);
    const dialog = page.getByRole('dialog');
    const choose = dialog.locator('input[type=file]').first();
    const aFile = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await aPhotograph() });
    await choose.setInputFiles(await Promise.all(['auvent-un.jpg', 'auvent-deux.jpg', 'auvent-trois.jpg'].map(aFile)));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/gallery', async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Ajouter 3 photos' }).click();
    await dialog.getByRole('listitem', { name: 'Photo 2' }).getByLabel('Titre').fill('Auvent vu du jardin');
    await dialog.getByRole('button', { name: 'Retirer Auvent trois de la liste' }).click();
    await choose.setInputFiles(await aFile('auvent-tardif.jpg'));
    release();
    await page.getByText('2 photos ajoutées').waitFor();
    const titles = async () => (await works('auvent')).map(({ title }) => title).sort();
    expect(await titles()).toEqual(['Auvent un', 'Auvent vu du jardin']);
    await dialog.getByRole('button', { name: 'Ajouter la photo' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await titles()).toEqual(['Auvent tardif', 'Auvent un', 'Auvent vu du jardin']);
  });
});
