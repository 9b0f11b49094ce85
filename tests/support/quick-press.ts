import type { Page } from 'playwright-core';

/** Gives an element the focus as soon as it is in the page, as a quick press would, before anything else happens. */
export const pressOnceShown = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    new MutationObserver((_changes, observer) => {
      const element = document.querySelector<HTMLElement>(wanted);
      if (element === null) return;
      observer.disconnect();
      element.focus();
    }).observe(document, { childList: true, subtree: true });
  }, selector);

/** Returns what has the focus once the page has come to rest. */
export const getFocusAtRest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    const { activeElement } = document;
    return (
      activeElement?.getAttribute('name') ?? activeElement?.getAttribute('aria-label') ?? activeElement?.tagName ?? ''
    );
  });

/** Waits until an open dialog has the focus, which it takes a moment after it appears, twice: keys before that miss it. */
export async function untilDialogHasFocus(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog]')].at(-1)?.contains(document.activeElement),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}

/** Waits until an open dialog shows its record instead of the sign of loading, and has the focus. */
export async function untilDialogHasLoaded(page: Page): Promise<void> {
  await untilDialogHasFocus(page);
  await page.waitForFunction(() => document.querySelector('[role=dialog] [role=status] .mantine-Loader-root') === null);
  await untilDialogHasFocus(page);
}
