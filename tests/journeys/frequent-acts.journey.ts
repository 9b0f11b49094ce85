import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { FREQUENT_ACTS, prepareActs } from '#tests/support/frequent-acts.ts';
import { Hand, type Way } from '#tests/support/hand.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

/** Texts that one writes are no presses; a field that has to be reached is one. */
const MOST_PRESSES = 9;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

describe.each(['touch', 'keyboard'] satisfies Way[])('ten frequent acts, %s alone', (way) => {
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

  it.each(FREQUENT_ACTS)('lets one $name', async ({ run }) => {
    await page.goto(`${server.origin}/admin/dashboard`);
    await page.getByText('À jour').first().waitFor();
    const hand = new Hand(page, way);
    await run(hand);
    expect(hand.presses).toBeLessThanOrEqual(MOST_PRESSES);
  });
});
