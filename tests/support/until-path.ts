import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until a document with a path is loaded. After a sign-out the screen and the ended session both open the same
 * page: one of the two navigations may be aborted, which fails `waitForURL`.
 */
export async function untilPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await page.waitForLoadState('load');
}
