import type { Page } from 'playwright-core';

/** Waits until the document is loaded and every island whose condition is met is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A sign of the visitor: without one, a page is left alone for two seconds.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => {
    const begun = '[data-island]:is([data-when=load], [data-when=idle], [data-hydrating])';
    return document.querySelector(`${begun}:not([data-hydrated])`) === null;
  });
}
