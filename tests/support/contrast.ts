import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Contrast of normal text is at least 4.5:1; axe cannot measure it over a picture. */
const NEEDED = 4.5;
/** Ignores the brightest hundredth of the background: single pixels do not hide a letter. */
const GROUND = 0.99;

interface Words {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  colour: [number, number, number];
}

const linear = (channel: number): number =>
  channel / 255 <= 0.03928 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: [number, number, number]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns each visible line of the text found by `selector`, with its colour. */
const toWords = (page: Page, selector: string): Promise<Words[]> =>
  page.evaluate(
    (chosen) =>
      [...document.querySelectorAll(chosen)]
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
    selector,
  );

/**
 * Returns the lines of text found by `selector` whose contrast with their background is too low.
 * `hide` is the style sheet that hides the text, so that its background can be captured in a screenshot.
 */
export async function unreadable(page: Page, selector: string, hide: string): Promise<string[]> {
  const words = await toWords(page, selector);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, hide);
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const getGround = ({ box }: Words): number => {
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
    const ratio = (luminance(line.colour) + 0.05) / (getGround(line) + 0.05);
    return ratio < NEEDED ? [`${line.text}: ${ratio.toFixed(2)}`] : [];
  });
}
