import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { POLL_MS } from '#src/domains/notifications/bell.contract.ts';
import { CHAT_CHANGE, LIVE_CHANGE, LIVE_OPEN } from '#src/ui/http/window-events.ts';

/** Besides pictures, which are the company's own, as is its icon, which the browser reads again at each address. */
export const MOST_REQUESTS = 25;
const BELL = '/api/admin/notifications';
/** Never answered whole. */
const STREAM = '/api/admin/events';
/** What makes a page read again what it has: a change that the server reports, or may have reported during a gap. */
const REASONS = [LIVE_CHANGE, CHAT_CHANGE, LIVE_OPEN];
/** Asked for when the screen has been there for four seconds. */
const LATER = '/api/admin/disk';

interface PageRequests {
  /** Forgets what was asked for so far. */
  begin: () => void;
  /** Waits until everything that was asked for has come, what it asked for in turn too; returns the addresses. */
  untilLoaded: () => Promise<string[]>;
}

/**
 * Records what a page of the back office asks for, from its next address on: for itself, as the browser says that it
 * saves data. What other screens are fetched before a press is the subject of `screens-ahead.journey.ts`.
 */
export async function recordRequests(page: Page): Promise<PageRequests> {
  await page.addInitScript((names) => {
    for (const name of names) addEventListener(name, () => Object.assign(globalThis, { hasReasonToReadAgain: true }));
  }, REASONS);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  const isPart = (request: Request): boolean =>
    request.resourceType() !== 'image' &&
    !request.url().endsWith('/favicon.svg') &&
    !request.url().includes(LATER) &&
    // The set-up shows the site in a frame of its own.
    request.frame() === page.mainFrame();
  let asked: { url: string; at: number }[] = [];
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (!isPart(request)) return;
    asked.push({ url: request.url(), at: Date.now() });
    if (!request.url().includes(STREAM)) waiting.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void waiting.delete(request));
  }
  return {
    begin: () => {
      asked = [];
      waiting.clear();
    },
    untilLoaded: async () => {
      for (let quietTimes = 0; quietTimes < 3; quietTimes += 1) {
        await expect.poll(() => [...waiting].map((request) => request.url())).toEqual([]);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
      }
      // The bell is read again after a while, which a slow machine reaches before the end.
      const bell = asked.find(({ url }) => url.includes(BELL))?.at ?? 0;
      const urls = asked.filter(({ url, at }) => !url.includes(BELL) || at - bell < POLL_MS / 2).map(({ url }) => url);
      const mayRepeat = await page.evaluate(() => 'hasReasonToReadAgain' in globalThis);
      return mayRepeat ? urls.filter((url, place) => !url.includes('/api/') || urls.indexOf(url) === place) : urls;
    },
  };
}

/** Returns the addresses that were asked for more than once. */
export const findRepeats = (urls: readonly string[]): string[] =>
  urls.filter((url, place) => urls.indexOf(url) !== place);
