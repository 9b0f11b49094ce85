import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourViolationsOn, violationsOn } from '#tests/support/axe.ts';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { choosePicture } from '#tests/support/choose-picture.ts';
import { emailsTo } from '#tests/support/outbox.ts';
import { ADMIN, type BuiltServer, startServer } from '#tests/support/server.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#0b4f8a" d="M0 30 45 0l45 30z"/></svg>`;
const HOSTILE = LOGO.replace('<path', '<script>alert(1)</script><path');
const READER = 'identite@journeys.example';

let browser: Browser;
let server: BuiltServer;
let admin: Page;
let token: string;

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(`${server.origin}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

const toFile = (text: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
const html = async (path: string): Promise<string> => (await fetch(server.origin + path)).text();

/** Opens a public page as a visitor, whose errors in the console fail the test. */
async function visit(path: string): Promise<Page> {
  const page = await openPage(browser, server.origin, { reducedMotion: 'reduce' });
  await page.goto(server.origin + path, { waitUntil: 'load' });
  return page;
}

const background = (page: Page, name: string): Promise<string> =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name);

describe('identity of the company', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    const signedIn = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    ({ token } = await signedIn.json());
    admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signInToBackOffice(admin, server.origin, ADMIN);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.discard();
  });

  it('keeps the built look without a style sheet of its own', async () => {
    expect(await html('/')).not.toContain('/apparence/');
  });

  it('refuses a logo with a script at its field, then shows a clean one everywhere', async () => {
    await admin.goto(`${server.origin}/admin/pictures`);
    await admin.getByRole('button', { name: 'Remplacer : Logo pour fond clair' }).click();
    const dialog = admin.getByRole('dialog');
    await choosePicture(dialog, toFile(HOSTILE));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText(/contient un programme/).waitFor();
    await choosePicture(dialog, toFile(LOGO));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await admin.getByText('Image remplacée : Logo pour fond clair').waitFor();
    expect(await violationsOn(admin)).toEqual([]);
    const page = await visit('/');
    const logo = page.getByRole('banner').getByRole('img', { name: 'Toitures du Pouzin' });
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.getByRole('contentinfo').getByRole('img', { name: 'Toitures du Pouzin' }).count()).toBe(1);
    expect(await html('/')).toMatch(/"logo":"[^"]+\/media\/[0-9a-f]{32}-800\.webp"/);
    expect(await html('/favicon.svg')).toContain('data:image/png;base64,');
    await page.close();
  });

  it('says that a pale colour is darkened, and uses it on home, account and payment page', async () => {
    await admin.goto(`${server.origin}/admin/settings?tab=identity`);
    await admin.getByRole('textbox', { name: 'Couleur principale du site' }).fill('#ffd43b');
    await admin.getByText(/trop claire pour des textes lisibles/).waitFor();
    // Closes the colour picker.
    await admin.keyboard.press('Tab');
    await admin.getByRole('combobox', { name: 'Caractères' }).focus();
    await admin.locator('.mantine-ColorInput-dropdown').waitFor({ state: 'hidden' });
    expect(await violationsOn(admin)).toEqual([]);
    await admin.getByRole('textbox', { name: 'Couleur principale du site' }).fill('#0b4f8a');
    await admin.getByText('Tous les textes du site se lisent bien dans ces couleurs.').waitFor();
    await admin.getByRole('combobox', { name: 'Caractères' }).selectOption({ label: 'Sobre : Archivo et Figtree' });
    await admin.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await admin.getByText('Identité du site enregistrée').waitFor();
    for (const path of ['/', '/login', '/payment', '/mot-de-passe-oublie', '/itineraire/cadre']) {
      const page = await visit(path);
      expect(await background(page, '--terre-600'), path).toBe('#0b4f8a');
      const fonts = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
      );
      expect(
        fonts.filter((font) => !/archivo|figtree/.test(font)),
        path,
      ).toEqual([]);
      await page.close();
    }
  });

  it('serves the style sheet under an address that names its content', async () => {
    const [path = ''] = /\/apparence\/[\w-]{22}\.css/.exec(await html('/')) ?? [];
    const answer = await fetch(server.origin + path);
    const css = await answer.text();
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(path).toContain(createHash('sha256').update(css).digest('base64url').slice(0, 22));
    const old = await fetch(`${server.origin}/apparence/aaaaaaaaaaaaaaaaaaaaaa.css`);
    expect([old.status, old.headers.get('cache-control'), await old.text()]).toEqual([200, 'no-store', css]);
  });

  it('puts logo and colour into emails and PDFs', async () => {
    await call('POST', '/admin/settings/test-mail', { to: READER });
    const [email] = await emailsTo(server, READER, 1);
    expect(email?.html).toMatch(/<img src="cid:logo@faitage" alt="Toitures du Pouzin"/);
    expect(email?.html).toContain('#0b4f8a');
    expect(email?.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<logo@faitage>' }]);
    const { data } = await (await call('GET', '/admin/quotes')).json();
    const pdf = Buffer.from(await (await call('GET', `/admin/quotes/${data[0].id}/pdf`)).arrayBuffer());
    expect(pdf.toString('latin1')).toMatch(/^%PDF[\s\S]*\/Subtype \/Image/);
  });

  it('draws the sharing picture anew with the logo', async () => {
    const [address = ''] = /[^"]+\/partage\/accueil\.jpg[^"]*/.exec(await html('/')) ?? [];
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it.each(['terre', 'acier', 'sapin'])('keeps every page readable in the palette %s', async (palette) => {
    const typeface = palette === 'sapin' ? 'classique' : 'atelier';
    const saved = await call('PUT', '/admin/settings/identity', { palette, typeface, main_color: '' });
    expect(saved.status).toBe(200);
    for (const path of ['/', '/services', '/contact', '/tarifs', '/login', '/payment']) {
      const page = await visit(path);
      // The first slide fades in.
      await expect.poll(() => colourViolationsOn(page), { message: path }).toEqual([]);
      await page.close();
    }
  });

  it('replaces a picture by a neutral one of the product and back', async () => {
    await admin.goto(`${server.origin}/admin/pictures`);
    await admin.getByRole('button', { name: 'Remplacer : Équipe' }).click();
    const dialog = admin.getByRole('dialog');
    await choosePicture(dialog, {
      name: 'equipe.webp',
      mimeType: 'image/webp',
      buffer: Buffer.from(await (await fetch(`${server.origin}/illustrations/entretien.webp`)).arrayBuffer()),
    });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText(/Décrivez l’image/).waitFor();
    await dialog.getByRole('textbox', { name: 'Texte de remplacement' }).fill('Notre équipe devant la maison');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await admin.getByText('Image remplacée : Équipe').waitFor();
    expect(await html('/a-propos')).toContain('alt="Notre équipe devant la maison"');
    await admin.getByRole('button', { name: 'Remettre l’illustration neutre : Équipe' }).click();
    await admin.getByText('Illustration neutre remise : Équipe').waitFor();
    expect(await html('/a-propos')).toContain('Trois couvreurs sur le faîtage');
  });

  it('installs the administration under the company’s name', async () => {
    const address = await admin.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await fetch(server.origin + address)).json();
    expect(manifest).toMatchObject({ name: 'Administration – Toitures du Pouzin', display: 'standalone' });
    for (const { src } of manifest.icons) {
      expect((await fetch(server.origin + src)).headers.get('content-type')).toBe('image/png');
    }
  });
});
