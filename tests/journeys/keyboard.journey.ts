import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const STOPS = 60;

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

async function open(path: string): Promise<Page> {
  const page = await openPage(browser, server.origin, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(server.origin + path);
  await untilHydrated(page);
  return page;
}

/** Returns the name of the focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const holder = document.activeElement;
    if (holder === null || holder === document.body) return null;
    // For an own iframe the page knows only that the focus is inside it.
    const inside = holder instanceof HTMLIFrameElement ? holder.contentDocument?.activeElement : undefined;
    const element = inside ?? holder;
    const box = holder.getBoundingClientRect();
    // A card shows the focus as a whole: the outline belongs to the pseudo-element of its link.
    const marks = [null, '::after'].map((part) => getComputedStyle(element, part));
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      isMarked: marks.some((mark) => mark.outlineStyle !== 'none' && Number.parseFloat(mark.outlineWidth) >= 2),
      isInView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    };
  });

describe.each(['/', '/contact', '/tarifs', '/a-propos', '/confidentialite'])('%s, keyboard only', (path) => {
  it('shows the focus at every Tab stop', async () => {
    const page = await open(path);
    const names: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await focused(page);
      if (place === null) break;
      names.push(place.name);
      expect(place).toMatchObject({ isMarked: true, isInView: true });
    }
    expect(names[0]).toContain('Aller au contenu');
    expect(new Set(names).size).toBeGreaterThan(15);
    await page.close();
  });

  it('skips straight to the content', async () => {
    const page = await open(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.close();
  });
});

describe('form, keyboard only', () => {
  it('subscribes to the newsletter, and moves the focus to the answer', async () => {
    const page = await open('/newsletter');
    await page.getByLabel(/^Votre adresse e-mail/).focus();
    await page.keyboard.type('clavier@essai.example');
    await page.keyboard.press('Enter');
    await page.getByText('Plus qu’un clic').last().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Plus qu’un clic');
    await page.close();
  });

  it('requests a quote, and moves the focus to the answer', async () => {
    const page = await open('/contact');
    await page.getByLabel(/^Nom/).focus();
    await page.keyboard.type('Lou Martin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lou@essai.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Une tuile a glissé.');
    await page.getByRole('button', { name: /envoyer ma demande/i }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Message envoyé avec succès!').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Message envoyé avec succès!');
    await page.close();
  });
});
