import type { Browser, Page } from 'playwright-core';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import type { Volume } from './admin-fill.ts';
import { onSqlite } from './admin-offices.ts';
import { SLOWER, startMeasured } from './admin-paint.ts';
import type { Row } from './report.ts';

const ROWS = 1_000;
const VOLUME: Volume = {
  ...{ messages: ROWS, quotes: ROWS, users: 10, articles: 10, subscribers: 10, activity: ROWS, pictures: 10 },
  ...{ reviews: ROWS, orders: 10, invoices: 10, payments: 10, chats: 10, chatMessages: 10, binned: 10, places: 10 },
};
const PATHS = ['/admin/contact', '/admin/quotes', '/admin/testimonials'];
const ROUNDS = 5;
const MOST_MS = 100;
const WORD = 'gouttiere nord';
const BOXES = 10;

/** Records how long each key and each press waits until the page hears of it. */
function watchInput(): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  for (const kind of ['keydown', 'pointerdown', 'pointerup', 'click']) {
    addEventListener(kind, ({ timeStamp }) => delays.push(performance.now() - timeStamp), { capture: true });
  }
}

/** Uses a list without a pause: types a search, takes it back, marks rows and goes through the pages. */
async function use(page: Page): Promise<void> {
  const search = page.locator('main input[type="search"], main [role="searchbox"]').first();
  await search.click();
  await page.keyboard.type(WORD);
  for (let key = 0; key < WORD.length; key += 1) await page.keyboard.press('Backspace');
  const boxes = page.locator('main [data-row] input[type="checkbox"]');
  const count = Math.min(BOXES, await boxes.count());
  for (let place = 0; place < count; place += 1) await boxes.nth(place).click({ force: true });
  for (let key = 0; key < BOXES; key += 1) await page.keyboard.press('Tab');
}

async function measure(browser: Browser, origin: string, path: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  const page = await context.newPage();
  await signInToBackOffice(page, origin);
  await page.addInitScript(watchInput);
  await page.goto(origin + path);
  await page.locator('main:not(:has(#first-view)) [data-row]').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let round = 0; round < ROUNDS; round += 1) await use(page);
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  await context.close();
  return delays.toSorted((one, other) => one - other);
}

/** Measures how long keys and presses wait in lists of 1,000 rows on a slow processor. */
export async function measureInput(): Promise<Row[]> {
  const { server } = await onSqlite(VOLUME);
  const browser = await startMeasured();
  const rows: Row[] = [];
  for (const path of PATHS) {
    const delays = await measure(browser, server.origin, path);
    const at = (part: number): number => Math.round(delays[Math.floor(delays.length * part)] ?? Number.NaN);
    rows.push({
      name: `${path}, ${ROWS} rows: wait of a key or a press, processor ${SLOWER} times slower`,
      figure: `${delays.length} of them, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${Math.round(delays.at(-1) ?? Number.NaN)} ms`,
      goal: `p95 ≤ ${MOST_MS} ms`,
      holds: at(0.95) <= MOST_MS,
    });
  }
  await browser.close();
  await server.discard();
  return rows;
}
