import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { unreadable } from '#tests/support/contrast.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const WORDS = 'article[data-shown] :is(p, h1, h2), main > section:first-child :is(dt, dd), header a span';
const HIDE_WORDS =
  'main > section:first-child :is(article, dl) *, header * { color: transparent !important } svg { visibility: hidden !important }';

let browser: Browser;
let server: WorkerServer;
let page: Page;
describe('hero contrast', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
    page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  });
  afterAll(() => closePages(browser));

  /** Whether a slide's picture has loaded and the picture and its text have faded in. */
  const settled = (place: number): Promise<boolean> =>
    page.evaluate((index) => {
      const frame = document.querySelectorAll('[data-island="website/hero-slider"] div[aria-hidden]')[index];
      const image = frame?.querySelector('img');
      const words = document.querySelectorAll('article[aria-roledescription]')[index];
      const isVisible = (part: Element | undefined) => part !== undefined && getComputedStyle(part).opacity === '1';
      return image?.complete === true && image.naturalWidth > 0 && isVisible(frame) && isVisible(words);
    }, place);

  /** Waits until the slide's picture is painted, not only loaded. */
  const rendered = (place: number): Promise<void> =>
    page.evaluate(async (index) => {
      const frame = document.querySelectorAll('[data-island="website/hero-slider"] div[aria-hidden]')[index];
      await frame?.querySelector('img')?.decode();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, place);

  it.each([
    [390, 844],
    [768, 1024],
    [1440, 900],
  ])('keeps the text of every slide readable over its picture at %i × %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin);
    await untilHydrated(page);
    await page.waitForSelector('[data-island="website/hero-slider"][data-hydrated]', { state: 'attached' });
    for (const slide of [1, 2, 3, 4]) {
      await page.getByRole('button', { name: new RegExp(`^Diapositive ${slide}`) }).click();
      await expect.poll(() => settled(slide - 1)).toBe(true);
      await rendered(slide - 1);
      expect(await unreadable(page, WORDS, HIDE_WORDS)).toEqual([]);
    }
  });

  it('hides the other slides at once when the script starts', async () => {
    await page.goto(server.origin);
    await untilHydrated(page);
    const others = page.locator('article[aria-roledescription][inert]');
    await others.first().waitFor({ state: 'attached' });
    const fades = await others.evaluateAll((slides) =>
      slides.map((slide) => getComputedStyle(slide).transitionDuration),
    );
    expect(fades).toEqual(['0s', '0s', '0s']);
  });
});
