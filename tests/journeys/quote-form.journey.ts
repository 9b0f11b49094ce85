import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const SENT = 'Message envoyé avec succès!';
const API = '**/api/contact';

let browser: Browser;
let server: BuiltServer;
let photo: Buffer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await closePages(browser);
  await server.discard();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, server.origin, { viewport: { width: 390, height: 844 }, ...options });
  await page.goto(server.origin + path);
  return page;
}

async function hydrated(page: Page): Promise<void> {
  await page.locator('#devis-name').scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-island="contact/quote-form"][data-hydrated]', { state: 'attached' });
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^Nom/).fill(name);
  await page.getByLabel(/^Adresse e-mail/).fill('visiteur@mail.example');
  await page.getByLabel(/^Votre projet/).fill('Des tuiles ont glissé côté sud.');
}

const submit = (page: Page) => page.locator('form[method="post"] button[type="submit"]');
const photos = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `toit-${place + 1}.png`,
    mimeType: 'image/png',
    buffer: photo,
  }));

/** Returns the stored messages of one visitor. */
function toMessages(name: string): { subject: string; photos: number }[] {
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { readOnly: true, timeout: 5_000 });
  const photoCount = 'select count(*) from contact_photos p where p.message_id = m.id';
  const rows = database
    .prepare(`select subject, (${photoCount}) photos from contact_messages m where name = ?`)
    .all(name);
  database.close();
  return rows.map(({ subject, photos }) => ({ subject: String(subject), photos: Number(photos) }));
}

describe.each(['/', '/contact'])('the quote form of %s', (path) => {
  it('names each missing field, links to it and keeps the other values', async () => {
    const page = await open(path);
    await hydrated(page);
    await page.getByLabel(/^Nom/).fill('Anne');
    await submit(page).click();
    const summary = page.getByRole('alert');
    await summary.getByRole('link', { name: 'Adresse e-mail' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('devis-email');
    await expect.poll(() => page.getByLabel(/^Adresse e-mail/).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByLabel(/^Nom/).inputValue()).toBe('Anne');
    await page.close();
  });

  it('stores once a request that had to be sent twice, then clears the form', async () => {
    const name = `Essai ${path}`;
    const page = await open(path);
    await hydrated(page);
    await fill(page, name);
    await page.getByLabel(/^Service souhaité/).selectOption({ label: 'Zinguerie' });
    // The first answer is lost on its way to the browser.
    await page.route(
      API,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Réessayer l’envoi' }).click();
    await page.getByText(SENT).waitFor();
    expect(toMessages(name).map(({ subject }) => subject)).toEqual(['Demande de devis - Zinguerie']);
    await page.getByRole('button', { name: 'Envoyer un autre message' }).click();
    await expect.poll(() => page.getByLabel(/^Nom/).inputValue()).toBe('');
    await page.close();
  });

  it('keeps a draft on the device until it is sent', async () => {
    const page = await open(path);
    await hydrated(page);
    await fill(page, `Brouillon ${path}`);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel(/^Votre projet/).inputValue()).toBe('Des tuiles ont glissé côté sud.');
    await submit(page).click();
    await page.getByText(SENT).waitFor();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel(/^Votre projet/).inputValue()).toBe('');
    await page.close();
  });

  it('shows that it is sending, and prevents a second send meanwhile', async () => {
    const page = await open(path);
    await hydrated(page);
    await fill(page, `Attente ${path}`);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(API, async (route) => {
      await released;
      await route.continue();
    });
    await submit(page).click();
    await expect.poll(() => submit(page).innerText()).toBe('ENVOI EN COURS...');
    await expect.poll(() => submit(page).isDisabled()).toBe(true);
    release();
    await page.getByText(SENT).waitFor();
    await page.close();
  });

  it('works without JavaScript: refuses with the text kept, then accepts', async () => {
    const name = `Sans script ${path}`;
    const page = await open(path, { javaScriptEnabled: false });
    await fill(page, name);
    await page.getByLabel(/^Adresse e-mail/).fill('visiteur@mail');
    const [refused] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      submit(page).click(),
    ]);
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([422, 'no-store']);
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByLabel(/^Votre projet/).inputValue()).toBe('Des tuiles ont glissé côté sud.');
    await page.getByLabel(/^Adresse e-mail/).fill('visiteur@mail.example');
    await page.getByLabel(/^Photos/).setInputFiles(photos(1));
    await submit(page).click();
    await page.getByText(SENT).waitFor();
    expect(toMessages(name)).toHaveLength(1);
    await page.close();
  });
});

describe('quote form of a city page', () => {
  it('sends the request from that page without JavaScript', async () => {
    const page = await open('/services/valence?service=nettoyage', { javaScriptEnabled: false });
    await page.getByLabel(/^Nom/).fill('Anne Valence');
    await page.getByLabel(/^Adresse e-mail/).fill('anne@mail.example');
    await page.getByLabel(/^Votre projet/).fill('Sable du Sahara sur le toit.');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await page.getByText(SENT).waitFor();
    expect(new URL(page.url()).pathname).toBe('/services/valence');
    await page.close();
  });
});

describe('differences between the two pages', () => {
  const refusal = { success: false, message: 'Le serveur fait une pause.' };

  it.each([
    ['/', "Une erreur s'est produite. Veuillez réessayer.", 0],
    ['/contact', refusal.message, 1],
  ])('reports a failure on %s as "%s"', async (path, words, closers) => {
    const page = await open(path);
    await hydrated(page);
    await fill(page, 'Panne');
    await page.route(API, (route) => route.fulfill({ status: 503, json: refusal }));
    await submit(page).click();
    await page.getByRole('alert').getByText(words).waitFor();
    const close = page.getByRole('button', { name: 'Fermer le message d’erreur' });
    await expect.poll(() => close.count()).toBe(closers);
    if (closers > 0) {
      await close.click();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    }
    await page.close();
  });
});

describe('photos', () => {
  it('shows up to five, lets the visitor remove them, and stores them with the message', async () => {
    const page = await open('/contact');
    await hydrated(page);
    await fill(page, 'Photographe');
    await page.getByLabel(/^Photos de/).setInputFiles(photos(6));
    const view = page.getByRole('list', { name: 'Photos jointes' }).getByRole('listitem');
    await expect.poll(() => view.count()).toBe(5);
    await page.getByRole('button', { name: 'Retirer la photo toit-2.png' }).click();
    await submit(page).click();
    await page.getByText(SENT).waitFor();
    expect(toMessages('Photographe').map(({ photos }) => photos)).toEqual([4]);
    await page.close();
  });
});

describe('refused stored sign-in', () => {
  it('removes token and account when a page starts, and empties what they had filled in', async () => {
    const page = await open('/contact');
    await page.evaluate(() => {
      localStorage.setItem('token', 'revoked');
      localStorage.setItem(
        'user',
        JSON.stringify({ id: 1, role: 'user', name: 'Anne Faure', email: 'anne@mail.example' }),
      );
    });
    await page.reload();
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/.test(key))))
      .toEqual([]);
    await expect.poll(() => page.getByLabel(/^Nom/).inputValue()).toBe('');
    await page.close();
  });
});

describe('services that cannot be read', () => {
  it('shows built-in services, is not cached, and loads again', async () => {
    const broken = await startServer();
    const database = new DatabaseSync(join(broken.folder, 'faitage.sqlite'), { timeout: 5_000 });
    database.exec('alter table services rename to services_away');
    const answer = await fetch(`${broken.origin}/contact`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('Charpente - Couverture - Zinguerie');
    const page = await (await browser.newContext()).newPage();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/services', async (route) => {
      ask();
      await released;
      await route.continue();
    });
    await page.goto(`${broken.origin}/contact`);
    await asked;
    const choice = page.getByLabel(/^Service souhaité/);
    await expect.poll(() => choice.innerText()).toBe('Chargement des services...');
    await expect.poll(() => choice.isDisabled()).toBe(true);
    release();
    await expect
      .poll(() => choice.locator('option').allTextContents())
      .toEqual([
        'Sélectionner un service',
        'Installation',
        'Réparation',
        'Entretien',
        'Isolation',
        'Charpente',
        'Zinguerie',
        'Autre service',
      ]);
    database.exec('alter table services_away rename to services');
    database.close();
    await page.close();
    await broken.discard();
  });
});
