import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { type AdminCall, adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';

const TITLE = 'Le toit que vous regardez sans le voir.';
const TYPED = 'Des toits, tout simplement.';
const SECRET = 'Brouillon que personne ne doit lire';

let browser: Browser;
let server: BuiltServer;
let admin: AdminCall;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  admin = await adminCalls(server.origin);
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});

async function openEditor(width = 1400): Promise<Page> {
  const page = await openPage(browser, server.origin, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await signInToBackOffice(page, server.origin);
  await page.goto(`${server.origin}/admin/site`);
  await page.getByRole('link', { name: 'Modifier : Accueil' }).click();
  await page.getByRole('heading', { name: 'Modifier : Accueil' }).waitFor();
  return page;
}

const read = async (path = '/'): Promise<string> => (await fetch(server.origin + path)).text();
const preview = (page: Page) => page.frameLocator('iframe[title="Aperçu de la page"]');
const saved = (page: Page) => page.getByRole('status').getByText('Brouillon enregistré', { exact: true }).waitFor();
/** Waits until the script of the preview is there: a click before does nothing. */
const untilReady = (page: Page) => preview(page).locator('[data-field]').first().waitFor({ state: 'attached' });
/** Drops a file on an element, as from the desktop: where it is in the middle of its window. */
async function drop(target: Locator, file: { name: string; type: string; bytes: Uint8Array }): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element, { name, type, bytes }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      for (const kind of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer, ...at }));
      }
    },
    { ...file, bytes: [...file.bytes] },
  );
}

const rows = (page: Page) => page.getByRole('navigation', { name: 'Sections de la page' });

describe('editor of a page', () => {
  it('changes, hides and moves sections in a draft, and shows them to visitors once it is published', async () => {
    const page = await openEditor();
    await rows(page)
      .getByRole('button', { name: /^Grand bandeau/ })
      .first()
      .click();
    const slide = page.getByRole('group', { name: 'Diapositive 1' });
    await slide.getByRole('textbox', { name: 'Titre' }).fill(TITLE);
    await preview(page).getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.getByRole('button', { name: /^Masquer la section Étapes/ }).click();
    await preview(page).getByRole('heading', { name: 'Trois étapes, aucune surprise' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Descendre Avis : Ils dorment au sec' }).click();
    await saved(page);
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);
    const before = await read();
    expect(before).not.toContain(TITLE);
    expect(before).toContain('titre-methode');

    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByText('Page publiée', { exact: true }).waitFor();
    const after = await read();
    expect(after).toContain(TITLE);
    expect(after).not.toContain('titre-methode');
    expect(after.indexOf('titre-engagement')).toBeLessThan(after.indexOf('titre-avis-clients'));
    await page.close();
  });

  it('takes up the old version again after a comparison', async () => {
    const page = await openEditor();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Historique' }).click();
    const dialog = page.getByRole('dialog', { name: 'Historique' });
    await dialog.getByText('Version 2', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Comparer au brouillon' }).last().click();
    await dialog.getByRole('cell', { name: TITLE }).waitFor();
    await dialog.getByRole('cell', { name: 'Diapositive 1 · Titre' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Reprendre en brouillon' }).last().click();
    await page.getByText('Version 1 reprise en brouillon').waitFor();
    expect(await read()).toContain(TITLE);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await page.getByText('Page publiée', { exact: true }).waitFor();
    const after = await read();
    expect(after).not.toContain(TITLE);
    expect(after).toContain('titre-methode');
    await page.close();
  });

  it('selects a section by a click in the preview and types a text where it stands', async () => {
    const page = await openEditor();
    const heading = preview(page).getByRole('heading', { name: 'Trois étapes, aucune surprise' });
    await untilReady(page);
    await heading.click();
    await page.getByRole('region', { name: 'Étapes' }).waitFor();
    await preview(page).locator('[contenteditable]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(TYPED);
    await page.keyboard.press('Enter');
    await preview(page).getByRole('heading', { name: TYPED }).waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: 'Étapes' })
          .getByRole('textbox', { name: 'Titre', exact: true })
          .first()
          .inputValue(),
      )
      .toBe(TYPED);
    await saved(page);
    await page.close();
  });

  it('takes a picture where it stands, dropped or pasted, asks for its words and takes it back', async () => {
    const page = await openEditor();
    await untilReady(page);
    const photo = { name: 'toit.png', type: 'image/png', bytes: new Uint8Array(await aPhoto()) };
    const picture = () => preview(page).locator('#a-propos img').first();
    const words = await picture().getAttribute('alt');
    const refusal = page.getByRole('alert');
    await drop(picture(), { name: 'devis.txt', type: 'text/plain', bytes: new Uint8Array(8) });
    await refusal.getByText('Choisissez un fichier image.').waitFor();
    await drop(picture(), { name: 'toit.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') });
    await refusal.getByText(/Ce type de fichier n’est pas accepté/).waitFor();

    await drop(preview(page).locator('header').first(), photo);
    await refusal.getByText('Déposez le fichier sur l’image qu’il remplace.').waitFor();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/pages/pictures', async (route) => {
      await held;
      await route.continue();
    });
    await drop(picture(), photo);
    await page.getByRole('status').getByText('Envoi de l’image…').waitFor();
    release();
    const dialog = page.getByRole('dialog', { name: 'Présentation · Image' });
    const field = dialog.getByRole('textbox', { name: /^Texte de remplacement/ });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await field.fill('Le toit de la halle');
    await dialog.getByRole('button', { name: 'Terminé' }).click();
    await preview(page).getByRole('img', { name: 'Le toit de la halle' }).waitFor();
    await page.getByRole('alert').filter({ hasText: 'Image changée' }).getByRole('button', { name: 'Annuler' }).click();
    await preview(page).getByRole('img', { name: 'Le toit de la halle' }).waitFor({ state: 'detached' });
    await expect.poll(() => picture().getAttribute('alt')).toBe(words);

    await page.evaluate(
      ({ name, type, bytes }) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
      },
      { ...photo, bytes: [...photo.bytes] },
    );
    await field.waitFor();
    await page.close();
  });

  it('names what prevents a publication, and undoes the removal of a section and of the draft', async () => {
    const page = await openEditor();
    await rows(page)
      .getByRole('button', { name: /^Étapes/ })
      .first()
      .click();
    await page
      .getByRole('region', { name: 'Étapes' })
      .getByRole('textbox', { name: 'Titre', exact: true })
      .first()
      .fill('Réponse en {delai}');
    await saved(page);
    const lead = page.getByRole('region', { name: 'Étapes' }).getByRole('textbox', { name: 'Chapeau' }).first();
    await lead.fill('Nous venons voir. Un devis coûte {quote_price}.');
    const remark = page.getByRole('note').filter({ hasText: 'Un devis coûte {quote_price}.' });
    await remark.getByText(/ne s’affiche pas tant que .+ n’est pas renseigné/).waitFor();
    expect(await remark.getByRole('link').getAttribute('href')).toBe('/admin/settings?tab=prices');
    await page.getByText('Une phrase ne s’affiche pas encore').click();
    await page.getByRole('link', { name: 'Prix d’un devis payant (une phrase)' }).waitFor();
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'ne peut pas être publiée en l’état' });
    await alert.getByText('Repère inconnu : {delai}.').waitFor();
    await page.getByRole('button', { name: /^Retirer la section Étapes/ }).click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await rows(page)
      .getByRole('button', { name: /^Étapes/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Abandonner le brouillon' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner le brouillon' }).click();
    const undo = page
      .getByRole('alert')
      .filter({ hasText: 'Brouillon abandonné' })
      .getByRole('button', { name: 'Annuler' });
    // Under the mouse it stays: it would close after eight seconds.
    await undo.hover();
    await preview(page).getByRole('heading', { name: 'Trois étapes, aucune surprise' }).waitFor();
    await undo.click();
    await rows(page)
      .getByRole('button', { name: /Réponse en/ })
      .first()
      .waitFor();
    expect((await admin('DELETE', '/admin/pages/home/draft')).status).toBe(200);
    await page.close();
  });

  it('shows one pane at a time on a phone, and crops a picture with the keyboard', async () => {
    const page = await openEditor(390);
    await preview(page).getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => rows(page).isVisible()).toBe(false);
    await page.getByText('Sections', { exact: true }).click();
    await rows(page)
      .getByRole('button', { name: /^Étapes/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Étapes' }).waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);

    await page.getByText('Sections', { exact: true }).click();
    await rows(page)
      .getByRole('button', { name: /^Présentation/ })
      .first()
      .click();
    const about = page.getByRole('region', { name: 'Présentation' });
    const file = { name: 'toit.png', mimeType: 'image/png', buffer: await aPhoto() };
    await about.locator('input[type="file"]').first().setInputFiles(file);
    await about.getByRole('button', { name: 'Recadrer…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' });
    const end = dialog.getByRole('slider', { name: 'Partie gardée, de gauche à droite, fin' });
    for (const _step of Array.from({ length: 50 })) await end.press('ArrowLeft');
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Recadrer', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await saved(page);
    const { data } = await (await admin('GET', '/admin/pages/home')).json();
    const { picture } = data.draft.sections.find(({ kind }: { kind: string }) => kind === 'about').content;
    expect(picture.crop).toEqual({ left: 0, top: 0, right: 50, bottom: 100 });
    const cut = await sharp(await (await fetch(server.origin + picture.image)).bytes()).metadata();
    expect([cut.width, cut.height]).toEqual([45, 60]);
    await page.close();
  });
});

describe('drafts', () => {
  it('keeps a draft out of every public page and of the public API', async () => {
    const { data } = await (await admin('GET', '/admin/pages/home')).json();
    const { meta, sections } = data.published;
    const draft = {
      meta: { ...meta, title: SECRET },
      sections: [{ id: 'secret', kind: 'steps', content: { title: SECRET } }, ...sections],
    };
    const answer = await admin('PUT', '/admin/pages/home/draft', { document: draft, updated_at: data.updated_at });
    expect(answer.status).toBe(200);
    const api = [
      '/api/services',
      '/api/testimonials',
      '/api/gallery',
      '/api/blog',
      '/api/admin/pages',
      '/api/admin/pages/home',
    ];
    for (const path of [
      ...(await pathsOfSitemap(server.origin)),
      '/sitemap.xml',
      '/blog/flux.xml',
      '/plan-du-site',
      ...api,
    ]) {
      expect(await read(path), path).not.toContain(SECRET);
    }
  });

  it('shows a draft only by a link of the administration, which no cache stores and only this site frames', async () => {
    const { data } = await (await admin('GET', '/admin/pages/home/preview')).json();
    const answer = await fetch(server.origin + data.path);
    expect(await answer.text()).toContain(SECRET);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    for (const path of [
      '/apercu/home',
      '/apercu/home?token=x',
      data.path.replace('/home', '/about'),
      '/apercu/autre',
    ]) {
      const refused = await fetch(server.origin + path);
      expect(refused.status, path).toBe(404);
      expect(await refused.text(), path).not.toContain(SECRET);
    }
    const home = await fetch(server.origin);
    expect(home.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
