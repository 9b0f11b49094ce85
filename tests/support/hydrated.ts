import type { Page } from 'playwright-core';

/** Waits until the document is loaded and every island whose condition is met is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A sign of the visitor: without one, a page is left alone for two seconds.
  await page.evaluate(async () => {
    dispatchEvent(new Event('pointermove'));
    // Islands in view begin only when the browser has compared their places with the window, in its next frame.
    for (let frames = 0; frames < 2; frames += 1) {
      // With a limit: Chromium may draw no frames for a page.
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
    }
    await new Promise((resolve) => setTimeout(resolve));
  });
  await page.waitForFunction(() => {
    const begun = '[data-island]:is([data-when=load], [data-when=idle], [data-hydrating])';
    return document.querySelector(`${begun}:not([data-hydrated])`) === null;
  });
}
