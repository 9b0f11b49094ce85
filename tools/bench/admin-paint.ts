import { type Browser, chromium, type Page } from 'playwright-core';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { CHROMIUM_FLAGS } from '#tests/support/browser.ts';
import { prepareActs } from '#tests/support/frequent-acts.ts';
import { startServer } from '#tests/support/server.ts';
import { findHeadlessShell } from '../machine.mjs';
import type { Row } from './report.ts';

/** Lighthouse's “slow 4G”, applied: milliseconds of each request, kilobits per second. */
const LATENCY_MS = 562.5;
const DOWN_KBPS = 1_474.56;
const UP_KBPS = 675;
/** How many times slower than this machine's the processor is. */
export const SLOWER = 4;
export const RUNS = 5;
const MOST_LCP_MS = 2_500;
/** Frames after which nothing larger is painted. */
const LAST_FRAMES = 60;
/** Screens, with what shows once their data are there. */
const SCREENS = [
  ['/admin/dashboard', '#activite'],
  ['/admin/contact', '[data-row]'],
] as const;

interface Paint {
  first: number;
  largest: number;
  /** When the data show. */
  filled: number;
  /** When the screen itself shows them, which can be used. */
  alive: number;
}

const toBytes = (kilobits: number): number => (kilobits * 1_024) / 8;

/** Starts a browser that optimises scripts as a user's does; that of the tests does not. */
export function startMeasured(): Promise<Browser> {
  const executablePath = findHeadlessShell();
  if (executablePath === undefined) throw new Error('No Chromium on this machine: set CHROME_PATH.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** Empties the cache, and applies a slow connection and a slow processor from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: toBytes(DOWN_KBPS),
    uploadThroughput: toBytes(UP_KBPS),
  });
}

/** Opens a screen first, with nothing in the cache; every time is since the navigation began, in milliseconds. */
async function open(browser: Browser, origin: string, path: string, shown: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' });
  const page = await context.newPage();
  await signInToBackOffice(page, origin);
  await slowDown(page);
  await page.addInitScript(() => {
    const times = { largest: 0 };
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) times.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  const waitFor = async (selector: string): Promise<number> => {
    const found = await page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector);
    return (await found.jsonValue()) ?? 0;
  };
  const filled = await waitFor(shown);
  const alive = await waitFor(`main:not(:has(#first-view)) ${shown}`);
  const { first, largest } = await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      first: paint?.startTime ?? 0,
      largest: (window as unknown as { times: { largest: number } }).times.largest,
    };
  }, LAST_FRAMES);
  await context.close();
  return { first, largest, filled, alive };
}

export const toMedian = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (value: number): string => `${(value / 1_000).toFixed(2)} s`;

/** Measures the first paint of a screen that is opened first, on a slow connection and a slow processor. */
export async function measureAdminPaint(): Promise<Row[]> {
  const server = await startServer();
  await prepareActs(await adminCalls(server.origin));
  const browser = await startMeasured();
  const rows: Row[] = [];
  for (const [path, shown] of SCREENS) {
    const paints: Paint[] = [];
    while (paints.length < RUNS) paints.push(await open(browser, server.origin, path, shown));
    const getMedian = (figure: keyof Paint): number => toMedian(paints.map((paint) => paint[figure]));
    const largest = getMedian('largest');
    rows.push({
      name: `${path}, opened first, applied 4G, processor ${SLOWER} times slower`,
      figure: `FCP ${seconds(getMedian('first'))}, LCP ${seconds(largest)}, data after ${seconds(getMedian('filled'))}, scripts after ${seconds(getMedian('alive'))}`,
      goal: `LCP ≤ ${seconds(MOST_LCP_MS)}`,
      holds: largest <= MOST_LCP_MS,
    });
  }
  await browser.close();
  await server.discard();
  return rows;
}
