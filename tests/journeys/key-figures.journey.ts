import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { openWorkerServer, type WorkerServer } from '#tests/support/worker-server.ts';

const ISLAND = '[data-island="ui/key-figures"]';
/** The texts that a figure has shown. */
type Watched = { seen: Set<string> };

let browser: Browser;
let server: WorkerServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openWorkerServer()]);
});
afterAll(() => closePages(browser));

describe('key figures', () => {
  it('counts up in whole numbers and ends on the figures of the page', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.clock.install({ time: 0 });
    await page.goto(server.origin);
    await page.clock.pauseAt(60_000);
    const figures = page.locator(`${ISLAND} dd > span`);
    const words = await figures.allTextContents();
    await page.locator(ISLAND).evaluate((list) => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const note = () => seen.add(list.querySelectorAll('dd > span')[1]?.textContent ?? '');
      new MutationObserver(note).observe(list, { subtree: true, characterData: true, childList: true });
    });
    await page.locator(ISLAND).scrollIntoViewIfNeeded();
    await page.waitForSelector(`${ISLAND}[data-hydrated]`, { state: 'attached' });
    const getSeen = () => page.evaluate(() => [...(window as unknown as Watched).seen]);
    // A tenth of a second at a time: a busy machine shows no frame for longer than a number lasts.
    const pass = <Value>(read: () => Promise<Value>): Promise<Value> => page.clock.runFor(100).then(read);
    await expect.poll(() => pass(getSeen)).toContain('4/5');
    await expect.poll(() => pass(() => figures.allTextContents())).toEqual(words);
    expect((await getSeen()).sort()).toEqual(['0/5', '1/5', '2/5', '3/5', '4,9/5', '4/5'].sort());
    await page.context().close();
  });
});
