import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.discard();
});

async function home(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESKTOP, ...options })).newPage();
  await page.goto(server.origin);
  return page;
}

const awake = (page: Page, island: string) =>
  page.waitForSelector(`[data-island="${island}"][data-awake]`, { state: 'attached' });

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

describe('scrolling', () => {
  it('changes the header past 50 px and offers the way up past 80 % of the window', async () => {
    const page = await home();
    const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('header')!, '::before').opacity);
    const up = page.getByLabel('Remonter en haut de la page');
    await scrollTo(page, 50);
    expect(await ground()).toBe('0');
    await scrollTo(page, 51);
    expect(await ground()).toBe('1');
    await scrollTo(page, 720);
    expect(await up.isVisible()).toBe(false);
    await scrollTo(page, 722);
    await up.click();
    await page.waitForFunction(() => scrollY === 0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.context().close();
  });
});

describe('the small-screen menu', () => {
  const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog')?.open);

  it('takes the focus, and gives it back on Escape', async () => {
    const page = await home({ viewport: PHONE });
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
    await opener.click();
    await page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement));
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('closes on a press outside and on a link, which leads to the top', async () => {
    const page = await home({ viewport: PHONE });
    await scrollTo(page, 2_000);
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
    await opener.click();
    await page.waitForFunction(() => document.querySelector('dialog')?.open);
    await awake(page, 'site/site-menu');
    await page.mouse.click(8, 400);
    expect(await isOpen(page)).toBe(false);
    await opener.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Accueil' }).click();
    await page.waitForFunction(() => scrollY === 0 && !document.querySelector('dialog')?.open);
    await page.context().close();
  });

  it('opens without JavaScript', async () => {
    const page = await home({ viewport: PHONE, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Services' }).waitFor();
    await page.context().close();
  });
});

describe('the hero slider', () => {
  const shown = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-roledescription="diapositive"]')].findIndex(
        (slide) => 'shown' in (slide as HTMLElement).dataset,
      ),
    );
  const untilShown = (page: Page, place: number) => expect.poll(() => shown(page)).toBe(place);

  async function withClock(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext({ viewport: DESKTOP, ...options })).newPage();
    await page.clock.install({ time: 0 });
    await page.goto(server.origin);
    await page.clock.runFor(2_500);
    await awake(page, 'site/hero-slider');
    await page.clock.pauseAt(60_000);
    return page;
  }

  it('stays 5 s on each slide, wraps, and stops when asked', async () => {
    const page = await withClock();
    await page.getByRole('button', { name: /^Diapositive 2/ }).click();
    await page.mouse.move(5, 5);
    await untilShown(page, 1);
    await page.clock.runFor(4_999);
    expect(await shown(page)).toBe(1);
    await page.clock.runFor(1);
    for (const place of [2, 3, 0]) {
      await untilShown(page, place);
      if (place !== 0) await page.clock.runFor(5_000);
    }
    await page.getByRole('button', { name: 'Mettre le diaporama en pause' }).click();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(0);
    await page.getByRole('button', { name: 'Diapositive précédente' }).click();
    await untilShown(page, 3);
    await page.context().close();
  });

  it('waits for Play where motion is unwelcome', async () => {
    const page = await withClock({ reducedMotion: 'reduce' });
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(0);
    await page.getByRole('button', { name: 'Lire le diaporama' }).click();
    await page.clock.runFor(5_000);
    await untilShown(page, 1);
    await page.context().close();
  });
});

describe('the service carousel', () => {
  /** Pixels the belt has moved, its loop and whether it runs. */
  const belt = (page: Page) =>
    page.evaluate(() => {
      const track = document.querySelector<HTMLElement>('[data-mode="belt"] > div')!;
      const [animation] = track.getAnimations();
      const { duration } = animation!.effect!.getTiming();
      const setWidth = (track.firstElementChild as HTMLElement).offsetWidth;
      const moved = (Number(animation!.currentTime) / Number(duration)) * setWidth;
      return { moved, duration, running: animation!.playState === 'running' };
    });

  async function atCarousel(): Promise<Page> {
    const page = await home();
    await page.locator('[data-island="site/service-carousel"]').scrollIntoViewIfNeeded();
    await page.waitForSelector('[data-mode="belt"]');
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await belt(page)).running).toBe(true);
    return page;
  }

  it('passes once in 60 s and can be stopped; arrows move it by 400 px', async () => {
    const page = await atCarousel();
    expect((await belt(page)).duration).toBe(60_000);
    await page.getByRole('button', { name: 'Arrêter le défilement des services' }).click();
    const before = await belt(page);
    expect(before.running).toBe(false);
    await page.getByRole('button', { name: 'Services suivants' }).click();
    await expect.poll(async () => (await belt(page)).moved - before.moved).toBeCloseTo(400, 0);
    await page.getByRole('button', { name: 'Services précédents' }).click();
    await expect.poll(async () => (await belt(page)).moved - before.moved).toBeCloseTo(0, 0);
    await page.context().close();
  });

  it('follows a drag three times over once it is longer than 5 px, and opens nothing', async () => {
    const page = await atCarousel();
    await page.getByRole('button', { name: 'Arrêter le défilement des services' }).click();
    const box = (await page.locator('[data-mode="belt"]').boundingBox())!;
    const y = box.y + box.height - 60;
    await page.mouse.move(700, y);
    await page.mouse.down();
    const before = await belt(page);
    await page.mouse.move(695, y);
    expect((await belt(page)).moved).toBeCloseTo(before.moved, 1);
    await page.mouse.move(660, y, { steps: 5 });
    expect((await belt(page)).moved - before.moved).toBeCloseTo(120, 0);
    await page.mouse.up();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });

  it('follows the sideways wheel and leaves the other one to the page', async () => {
    const page = await atCarousel();
    const box = (await page.locator('[data-mode="belt"]').boundingBox())!;
    await page.mouse.move(700, box.y + 100);
    const before = await belt(page);
    await page.mouse.wheel(120, 0);
    await expect.poll(async () => (await belt(page)).moved - before.moved).toBeCloseTo(120, 0);
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction((y) => scrollY > y, top);
    await page.context().close();
  });

  it('is a plain row where motion is unwelcome', async () => {
    const page = await home({ reducedMotion: 'reduce' });
    await page.locator('[data-island="site/service-carousel"]').scrollIntoViewIfNeeded();
    await awake(page, 'site/service-carousel');
    expect(await page.locator('[data-mode="list"] ul[aria-hidden]').count()).toBe(0);
    await page.context().close();
  });
});

describe('the key figures', () => {
  it('count up in whole numbers and end on what the page says', async () => {
    const page = await home();
    const figures = page.locator('[data-island="site/key-figures"] dd > span');
    const words = await figures.allTextContents();
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const list = document.querySelector('[data-island="site/key-figures"]')!;
      const note = () => seen.add(list.querySelectorAll('dd > span')[1]?.textContent ?? '');
      new MutationObserver(note).observe(list, { subtree: true, characterData: true, childList: true });
    });
    await page.locator('[data-island="site/key-figures"]').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => (window as unknown as { seen: Set<string> }).seen.has('4/5'));
    await expect.poll(() => figures.allTextContents()).toEqual(words);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.sort()).toEqual(['0/5', '1/5', '2/5', '3/5', '4,9/5', '4/5'].sort());
    await page.context().close();
  });
});
