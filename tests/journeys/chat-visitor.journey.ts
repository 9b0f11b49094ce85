import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminCall, adminCalls } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const DESKTOP = { width: 1440, height: 900 };
const KEPT = 'discussion';

let server: BuiltServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let panel: Locator;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: DESKTOP, locale: 'fr-FR', reducedMotion: 'reduce' });
  page = await context.newPage();
  panel = page.getByRole('dialog', { name: /^Discussion/ });
});
afterEach(() => context.close());

const launcher = (of = page): Locator => of.getByRole('button', { name: 'Une question ?' });
const field = (of: Page | Locator = panel): Locator => of.getByRole('textbox', { name: 'Votre message' });
const sent = (words: string, of: Page | Locator = panel): Locator => of.getByRole('log').getByText(words);
const pending = (): Locator => panel.getByText('En attente d’envoi…');

async function openPanel(path = '/services'): Promise<void> {
  await page.goto(server.origin + path);
  await launcher().click();
  await field().waitFor();
}

async function write(words: string): Promise<void> {
  await field().fill(words);
  await field().press('Enter');
  await sent(words).waitFor();
}

/** Writes a message and waits until the server has it: its time replaces the pending mark. */
async function writeAndArrive(words: string): Promise<string> {
  await write(words);
  await pending().waitFor({ state: 'detached' });
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').id, KEPT);
}

async function storedIn(admin: AdminCall, id: string): Promise<string[]> {
  const { data } = (await (await admin('GET', `/chat/messages/${id}`)).json()) as { data: { message: string }[] };
  return data.map(({ message }) => message);
}

const answer = (admin: AdminCall, id: string, message: string) =>
  admin('POST', '/chat/message', { session_id: id, message });

describe('chat without staff online', () => {
  it('opens the panel by keyboard, says so, asks for an email once, and stores it on the server', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.url().includes('/chat')) scripts.push(request.url());
    });
    await page.goto(`${server.origin}/services`);
    await untilHydrated(page);
    expect(scripts).toEqual([]);
    await launcher().focus();
    await page.keyboard.press('Enter');
    await panel.getByText(/Nous ne sommes pas devant l’écran/).waitFor();
    await expect.poll(() => field().evaluate((box) => box === document.activeElement)).toBe(true);
    const id = await writeAndArrive('Ma gouttière fuit.');
    const question = panel.getByRole('form', { name: 'Où vous répondre ?' });
    await question.getByRole('textbox', { name: 'Adresse e-mail' }).fill('elodie');
    await question.getByRole('button', { name: 'Enregistrer' }).click();
    await question.getByText(/Indiquez une adresse e-mail valide/).waitFor();
    await question.getByRole('textbox', { name: 'Adresse e-mail' }).fill('elodie@exemple.fr');
    await question.getByRole('button', { name: 'Enregistrer' }).click();
    await panel.getByText(/nous vous répondrons aussi à elodie@exemple\.fr/).waitFor();
    await openPanel('/contact');
    await sent('Ma gouttière fuit.').waitFor();
    await expect.poll(() => panel.getByText('Où vous répondre ?').count()).toBe(0);
    const admin = await adminCalls(server.origin);
    const { data } = (await (await admin('GET', `/chat/sessions/${id}`)).json()) as { data: object };
    expect(data).toMatchObject({ sender_email: 'elodie@exemple.fr', page: '/services' });
  });
});

describe('button of the chat', () => {
  it.each([
    { width: 1280, height: 720 },
    // Its margin is narrower than the button, which stands aside and comes out under a pointer.
    { width: 844, height: 390 },
  ])('opens the panel when the press ends, even if the page wakes meanwhile, at $width px', async (size) => {
    await page.setViewportSize(size);
    const look = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.cornerLook);
    // After two seconds the page wakes without a press, which may be before the pointer is there on a busy machine.
    do {
      await page.goto(`${server.origin}/services`);
      const { x, y, width, height } = (await launcher().boundingBox())!;
      await page.mouse.move((x + Math.min(x + width, size.width)) / 2, y + height / 2);
    } while ((await look()) !== undefined);
    await page.mouse.down();
    // The press wakes the script that chooses the look of the corner by what lies under it.
    await untilHydrated(page);
    await page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await look()).toBeUndefined();
    const inWindow = async (): Promise<boolean> => {
      const { x, width } = (await launcher().boundingBox())!;
      return x + width <= size.width;
    };
    await expect.poll(inWindow).toBe(true);
    await page.mouse.up();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.move(1, 1);
    await expect.poll(look).toBeDefined();
  });
});

describe('conversation', () => {
  let admin: AdminCall;
  beforeAll(async () => {
    admin = await adminCalls(server.origin);
  });

  it('runs live: answer, typing, read mark; Escape restores the focus, other pages show a notification', async () => {
    await openPanel();
    await panel.getByText('En ligne', { exact: true }).waitFor();
    const id = await writeAndArrive('Passez-vous à Privas ?');
    await admin('PUT', `/chat/mark-read/${id}`);
    await panel.getByText('Vu', { exact: true }).waitFor();
    await admin('POST', `/chat/typing/${id}`);
    await panel.getByText(/écrit…$/).waitFor();
    await answer(admin, id, 'Oui, chaque semaine.');
    await sent('Oui, chaque semaine.').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await launcher().evaluate((button) => button === document.activeElement)).toBe(true);
    await answer(admin, id, 'Voulez-vous un devis ?');
    await page.getByText('1 nouvelle réponse').waitFor();
    await page.goto(`${server.origin}/a-propos`);
    await page.getByText('1 nouvelle réponse').waitFor();
    await launcher().click();
    await sent('Voulez-vous un devis ?').waitFor();
    await page.getByText('1 nouvelle réponse').waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await (await admin('GET', `/chat/messages/${id}`)).json()).data.at(-1).read_at)
      .not.toBeNull();
  });

  it('appears in another tab, too, and continues after a reload', async () => {
    await openPanel();
    const id = await writeAndArrive('Un premier mot.');
    const other = await context.newPage();
    await other.goto(`${server.origin}/discussion`);
    await sent('Un premier mot.', other).waitFor();
    await writeAndArrive('Un deuxième mot.');
    await sent('Un deuxième mot.', other).waitFor();
    await answer(admin, id, 'Je lis les deux.');
    await sent('Je lis les deux.', other).waitFor();
    await sent('Je lis les deux.').waitFor();
    await page.reload();
    await launcher().click();
    await sent('Je lis les deux.').waitFor();
    expect(await storedIn(admin, id)).toEqual(['Un premier mot.', 'Un deuxième mot.', 'Je lis les deux.']);
  });

  it('keeps messages written offline over a reload, and sends each once, in order', async () => {
    await openPanel();
    const id = await writeAndArrive('Avant.');
    await context.setOffline(true);
    await panel.getByText(/Connexion perdue/).waitFor();
    await write('Pendant.');
    await write('Encore.');
    await expect.poll(() => pending().count()).toBe(2);
    await context.route('**/api/chat/message', (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await launcher().click();
    await sent('Encore.').waitFor();
    await expect.poll(() => pending().count()).toBe(2);
    await context.unroute('**/api/chat/message');
    await pending().first().waitFor({ state: 'detached', timeout: 60_000 });
    await pending().waitFor({ state: 'detached' });
    expect(await storedIn(admin, id)).toEqual(['Avant.', 'Pendant.', 'Encore.']);
  });

  it('survives a killed and restarted server', async () => {
    await openPanel();
    const id = await writeAndArrive('Avant la panne.');
    await server.kill();
    await write('Pendant la panne.');
    await expect.poll(() => pending().count()).toBe(1);
    await server.restart();
    await pending().waitFor({ state: 'detached', timeout: 60_000 });
    await answer(admin, id, 'Après la panne.');
    await sent('Après la panne.').waitFor({ timeout: 60_000 });
    expect(await storedIn(admin, id)).toEqual(['Avant la panne.', 'Pendant la panne.', 'Après la panne.']);
  });

  it('accepts a photo, and explains why it refuses another file', async () => {
    const roof = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b4431d' } })
      .jpeg()
      .toBuffer();
    await openPanel();
    const input = panel.locator('input[type=file]');
    await input.setInputFiles({ name: 'devis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await panel.getByText('Ce fichier n’est pas une image.').waitFor();
    await input.setInputFiles({ name: 'lourd.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_000_001) });
    await panel.getByText(/La photo dépasse 5\sMo/).waitFor();
    await input.setInputFiles({ name: 'toit.jpg', mimeType: 'image/jpeg', buffer: roof });
    await panel.getByText('Photo prête à partir').waitFor();
    await field().press('Enter');
    const photo = panel.getByRole('link', { name: /photo/i }).getByRole('img', { name: 'Photo jointe' });
    await photo.waitFor();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await input.setInputFiles({ name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await field().press('Enter');
    await panel.getByText(/^Non envoyé/).waitFor();
    await panel.getByRole('button', { name: 'Supprimer' }).click();
    await panel.getByText(/^Non envoyé/).waitFor({ state: 'detached' });
  });

  it('starts a new conversation with the message when the server no longer knows the old one', async () => {
    await page.goto(server.origin);
    await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ id: 'x'.repeat(43) })), KEPT);
    await context.route('**/api/chat/messages/**', (route) => route.abort());
    await context.route('**/api/chat/events/**', (route) => route.abort());
    await openPanel('/');
    await write('Bonjour encore.');
    await panel.getByText('La discussion précédente a pris fin : celle-ci est nouvelle.').waitFor();
    await pending().waitFor({ state: 'detached' });
    const id = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').id, KEPT);
    expect(await storedIn(admin, id)).toEqual(['Bonjour encore.']);
  });

  it('stores a message as the visitor’s, although a signed-in administrator writes it on the site', async () => {
    const bearers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/chat/')) bearers.push(request.headers().authorization);
    });
    await page.goto(server.origin);
    await page.evaluate(() => {
      localStorage.setItem('token', 'of-an-administrator');
      localStorage.setItem('user', JSON.stringify({ role: 'admin' }));
    });
    await openPanel();
    await writeAndArrive('Essai.');
    expect(bearers.length).toBeGreaterThan(2);
    expect(bearers.filter((bearer) => bearer !== undefined)).toEqual([]);
  });

  it('rejects a dead emailed link without starting a new conversation', async () => {
    await page.goto(`${server.origin}/discussion#reprise=${'x'.repeat(43)}`);
    await page.getByText(/Ce lien n’est plus valable/).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('closes by the settings: hides the button, and shows the telephone number on the page', async () => {
    expect((await admin('PUT', '/admin/settings/chat', { is_enabled: false })).status).toBe(200);
    await expect
      .poll(async () => {
        await page.goto(server.origin);
        return launcher().count();
      })
      .toBe(0);
    await page.goto(`${server.origin}/discussion`);
    await page.getByRole('heading', { name: 'La discussion en ligne est fermée' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Appeler/ })
      .waitFor();
    expect((await admin('PUT', '/admin/settings/chat', { is_enabled: true })).status).toBe(200);
  });
});
