import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls } from '#tests/support/back-office.ts';
import { closePages, launchBrowser, openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const VIEWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

let server: BuiltServer;
let browser: Browser;
/** Opens the chat; on a phone its button is among those that one button opens. */
async function openChat(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Nous joindre' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Une question ?' }).click();
}

describe('chat visitor looks', () => {
  beforeAll(async () => {
    server = await startServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await closePages(browser);
    await server?.discard();
  });

  describe.each(VIEWS)('at $width px', (viewport) => {
    it('passes axe in the panel: empty, with messages and the question, with a refused message', async () => {
      const context = await browser.newContext({ viewport, locale: 'fr-FR', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${server.origin}/services`);
      await openChat(page);
      const panel = page.getByRole('dialog', { name: /^Discussion/ });
      await panel.getByText(/Une question sur votre toiture/).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      const field = panel.getByRole('textbox', { name: 'Votre message' });
      await field.fill('x'.repeat(4_900));
      await panel.getByText('100 caractères restants').waitFor();
      await field.press('Enter');
      await panel.getByRole('form', { name: 'Où vous répondre ?' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      const fake = { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
      await panel.locator('input[type=file]').setInputFiles(fake);
      await field.press('Enter');
      await panel.getByText(/^Non envoyé/).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      // The field stays visible, whatever is above it.
      await expect.poll(() => field.isVisible()).toBe(true);
      const foot = await field.boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await context.close();
    });

    it.each([true, false])('passes axe on /discussion, JavaScript: %s', async (javaScriptEnabled) => {
      const context = await browser.newContext({ viewport, locale: 'fr-FR', javaScriptEnabled, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(`${server.origin}/discussion`);
      const main = page.getByRole('main');
      if (javaScriptEnabled) {
        await main.getByText(/Une question sur votre toiture/).waitFor();
        await expect.poll(() => main.getByRole('link', { name: 'Formulaire de contact' }).count()).toBe(0);
        expect(await violationsOn(page)).toEqual([]);
      } else {
        await main.getByText(/a besoin de JavaScript/).waitFor();
        await main.getByRole('link', { name: 'Formulaire de contact' }).waitFor();
        await expect.poll(() => main.getByText(/Chargement/).isVisible()).toBe(false);
      }
      await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await context.close();
    });
  });

  it.each([
    { name: 'a phone on its side', width: 844, height: 390 },
    { name: 'a phone on its side above its keyboard', width: 844, height: 190 },
    { name: 'a phone above its keyboard', width: 390, height: 420 },
  ])('keeps the close button, the last words and the field in sight on $name', async ({ width, height }) => {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'fr-FR', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/services`);
    await openChat(page);
    const panel = page.getByRole('dialog', { name: /^Discussion/ });
    const field = panel.getByRole('textbox', { name: 'Votre message' });
    await field.fill('Il pleut dans la chambre.');
    await field.press('Enter');
    await panel.getByRole('form', { name: 'Où vous répondre ?' }).waitFor();
    for (const part of [panel.getByRole('button', { name: 'Fermer la discussion' }), panel.getByRole('log'), field]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.height).toBeGreaterThanOrEqual(32);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const email = panel.getByRole('textbox', { name: 'Adresse e-mail' });
    await email.focus();
    const typed = await email.boundingBox();
    expect(typed?.y).toBeGreaterThanOrEqual(0);
    expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(height);
    await context.close();
  });

  it('shows the visitor’s sent message in full, even a photo, even after scrolling up', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/services`);
    await openChat(page);
    const panel = page.getByRole('dialog', { name: /^Discussion/ });
    const log = panel.getByRole('log');
    const field = panel.getByRole('textbox', { name: 'Votre message' });
    await field.fill('Une ligne.\n'.repeat(60));
    await field.press('Enter');
    await log.getByText(/^\d\d:\d\d$/).waitFor();
    await log.evaluate((box) => box.scrollTo(0, 0));
    await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBe(0);
    const buffer = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    await panel.locator('input[type=file]').setInputFiles({ name: 'toit.jpg', mimeType: 'image/jpeg', buffer });
    await field.press('Enter');
    await log.getByRole('link', { name: /photo/i }).waitFor();
    await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2)).toBe(true);
    await context.close();
  });

  it('hydrates /discussion without a visible layout shift', async () => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${server.origin}/discussion`);
    await page
      .getByRole('log')
      .getByText(/Une question sur votre toiture/)
      .waitFor();
    // The layout-shift total is reported after the frame that moved.
    await page.evaluate(() => new Promise((view) => requestAnimationFrame(() => requestAnimationFrame(view))));
    const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? '0');
    expect(Number(shift)).toBeLessThan(0.01);
    await context.close();
  });

  it('shows the end of a long conversation; older messages load above without moving the current ones', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    // The account pages have the button, too.
    await page.goto(`${server.origin}/login`);
    await openChat(page);
    const panel = page.getByRole('dialog', { name: /^Discussion/ });
    const log = panel.getByRole('log');
    await panel.getByRole('textbox', { name: 'Votre message' }).fill('Le premier mot.');
    await page.keyboard.press('Enter');
    await log.getByText(/^\d\d:\d\d$/).waitFor();
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('discussion') ?? '{}').id);
    const admin = await adminCalls(server.origin);
    for (let count = 1; count <= 70; count += 1)
      await admin('POST', '/chat/message', { session_id: id, message: `Réponse ${count}.` });
    await log.getByText('Réponse 70.').waitFor();
    await page.reload();
    await openChat(page);
    await log.getByText('Réponse 70.').waitFor();
    await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2)).toBe(true);
    await expect.poll(() => log.getByText('Le premier mot.').count()).toBe(0);
    const read = log.getByText('Réponse 21.', { exact: true });
    // Measured at once: the loading line is inserted above a moment later.
    const before = await read.evaluate((line) => {
      line.closest('[role=log]')?.scrollTo(0, 40);
      return line.getBoundingClientRect().y;
    });
    await log.getByText('Le premier mot.').waitFor();
    await log.getByText(/Chargement/).waitFor({ state: 'detached' });
    const after = await read.boundingBox();
    expect(Math.abs((after?.y ?? 0) - before)).toBeLessThan(60);
    await context.close();
  });

  it('opens the panel on a double click as on a single one, before and after hydration', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/services`);
    const launcher = page.getByRole('button', { name: 'Une question ?' });
    const panel = page.getByRole('dialog', { name: /^Discussion/ });
    await launcher.dblclick();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await launcher.dblclick();
    await panel.getByText(/Une question sur votre toiture/).waitFor();
    await expect.poll(() => launcher.getAttribute('aria-expanded')).toBe('true');
    await context.close();
  });

  it('keeps the focus in the panel when it opens between the presses of a double click', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${server.origin}/services`);
    const launcher = page.getByRole('button', { name: 'Une question ?' });
    const panel = page.getByRole('dialog', { name: /^Discussion/ });
    await launcher.click();
    await panel.waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.keyboard.type('Bonjour');
    await expect.poll(() => panel.getByRole('textbox', { name: 'Votre message' }).inputValue()).toBe('Bonjour');
    await launcher.focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await context.close();
  });

  it.each([1024, 1280, 1440])('gives a press to the small button that it was aimed at, at %s px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const open = async (scripts: boolean): Promise<Page> => {
      const page = await context.newPage();
      if (!scripts) await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${server.origin}/services/lyon`);
      return page;
    };
    /** Returns the middle of the visible part of the chat's button and of WhatsApp's. */
    const findCentres = (page: Page) =>
      page
        .getByRole('complementary', { name: 'Raccourcis' })
        .locator('[popover] > :not(:first-child)')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { left, right, top, height } = button.getBoundingClientRect();
            return { x: (left + Math.min(right, innerWidth)) / 2, y: top + height / 2 };
          }),
        );
    const findPressed = (page: Page, points: { x: number; y: number }[]) =>
      page.evaluate(
        (all) => all.map(({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button')?.textContent),
        points,
      );
    const both = [expect.stringMatching(/^Une question/), 'WhatsApp'];
    // Without its scripts the page keeps the small buttons of its first moment.
    const small = await open(false);
    const aimed = await findCentres(small);
    expect(await findPressed(small, aimed)).toEqual(both);
    const page = await open(true);
    // The first movement starts the script, which finds room for the large buttons.
    await page.mouse.move(width / 2, 100, { steps: 5 });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.cornerLook)).toBe('large');
    await expect.poll(() => findPressed(page, aimed)).toEqual(both);
    await context.close();
  });

  it('leads to /discussion by the button without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin);
    await page.getByRole('button', { name: 'Une question ?' }).click();
    await page.waitForURL(/\/discussion\??$/);
    await context.close();
  });

  it('works on an address without encryption, where browsers store no secure cookie', async () => {
    const port = new URL(server.origin).port;
    const other = await launchBrowser(['--host-resolver-rules=MAP toiture.test 127.0.0.1']);
    const page = await other.newPage({ reducedMotion: 'reduce' });
    await page.goto(`http://toiture.test:${port}/services`);
    await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false);
    await openChat(page);
    const panel = page.getByRole('dialog', { name: /^Discussion/ });
    for (const words of ['Un mot.', 'Un autre.']) {
      await panel.getByRole('textbox', { name: 'Votre message' }).fill(words);
      await page.keyboard.press('Enter');
      await panel.getByRole('log').getByText(words).waitFor();
      await panel.getByText('En attente d’envoi…').waitFor({ state: 'detached' });
    }
    await page.reload();
    await openChat(page);
    await panel.getByRole('log').getByText('Un autre.').waitFor();
    await expect.poll(() => panel.getByText(/^Non envoyé/).count()).toBe(0);
    await other.close();
  });
});
