import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** How a person works: with the mouse, with a finger or with the keys alone. */
export type Way = 'mouse' | 'touch' | 'keyboard';

const MOST_STOPS = 250;
const LOOK_EACH_MS = 100;
const MOST_WAIT_MS = 30_000;

/** Works on a page in one way and counts: presses, stops of Tab on the way to a target, milliseconds of waiting. */
export class Hand {
  presses = 0;
  stops = 0;
  waitedMs = 0;
  readonly page: Page;
  readonly way: Way;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  /** Presses a link, a button or a row. */
  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await this.see(target);
    if (this.way === 'mouse') await target.click();
    else if (this.way === 'touch') await target.tap();
    else {
      await this.#tabTo(target);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Presses a key, or with mouse and finger the button that does the same. */
  async pressKey(key: string, target: Locator): Promise<void> {
    if (this.way !== 'keyboard') return this.press(target);
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  /** Chooses an entry of the browser's own list: one press opens it, one chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    this.presses += 2;
    if (this.way === 'keyboard') await this.#tabTo(list);
    await list.selectOption({ label });
  }

  /** Writes into a field; one that has no focus yet takes a press. */
  async write(field: Locator, text: string): Promise<void> {
    await this.see(field);
    if (!(await hasFocus(field))) {
      if (this.way === 'keyboard') await this.#tabTo(field);
      else await this.press(field);
    }
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /**
   * Waits until a result, or the next target, shows. `waitFor` alone would look only every 500 ms after a while, and
   * count up to that much too long.
   */
  async see(result: Locator): Promise<void> {
    const begun = performance.now();
    const isLate = (): boolean => performance.now() - begun > MOST_WAIT_MS;
    while (!(await result.isVisible()) && !isLate()) await wait(LOOK_EACH_MS);
    this.waitedMs += performance.now() - begun;
    if (isLate()) await result.waitFor({ timeout: 1 });
  }

  async #tabTo(target: Locator): Promise<void> {
    await this.page.waitForFunction(hasSettledFocus);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(target)) return;
      this.stops += 1;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  }
}

/** A dialog that opens takes the focus a moment after it shows, twice: Tab and typing before that are lost. */
const hasSettledFocus = async (): Promise<boolean> => {
  // On a busy machine no frame leaves idle time.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  return dialog === undefined || dialog.contains(document.activeElement);
};

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
