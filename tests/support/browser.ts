import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../tools/machine.mjs';
import { atWorkerEnd } from './worker-end.ts';

/** Headless, offline, without a sandbox; the page measurements start the browser with them too. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let running: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium on this machine: set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, handleSIGTERM: false });
  browser.once('disconnected', () => {
    running = undefined;
  });
  // The browser deletes its profile folder when it closes.
  atWorkerEnd(() => browser.close());
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

/** Closes the pages that a test file has opened in the browser; the browser stays open for the next file. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}
