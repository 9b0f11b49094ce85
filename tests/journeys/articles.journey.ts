import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { holdUndo, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, resize } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TITLE = 'Poser une chatière sans fuite';
const ADDRESS = '/blog/poser-une-chatiere-sans-fuite';

let browser: Browser;
let server: BuiltServer;
describe('articles', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  async function anEditor(): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await signInToBackOffice(page, server.origin);
    return { page, context, errors };
  }

  const getStatus = async (path: string): Promise<number> =>
    (await fetch(server.origin + path, { redirect: 'manual' })).status;
  const publicText = async (path: string): Promise<string> => (await fetch(server.origin + path)).text();

  /** Writes a draft with toolbar and keyboard, and checks the visitors' view of it. */
  async function write(page: Page): Promise<void> {
    await page.goto(`${server.origin}/admin/blog`);
    await page.getByRole('main').getByRole('link', { name: 'Nouvel article' }).first().click();
    const publish = page.getByRole('button', { name: 'Publier', exact: true });
    await publish.waitFor();
    await expect.poll(() => publish.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Titre' }).fill(TITLE);
    const content = page.getByRole('textbox', { name: 'Contenu' });
    await content.fill('Une chatière fait respirer le toit.');
    await content.press('End');
    await content.press('Enter');
    await page.getByRole('button', { name: 'Intertitre' }).click();
    await page.keyboard.type('Avant de percer');
    await content.press('Enter');
    await content.press('Control+b');
    await page.keyboard.type('Attention');
    await content.press('End');
    await content.press('Enter');
    await content.press('Control+k');
    await page.keyboard.type('/tarifs');
    const preview = page.getByRole('region', { name: 'Aperçu de l’article' });
    await preview.getByRole('heading', { name: 'Avant de percer' }).waitFor();
    await preview.locator('strong', { hasText: 'Attention' }).waitFor();
    await preview.locator('a[href="/tarifs"]').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }

  /** Puts one picture into the text thrice: chosen as a file, dropped, and taken again from those already stored. */
  async function addPictures(page: Page): Promise<void> {
    const content = page.getByRole('textbox', { name: 'Contenu' });
    const open = async () => {
      await page.getByRole('button', { name: 'Image dans le texte' }).click();
      return page.getByRole('dialog', { name: 'Image dans le texte' });
    };
    const insert = async (alt: string): Promise<void> => {
      const dialog = page.getByRole('dialog', { name: 'Image dans le texte' });
      const button = dialog.getByRole('button', { name: 'Insérer' });
      await dialog.getByRole('img', { name: 'Aperçu de l’image choisie' }).waitFor();
      // Words for who cannot see it are asked for first.
      expect(await button.isDisabled()).toBe(true);
      await dialog.getByLabel(/^Texte de remplacement/).fill(alt);
      await button.click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => content.inputValue()).toMatch(new RegExp(`!\\[${alt}\\]\\(/media/[0-9a-f]{32}`));
    };
    const photo = (await aPhoto()).toString('base64');
    const chosen = await open();
    await chosen
      .locator('input[type="file"]')
      .setInputFiles({ name: 'toit.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') });
    expect(await violationsOn(page)).toEqual([]);
    await chosen.getByRole('button', { name: 'Recadrer…' }).click();
    const cropping = page.getByRole('dialog', { name: 'Recadrer l’image' });
    const end = cropping.getByRole('slider', { name: 'Partie gardée, de gauche à droite, fin' });
    for (const _step of Array.from({ length: 40 })) await end.press('ArrowLeft');
    await cropping.getByRole('button', { name: 'Recadrer', exact: true }).click();
    await cropping.waitFor({ state: 'detached' });
    await chosen.getByText('Gardé : 0–60 × 0–100 %').waitFor();
    await insert('Choisie');
    const [, key = ''] = /\/media\/([0-9a-f]{32})/.exec(await content.inputValue()) ?? [];
    const stored = await sharp(await (await fetch(`${server.origin}/media/${key}`)).bytes()).metadata();
    expect([stored.width, stored.height]).toEqual([54, 60]);
    for (const [event, alt] of [
      ['drop', 'Déposée'],
      ['paste', 'Collée'],
    ] as const) {
      const dialog = await open();
      await dialog.getByRole('group', { name: /^Image/ }).evaluate(
        (zone, [name, bytes]) => {
          const data = new DataTransfer();
          data.items.add(
            new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'toit.png', { type: 'image/png' }),
          );
          const shared = { bubbles: true, cancelable: true };
          zone.dispatchEvent(
            name === 'drop'
              ? new DragEvent(name, { ...shared, dataTransfer: data })
              : new ClipboardEvent(name, { ...shared, clipboardData: data }),
          );
        },
        [event, photo] as const,
      );
      await insert(alt);
    }
    const again = await open();
    await again.getByRole('button', { name: 'Photothèque' }).click();
    const library = page.getByRole('dialog', { name: 'Choisir une image déjà déposée' });
    await library.getByRole('button', { name: /^Image 1 sur/ }).click();
    await library.waitFor({ state: 'detached' });
    await insert('Reprise');
  }

  it('writes, saves and publishes an article, informs a second editor, withdraws and restores it', async () => {
    const first = await anEditor();
    const { page } = first;
    await write(page);
    await addPictures(page);
    // Autosaved: a reload finds it under its own address.
    await page.getByText(/^Enregistré à \d\d:\d\d/).waitFor();
    await page.waitForURL(/\/admin\/blog\/\d+$/);
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe(TITLE);
    expect(await violationsOn(page)).toEqual([]);
    expect(await getStatus(ADDRESS)).toBe(404);

    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByText('Article publié.').waitFor();
    expect(await getStatus(ADDRESS)).toBe(200);
    expect(await publicText('/blog')).toContain(TITLE);
    const article = await publicText(ADDRESS);
    for (const alt of ['Choisie', 'Déposée', 'Collée', 'Reprise']) expect(article).toContain(`alt="${alt}"`);

    const second = await anEditor();
    await second.page.goto(page.url());
    await second.page.getByLabel(/^Extrait/).fill('Le mot de la seconde.');
    await page.getByLabel(/^Extrait/).fill('Le mot de la première.');
    const result = page.getByRole('group', { name: 'Aperçu dans un moteur de recherche' });
    await result.getByText('Le mot de la première.').waitFor();
    await page.getByLabel(/^Extrait/).press('Control+s');
    await page.getByText('Article enregistré.').waitFor();
    await second.page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await second.page.getByText('Cette fiche a changé entre-temps').waitFor();
    // No text is lost on either side.
    await expect.poll(() => second.page.getByLabel(/^Extrait/).inputValue()).toBe('Le mot de la seconde.');
    expect(await publicText('/blog')).toContain('Le mot de la première.');
    await second.page.getByRole('button', { name: 'Voir la version enregistrée' }).click();
    await expect.poll(() => second.page.getByLabel(/^Extrait/).inputValue()).toBe('Le mot de la première.');
    await second.page.getByRole('button', { name: 'Revenir à ma saisie' }).click();
    await second.page.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
    await second.page.getByText('Article enregistré.').waitFor();
    expect(await publicText('/blog')).toContain('Le mot de la seconde.');
    await second.context.close();

    await page.goto(`${server.origin}/admin/blog?search=chatiere`);
    await page.getByRole('button', { name: `Publié. Dépublier « ${TITLE} »` }).click();
    await holdUndo(page);
    await expect.poll(() => getStatus(ADDRESS)).toBe(404);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => getStatus(ADDRESS)).toBe(200);
    expect([...first.errors, ...second.errors]).toEqual([]);
    await first.context.close();
  });

  it('keeps text typed during the first save over a reload, under the address that the save returned', async () => {
    const { page, context } = await anEditor();
    await page.goto(`${server.origin}/admin/blog`);
    await page.getByRole('main').getByRole('link', { name: 'Nouvel article' }).first().click();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/blog', async (route) => {
      await released;
      await route.continue();
    });
    // All further saves fail: only the device can store the text.
    await page.route('**/api/admin/blog/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    // A draft is saved by itself too, where typing has paused.
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/blog'));
    await page.getByRole('textbox', { name: 'Titre' }).fill('Un premier jet');
    await page.getByRole('textbox', { name: 'Contenu' }).fill('Une phrase pour commencer.');
    await page.getByRole('textbox', { name: 'Contenu' }).press('Control+s');
    await sent;
    const excerpt = page.getByLabel(/^Extrait/);
    await excerpt.fill('Tapé entre-temps.');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Tapé entre-temps.');
    release();
    await page.getByText('Modifications non enregistrées').waitFor();
    await page.reload();
    await expect.poll(() => excerpt.inputValue()).toBe('Tapé entre-temps.');
    await expect.poll(() => page.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Un premier jet');
    await context.close();
  });

  it('keeps the buttons that save and publish in view on a phone, from the first line to the last', async () => {
    const { page, context } = await anEditor();
    await page.goto(`${server.origin}/admin/blog/new`);
    await resize(page, { width: 390, height: 844 });
    const publish = page.getByRole('button', { name: 'Publier', exact: true });
    /** Whether a finger at the middle of the button reaches it. */
    const isInReach = () =>
      publish.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await page.getByRole('textbox', { name: 'Titre' }).fill('Écrit sur un toit');
    await page.getByRole('textbox', { name: 'Contenu' }).fill('Un paragraphe.\n\n'.repeat(40));
    await expect.poll(isInReach).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isInReach).toBe(true);
    await context.close();
  });
});
