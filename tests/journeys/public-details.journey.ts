import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser, openPage, resize } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { textOfMain } from '#tests/support/page-text.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** A page of each kind that has seams, at one width: slopes, the section without one, the end of a page, the sign-in. */
const SEAMED: [path: string, viewport: { width: number; height: number }][] = [
  ['/', DESKTOP],
  ['/services/demoussage', PHONE],
  ['/tarifs', PHONE],
  ['/admin/login', PHONE],
];
/** In a language other than the site's: a field of the browser would speak it. */
const ENGLISH = { locale: 'en-US', reducedMotion: 'reduce' as const };

interface Line {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

let browser: Browser;
let server: WorkerServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
});
afterAll(() => closePages(browser));

async function open(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await openPage(browser, server.origin, { ...ENGLISH, viewport });
  await page.goto(server.origin + path);
  await untilHydrated(page);
  return page;
}

/** Marks the elements with seams, hides all text, shows what is far down; returns the lines of text around the seams. */
const prepare = (page: Page): Promise<{ lines: Line[]; top: number; bottom: number }> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { color: transparent !important; transition: none !important }
      header, body > aside, svg { visibility: hidden !important }
      [data-deferred] { content-visibility: visible !important }
      .seamless [data-seamed], .seamless [data-seamed]::before, .seamless [data-seamed]::after {
        background-image: none !important;
      }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const spaces: DOMRect[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!getComputedStyle(element).backgroundImage.includes('repeating-linear-gradient(90deg')) continue;
      if (element.querySelector(':scope > img') !== null || element.matches('img')) continue;
      element.dataset.seamed = '';
      spaces.push(element.getBoundingClientRect());
    }
    // A slope rises above its section.
    const top = Math.max(0, Math.floor(Math.min(...spaces.map((space) => space.top)) + scrollY - 160));
    const bottom = Math.ceil(Math.max(...spaces.map((space) => space.bottom)) + scrollY);
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.trim() === '' || parent?.closest('header, .vh, script, style') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const { left, width, height } = line;
        lines.push({ text: node.textContent?.trim() ?? '', left, top: line.top + scrollY - top, width, height });
      }
    }
    return { lines, top, bottom };
  });

const shoot = async (page: Page, top: number, bottom: number) => {
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: bottom - top };
  const picture = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
};

/** Returns how many points change without the seams, and the lines of text under which one does. */
async function findCrossed(page: Page): Promise<{ crossed: string[]; changed: number }> {
  const { lines, top, bottom } = await prepare(page);
  const { data, info } = await shoot(page, top, bottom);
  await page.evaluate(() => document.documentElement.classList.add('seamless'));
  const { data: plain } = await shoot(page, top, bottom);
  const changes = data.map((value, at) => (Math.abs(value - (plain[at] ?? 0)) > 2 ? 1 : 0));
  const differs = (line: Line): boolean => {
    const [left, right] = [Math.max(0, Math.ceil(line.left)), Math.min(line.left + line.width, info.width)];
    for (let y = Math.max(0, Math.ceil(line.top)); y < Math.min(line.top + line.height, info.height); y += 1) {
      const row = y * info.width;
      if (changes.subarray((row + left) * 3, (row + Math.floor(right)) * 3).includes(1)) return true;
    }
    return false;
  };
  const crossed = [...new Set(lines.filter(differs).map(({ text }) => text))];
  return { crossed, changed: changes.reduce((sum, change) => sum + change, 0) };
}

describe('roof seams', () => {
  it.each(SEAMED)('never run through a line of text: %s', async (path, viewport) => {
    const page = await open(path, viewport);
    const { crossed, changed } = await findCrossed(page);
    expect(crossed).toEqual([]);
    expect(changed).toBeGreaterThan(1_000);
    await page.close();
  });
});

describe('header', () => {
  it('sets the company’s name and the menu on one baseline', async () => {
    const page = await open('/tarifs');
    const [name = 0, ...links] = await page.evaluate(() =>
      ['header > a span > span', 'header nav li:first-child a', 'header nav li:last-child a'].map((one) => {
        const line = document.createElement('span');
        // An empty inline block stands on the baseline.
        const foot = document.createElement('span');
        foot.style.cssText = 'display: inline-block';
        const element = document.querySelector(one);
        line.append(...(element?.childNodes ?? []), foot);
        element?.append(line);
        return foot.getBoundingClientRect().bottom;
      }),
    );
    expect(name).toBeGreaterThan(0);
    for (const link of links) expect(Math.abs(link - name), [name, ...links].join()).toBeLessThanOrEqual(1);
    await page.close();
  });
});

describe('file fields', () => {
  /** Returns the fields of which the browser's own button shows. */
  const findOwnOfBrowser = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
        .filter((field) => field.checkVisibility({ opacityProperty: true }))
        .map((field) => field.name || field.outerHTML),
    );

  it('shows a button of the site in the request for a quote, in French, that opens the choice of files', async () => {
    const page = await open('/contact');
    for (const viewport of [PHONE, DESKTOP]) {
      await resize(page, viewport);
      expect(await findOwnOfBrowser(page)).toEqual([]);
      const field = page.locator('input[type=file]');
      const button = page.getByText('Choisir des fichiers', { exact: true });
      expect(await button.boundingBox()).toEqual(await field.boundingBox());
      const chooser = page.waitForEvent('filechooser');
      await field.click();
      expect((await chooser).isMultiple()).toBe(true);
    }
    await page.close();
  });

  it('show none of the browser’s own in the back office', async () => {
    const page = await open('/confidentialite');
    await signInToBackOffice(page, server.origin);
    for (const screen of ['gallery?new=1', 'services?new=1', 'blog/new', 'profile', 'import-export', 'settings']) {
      await page.goto(`${server.origin}/admin/${screen}`);
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
      expect(await findOwnOfBrowser(page), screen).toEqual([]);
    }
    await page.close();
  });
});

describe('page of a town', () => {
  it('says where the town is in words, never in coordinates', async () => {
    const towns = (await pathsOfSitemap(server.origin)).filter((path) => /^\/services\/[^/]+$/.test(path));
    const texts = await Promise.all(
      towns.map(async (path) => [path, textOfMain(await (await fetch(server.origin + path)).text())] as const),
    );
    const ofTowns = texts.filter(([, text]) => text.includes('Depuis notre atelier'));
    expect(ofTowns.length).toBeGreaterThanOrEqual(5);
    for (const [path, text] of ofTowns) {
      expect(text, path).toMatch(/à \d+\s?km (au |à l’)\S+ de notre atelier/);
      expect(text, path).toMatch(/(\d+ h( \d\d)?|\d+\s?min)/);
      expect(text, path).not.toMatch(/\d[.,]\d{3,}\s?°|\d\s?°\s?[NSEO]\b|\b[0-7]?\d[.,]\d{3,6}\b/);
    }
  });
});
