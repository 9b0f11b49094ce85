import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/machine.mjs';

/** Headless, offline, without a sandbox: also what the page measures start. */
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

/** @throws when the machine has no Chromium; `npm test` installs one where it may. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium on this machine: set CHROME_PATH.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
