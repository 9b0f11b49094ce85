import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openBrowser, openPage } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let server: WorkerServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
});
afterAll(() => closePages(browser));

async function home(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, server.origin, { viewport: DESKTOP, ...options });
  await page.goto(server.origin);
  return page;
}

const hydrated = (page: Page, island: string) =>
  page.waitForSelector(`[data-island="${island}"][data-hydrated]`, { state: 'attached' });

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

describe('scrolling', () => {
  it('changes the header past 50 px and shows the button to the top past 80 % of the window', async () => {
    const page = await home();
    const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('header')!, '::before').opacity);
    const up = page.getByLabel('Remonter en haut de la page');
    await scrollTo(page, 50);
    await expect.poll(() => ground()).toBe('0');
    await scrollTo(page, 51);
    await expect.poll(() => ground()).toBe('1');
    await scrollTo(page, 720);
    await expect.poll(() => up.isVisible()).toBe(false);
    await scrollTo(page, 722);
    await up.click();
    await page.waitForFunction(() => scrollY === 0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.close();
  });
});

describe('section below the first screen', () => {
  const about = '#a-propos [data-reveal]';
  const opacity = (page: Page) => page.locator(about).evaluate((section) => getComputedStyle(section).opacity);

  it('fades in once a tenth of it is visible', async () => {
    const page = await home();
    await hydrated(page, 'website/page-motion');
    await page.waitForSelector('#a-propos [data-reveal="waiting"]', { state: 'attached' });
    await expect.poll(() => opacity(page)).toBe('0');
    const { top, height } = await page.locator(about).evaluate((section) => {
      const box = section.getBoundingClientRect();
      return { top: box.top + scrollY, height: box.height };
    });
    await scrollTo(page, top - DESKTOP.height + height * 0.08);
    await expect.poll(() => opacity(page)).toBe('0');
    await scrollTo(page, top - DESKTOP.height + height * 0.2);
    await expect.poll(() => opacity(page)).toBe('1');
    await scrollTo(page, 0);
    await expect.poll(() => opacity(page)).toBe('1');
    await page.close();
  });

  it('appears at once with reduced motion and without JavaScript', async () => {
    for (const options of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
      const page = await home(options);
      if (options.reducedMotion) await hydrated(page, 'website/page-motion');
      await expect.poll(() => opacity(page)).toBe('1');
      await page.close();
    }
  });
});

describe('small-screen menu', () => {
  const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog')?.open);

  it('opened by a press or by Enter, takes the focus, and restores it on Escape', async () => {
    const page = await home({ viewport: PHONE });
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
    for (const opens of ['click', 'Enter']) {
      await (opens === 'click' ? opener.click() : page.keyboard.press(opens));
      await page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement));
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.close();
  });

  it('closes on a click outside and on a link, which leads to the top', async () => {
    const page = await home({ viewport: PHONE });
    await scrollTo(page, 2_000);
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
    await opener.click();
    await page.waitForFunction(() => document.querySelector('dialog')?.open);
    await hydrated(page, 'website/site-menu');
    await page.mouse.click(8, 400);
    await expect.poll(() => isOpen(page)).toBe(false);
    await opener.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Accueil' }).click();
    await page.waitForFunction(() => scrollY === 0 && !document.querySelector('dialog')?.open);
    await page.close();
  });

  it('opens without JavaScript', async () => {
    const page = await home({ viewport: PHONE, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Services' }).waitFor();
    await page.close();
  });
});

/** Window sizes at which visitors arrive, from the smallest phone to a large screen. */
const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

describe('hero slider', () => {
  const view = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-roledescription="diapositive"]')].findIndex(
        (slide) => 'shown' in (slide as HTMLElement).dataset,
      ),
    );
  /** Waits for the effects of the last rendering, which set and clear timers: they run at a message of this kind. */
  const untilEffectsRan = (page: Page): Promise<void> =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(undefined);
        }),
    );
  async function untilVisible(page: Page, place: number): Promise<void> {
    await expect.poll(() => view(page)).toBe(place);
    await untilEffectsRan(page);
  }

  async function withClock(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext({ viewport: DESKTOP, ...options })).newPage();
    await page.clock.install({ time: 0 });
    await page.goto(server.origin).then(() => page.mouse.move(5, 5));
    await page.clock.runFor(2_500);
    await hydrated(page, 'website/hero-slider');
    await page.clock.pauseAt(60_000);
    return page;
  }

  it('stays 5 s on each slide, starts again at the end, and stops on request', async () => {
    const page = await withClock();
    await page.getByRole('button', { name: /^Diapositive 2/ }).click();
    await page.mouse.move(5, 5);
    await untilVisible(page, 1);
    await page.clock.runFor(4_999);
    await expect.poll(() => view(page)).toBe(1);
    await page.clock.runFor(1);
    for (const place of [2, 3, 0]) {
      await untilVisible(page, place);
      if (place !== 0) await page.clock.runFor(5_000);
    }
    await page.getByRole('button', { name: 'Mettre le diaporama en pause' }).click();
    await page.getByRole('button', { name: 'Lire le diaporama' }).waitFor();
    await untilEffectsRan(page);
    await page.clock.runFor(20_000);
    await expect.poll(() => view(page)).toBe(0);
    await page.getByRole('button', { name: 'Diapositive précédente' }).click();
    await untilVisible(page, 3);
    await page.context().close();
  });

  it('lets every control be pressed in windows of any size', async () => {
    const page = await home({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^Diapositive 4 / }).waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const getCovered = () =>
        page.evaluate(() => {
          const hero = document.querySelector('[aria-roledescription="carrousel"]')!;
          const controls = [...hero.querySelectorAll<HTMLElement>('button, [data-shown] a')];
          const isCovered = (control: HTMLElement): boolean => {
            control.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, width, height } = control.getBoundingClientRect();
            return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          };
          return controls.filter(isCovered).map((control) => control.ariaLabel ?? control.textContent);
        });
      await expect.poll(getCovered, { message: `${width} × ${height}` }).toEqual([]);
    }
    await page.close();
  });

  it('leaves what lies under the corner free where the corner shows no button', async () => {
    const page = await home({ viewport: DESKTOP, reducedMotion: 'reduce' });
    const isFree = (link: HTMLElement | SVGElement) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('aside') === null;
    };
    expect(await page.locator('aside a[href="#contenu"]').evaluate(isFree)).toBe(true);
    await page.close();
  });

  it('waits for Play with reduced motion', async () => {
    const page = await withClock({ reducedMotion: 'reduce' });
    await page.clock.runFor(30_000);
    await expect.poll(() => view(page)).toBe(0);
    await page.getByRole('button', { name: 'Lire le diaporama' }).click();
    await page.getByRole('button', { name: /en pause$/ }).waitFor();
    await untilEffectsRan(page).then(() => page.clock.runFor(5_000));
    await untilVisible(page, 1);
    await page.context().close();
  });
});

describe('carousel of cards', () => {
  const ROW = '#metiers[data-mode="carousel"]';

  /** Returns the pixels that the row has moved, its loop and whether it runs. */
  const carousel = (page: Page) =>
    page.evaluate((row) => {
      const track = document.querySelector<HTMLElement>(`${row} > div`)!;
      const [animation] = track.getAnimations();
      const { duration } = animation!.effect!.getTiming();
      const moved = (Number(animation!.currentTime) / Number(duration)) * track.offsetWidth;
      // Until its next frame a paused animation moves on.
      return { moved, duration, running: animation!.playState === 'running' || animation!.pending };
    }, ROW);

  /** Opens the page with the row and its buttons in view, hydrated and running; scrolling has ended. */
  async function atCarousel(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await home(options);
    const top = () => page.evaluate(() => document.querySelector('#metiers')!.getBoundingClientRect().top);
    await scrollTo(page, (await top()) - 200);
    await page.waitForSelector(`${ROW} ul[aria-hidden]`, { state: 'attached' });
    await expect.poll(top).toBeCloseTo(200, -1);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await carousel(page)).running).toBe(true);
    return page;
  }

  async function stop(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Arrêter le défilement des services' }).click();
    await expect.poll(async () => (await carousel(page)).running).toBe(false);
  }

  it('passes once in 60 s and stops on request; arrows move it by 400 px', async () => {
    const page = await atCarousel();
    expect((await carousel(page)).duration).toBe(60_000);
    await stop(page);
    const before = await carousel(page);
    await page.getByRole('button', { name: 'Services suivants' }).click();
    await expect.poll(async () => (await carousel(page)).moved - before.moved).toBeCloseTo(400, 0);
    await page.getByRole('button', { name: 'Services précédents' }).click();
    await expect.poll(async () => (await carousel(page)).moved - before.moved).toBeCloseTo(0, 0);
    await page.getByRole('button', { name: 'Faire défiler les services' }).click();
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await carousel(page)).running).toBe(true);
    await page.close();
  });

  it('follows a drag at triple speed once it is longer than 5 px, and opens no link', async () => {
    const page = await atCarousel();
    await stop(page);
    const box = (await page.locator(ROW).boundingBox())!;
    const y = box.y + 300;
    await page.mouse.move(700, y);
    await page.mouse.down();
    const before = await carousel(page);
    await page.mouse.move(695, y);
    expect((await carousel(page)).moved).toBeCloseTo(before.moved, 1);
    await page.mouse.move(660, y, { steps: 5 });
    await expect.poll(async () => (await carousel(page)).moved - before.moved).toBeCloseTo(120, 0);
    await page.mouse.up();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.close();
  });

  it('follows the horizontal wheel, the vertical one with Shift, and leaves other scrolling to the page', async () => {
    const page = await atCarousel();
    const box = (await page.locator(ROW).boundingBox())!;
    await page.mouse.move(700, box.y + 100);
    await expect.poll(async () => (await carousel(page)).running).toBe(false);
    const before = await carousel(page);
    const moved = async () => (await carousel(page)).moved - before.moved;
    await page.mouse.wheel(120, 0);
    await expect.poll(moved).toBeCloseTo(120, 0);
    await page.keyboard.down('Shift');
    await page.mouse.wheel(0, 80);
    await page.keyboard.up('Shift');
    await expect.poll(moved).toBeCloseTo(200, 0);
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction((y) => scrollY > y, top);
    expect(await moved()).toBeCloseTo(200, 0);
    await page.close();
  });

  it('pauses while a mouse is over it or the focus in it, and moves the focused card into view', async () => {
    const page = await atCarousel();
    const box = (await page.locator(ROW).boundingBox())!;
    await page.mouse.move(700, box.y + 100);
    await expect.poll(async () => (await carousel(page)).running).toBe(false);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await carousel(page)).running).toBe(true);
    const last = page.locator(`${ROW} > div > ul:not([aria-hidden]) > li:last-child`);
    await last.getByRole('link').first().focus();
    await expect.poll(async () => (await carousel(page)).running).toBe(false);
    const card = async () => (await last.boundingBox())!;
    await expect.poll(async () => (await card()).x).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await card()).x + (await card()).width).toBeLessThanOrEqual(DESKTOP.width + 1);
    await page.close();
  });

  it('hides its copies from screen readers and keyboard, and accepts clicks on a visible copy', async () => {
    const page = await atCarousel();
    await stop(page);
    // How far it has run depends on the machine.
    const width = await page.locator(`${ROW} > div`).evaluate((track) => {
      const [animation] = track.getAnimations();
      animation!.currentTime = 0;
      return (track as HTMLElement).offsetWidth;
    });
    const copies = page.locator(`${ROW} ul[aria-hidden]`);
    const facts = await copies.evaluateAll((sets) =>
      sets.map((set) => ({
        inert: (set as HTMLElement).inert,
        ids: set.querySelectorAll('[id]').length,
        stops: [...set.querySelectorAll('a')].filter((link) => link.tabIndex >= 0).length,
      })),
    );
    expect(facts.length).toBeGreaterThanOrEqual(2);
    for (const fact of facts) expect(fact).toEqual({ inert: true, ids: 0, stops: 0 });
    await page.getByRole('button', { name: 'Services précédents' }).click();
    const seen = page.locator(`${ROW} > div > ul[style*="left: 100%"] > li:first-child a`).last();
    await expect.poll(async () => width - (await carousel(page)).moved).toBeCloseTo(400, 0);
    const href = (await seen.getAttribute('href'))!;
    const box = (await seen.boundingBox())!;
    await page.mouse.click(box.x + 20, box.y + box.height / 2);
    await page.waitForURL(`**${href}`);
    await page.close();
  });

  it('reserves its space before hydration, and loads no picture until then', async () => {
    const page = await openPage(browser, server.origin, { viewport: DESKTOP });
    await page.goto(server.origin);
    await untilHydrated(page);
    const metrics = () =>
      page.evaluate(() => {
        const row = document.querySelector<HTMLElement>('#metiers')!;
        const pictures = [...row.querySelectorAll<HTMLImageElement>('ul:not([aria-hidden]) img')];
        return {
          place: row.getBoundingClientRect().top + scrollY,
          height: row.offsetHeight,
          fetched: pictures.filter(({ currentSrc }) => currentSrc !== '').length,
        };
      });
    const before = await metrics();
    expect(before.fetched).toBe(0);
    await page.locator('#metiers').scrollIntoViewIfNeeded();
    await page.waitForSelector(ROW);
    await expect.poll(async () => (await metrics()).fetched).toBeGreaterThan(0);
    const { place, height } = await metrics();
    expect({ place, height }).toEqual({ place: before.place, height: before.height });
    await page.close();
  });

  it('renders a plain scrolling row with reduced motion and without JavaScript', async () => {
    const calm = await home({ reducedMotion: 'reduce' });
    await calm.locator('#metiers').scrollIntoViewIfNeeded();
    await calm.waitForSelector(`section:has(> #metiers) [data-hydrated]`);
    await expect.poll(() => calm.locator('#metiers[data-mode="list"] ul[aria-hidden]').count()).toBe(0);
    await calm.getByRole('button', { name: 'Services suivants' }).click();
    await calm.waitForFunction(() => document.querySelector('#metiers')!.scrollLeft > 300);
    await calm.close();

    const bare = await home({ javaScriptEnabled: false });
    await bare.locator('#metiers').scrollIntoViewIfNeeded();
    await expect.poll(() => bare.getByRole('button', { name: 'Services suivants' }).isVisible()).toBe(false);
    await bare.locator('#metiers img').first().waitFor();
    await bare.locator('#metiers > div > ul > li:last-child').getByRole('link').first().focus();
    await expect.poll(() => bare.locator('#metiers').evaluate((row) => row.scrollLeft)).toBeGreaterThan(1_000);
    await bare.close();
  });
});
