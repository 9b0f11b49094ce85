import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, findHeadlessShell } from '../../tools/machine.mjs';
import { atWorkerEnd } from './worker-end.ts';

/** Headless, offline, without a sandbox; the page measurements start the browser with them too. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One process for all pages of a site: another one costs a second, and compiles every script again. */
const SHARED_PROCESS = '--process-per-site';

/** A page is closed before its optimised code has earned its time: without it, renderers compute a fifth less. */
const UNOPTIMISED = '--js-flags=--no-turbofan --no-maglev';

let running: Promise<Browser> | undefined;

/** Starts another browser, with windows: for flags, or for what the headless shell lacks, such as alerts. */
export async function launchBrowser(flags: string[] = [], executablePath = findChromium()): Promise<Browser> {
  if (executablePath === undefined) throw new Error('No Chromium on this machine: set CHROME_PATH.');
  const args = [...CHROMIUM_FLAGS, SHARED_PROCESS, UNOPTIMISED, ...flags];
  const browser = await chromium.launch({ executablePath, args, handleSIGTERM: false });
  // The browser deletes its profile folder when it closes.
  atWorkerEnd(() => browser.close());
  return browser;
}

async function launch(): Promise<Browser> {
  const browser = await launchBrowser([], findHeadlessShell());
  browser.once('disconnected', () => {
    running = undefined;
  });
  return browser;
}

/**
 * Returns the browser of this process, shared by every test file that runs in it.
 * @throws when the machine has no Chromium; `npm test` installs one where it may.
 */
export function openBrowser(): Promise<Browser> {
  running ??= launch();
  return running;
}

/**
 * Resizes a page and waits until nothing moves to its new place any more: a press on what moves is lost. What moves with
 * the scroll position, or for ever, is not waited for.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect, timeline }: Animation): boolean =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().iterations !== Infinity;
    // Scripts hear of the new size in the next frame, and what they show begins to move two frames later.
    for (
      let quietFrames = 0;
      quietFrames < 4;
      quietFrames = document.getAnimations().some(isMoving) ? 0 : quietFrames + 1
    ) {
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Closes what a test file has opened in the browser; the browser stays open for the next file. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

const contexts = new Map<string, Promise<BrowserContext>>();
const opened = new Set<Page>();

/** Closes the pages that `openPage` has opened; their contexts stay for the next test of the file. */
export async function closeOpenedPages(): Promise<void> {
  await Promise.all([...opened].map((page) => page.close()));
}

async function openContext(
  browser: Browser,
  origin: string,
  key: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.once('close', () => contexts.delete(key));
  // Keeps the window and its process open between two tests: others cost more than another page in them.
  const firstPage = await context.newPage();
  // Of a site without a server only the test answers, and only in its own pages.
  await firstPage.goto(`${origin}/robots.txt`).catch(() => undefined);
  return context;
}

/**
 * Opens a page without cookies and stored data of `origin`, in a context that earlier tests with the same options have
 * used: a new context costs almost a second of processor time. Only the HTTP cache is kept. The test closes the page.
 */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Page> {
  const key = JSON.stringify(options);
  const known = contexts.get(key) ?? openContext(browser, origin, key, options);
  contexts.set(key, known);
  const context = await known;
  const page = await context.newPage();
  opened.add(page);
  page.once('close', () => opened.delete(page));
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  return page;
}
