import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { FREQUENT_ACTS, MOST_PRESSES, prepareActs } from '#tests/support/frequent-acts.ts';
import { Hand, type Way } from '#tests/support/hand.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

const ACTS = {
  touch: FREQUENT_ACTS,
  keyboard: FREQUENT_ACTS,
  mouse: FREQUENT_ACTS.filter(({ isTimed }) => isTimed),
} satisfies Record<Way, unknown>;

describe.each(Object.keys(ACTS) as Way[])('frequent acts, %s alone', (way) => {
  let server: BuiltServer;
  let page: Page;
  beforeAll(async () => {
    server = await startServer();
    await prepareActs(await adminCalls(server.origin));
    const viewport = way === 'touch' ? { width: 390, height: 844 } : { width: 1280, height: 800 };
    const context = await browser.newContext({ viewport, hasTouch: way === 'touch', locale: 'fr-FR' });
    page = await context.newPage();
    await signInToBackOffice(page, server.origin);
  });
  afterAll(async () => {
    await page?.context().close();
    await server?.discard();
  });

  it.each(ACTS[way])('lets one $name with few presses', async ({ run, presses }) => {
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByText('À jour').first().waitFor();
    const hand = new Hand(page, way);
    await run(hand);
    expect(hand.presses).toBeLessThanOrEqual(way === 'mouse' ? MOST_PRESSES : presses[way]);
  });
});
