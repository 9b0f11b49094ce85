import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

/** Normal text needs 4.5:1; axe cannot see it over a picture. */
const NEEDED = 4.5;
/** The brightest hundredth of the ground is left out: single pixels do not hide a letter. */
const GROUND = 0.99;
const HIDE_WORDS =
  'main > section:first-child :is(article, dl) *, header * { color: transparent !important } svg { visibility: hidden !important }';

interface Words {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  colour: [number, number, number];
}

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.discard();
});

const linear = (channel: number): number =>
  channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: [number, number, number]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Each line of words over the picture, with its colour. */
const wordsOf = (page: Page): Promise<Words[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'article[data-shown] :is(p, h1, h2), main > section:first-child :is(dt, dd), header a span',
      ),
    ]
      .filter((element) => !element.closest('[data-look="primary"], .vh'))
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return [...range.getClientRects()]
          .filter(({ width, bottom }) => width > 4 && bottom < innerHeight)
          .map(({ x, y, width, height }) => ({
            text: element.textContent ?? '',
            box: { x, y, width, height },
            colour: [red, green, blue] as [number, number, number],
          }));
      }),
  );

/** Whether a slide's picture is there and both it and its words have faded in. */
const settled = (page: Page, place: number): Promise<boolean> =>
  page.evaluate((index) => {
    const frame = document.querySelectorAll('[data-island="site/hero-slider"] div[aria-hidden]')[index];
    const image = frame?.querySelector('img');
    const words = document.querySelectorAll('article[aria-roledescription]')[index];
    const isShown = (part: Element | undefined) => part !== undefined && getComputedStyle(part).opacity === '1';
    return image?.complete === true && image.naturalWidth > 0 && isShown(frame) && isShown(words);
  }, place);

/** Words whose contrast with the picture behind them is too low. */
async function unreadable(page: Page): Promise<string[]> {
  const words = await wordsOf(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, HIDE_WORDS);
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const groundOf = ({ box }: Words): number => {
    const seen: number[] = [];
    for (let y = Math.floor(box.y); y < box.y + box.height; y += 2) {
      for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, info.width); x += 2) {
        const at = (y * info.width + x) * 3;
        seen.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    return seen.sort((a, b) => a - b)[Math.floor(seen.length * GROUND)] ?? 0;
  };
  return words.flatMap((line) => {
    const ratio = (luminance(line.colour) + 0.05) / (groundOf(line) + 0.05);
    return ratio < NEEDED ? [`${line.text}: ${ratio.toFixed(2)}`] : [];
  });
}

it.each([
  [390, 844],
  [768, 1024],
  [1440, 900],
])('every slide is readable over its picture at %i × %i', async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.origin);
  await page.waitForSelector('[data-island="site/hero-slider"][data-awake]', { state: 'attached' });
  for (const slide of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: new RegExp(`^Diapositive ${slide}`) }).click();
    await expect.poll(() => settled(page, slide - 1)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await unreadable(page)).toEqual([]);
  }
  await context.close();
});
