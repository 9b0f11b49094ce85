import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { OPENED_DIALOGS } from '#tests/support/opened-screens.ts';
import { openWorkerServer } from '#tests/support/worker-server.ts';

const VIEWS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;
/** Height of the keyboard of a phone, in pixels. */
const KEYBOARD = 336;
const BAR = '[data-save-bar]';
/** Forms over a list, and forms that are a screen of their own. */
const FORMS = [
  ...OPENED_DIALOGS.filter((path) => /[?&](?:new|edit)=/.test(path) && !path.startsWith('/admin/gallery')),
  ...['/admin/profile', '/admin/settings', '/admin/blog/1', '/admin/blog/new'],
];
/** What shows the bar of a screen that opens without. */
const BEGIN: Record<string, (page: Page) => Promise<void>> = {
  '/admin/profile': (page) => page.getByRole('button', { name: 'Modifier le profil' }).click(),
  '/admin/settings': (page) => page.getByLabel('Nom du site').fill('Autre nom'),
};

const server = await openWorkerServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

/** Signs in on a page whose `coverWithKeyboard` event makes the visible part shorter, as the keyboard of a phone does. */
async function openSignedIn(options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
  await page.addInitScript(() => {
    let covered = 0;
    const view = window.visualViewport;
    if (view === null) throw new Error('This browser has no visual viewport.');
    Object.defineProperty(view, 'height', { get: () => window.innerHeight - covered });
    window.addEventListener('coverWithKeyboard', (event) => {
      covered = (event as CustomEvent<number>).detail;
      view.dispatchEvent(new Event('resize'));
    });
  });
  await signInToBackOffice(page, server.origin);
  return page;
}

const coverWithKeyboard = (page: Page, height: number): Promise<void> =>
  page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('coverWithKeyboard', { detail })), height);

/** Returns the buttons of the bar that cannot be pressed in the part of the window above the keyboard. */
const findHiddenButtons = (page: Page, keyboard: number): Promise<string[]> =>
  page.locator(`${BAR} button`).evaluateAll(
    (buttons, covered) =>
      buttons.flatMap((button) => {
        const { left, top, width, height, bottom } = button.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        const isFree = button.contains(above) || (button as HTMLButtonElement).disabled;
        return isFree && top >= 0 && bottom <= window.innerHeight - covered
          ? []
          : [`${button.textContent}: ${top} to ${bottom}, under ${above?.outerHTML.slice(0, 80)}`];
      }),
    keyboard,
  );

/** Scrolls the form to a share of its length. */
const scrollForm = (page: Page, share: number): Promise<void> =>
  page.locator(BAR).evaluate((bar, part) => {
    let holder: Element | null = bar.parentElement;
    while (
      holder !== null &&
      !(holder.scrollHeight > holder.clientHeight && getComputedStyle(holder).overflowY !== 'visible')
    ) {
      holder = holder.parentElement;
    }
    const scrolled = holder ?? document.documentElement;
    scrolled.scrollTop = (scrolled.scrollHeight - scrolled.clientHeight) * part;
  }, share);

describe.each(Object.entries(VIEWS))('on a %s', (view, options) => {
  const keyboards = view === 'phone' ? [0, KEYBOARD] : [0];
  let page: Page;
  beforeAll(async () => {
    page = await openSignedIn(options);
  });
  afterAll(() => page?.context().close());

  it.each(FORMS)('stays in view along the whole form, above the keyboard too: %s', async (path) => {
    await page.goto(server.origin + path);
    await BEGIN[path]?.(page);
    await page.locator(`${BAR} button`).first().waitFor();
    await stopTransitions(page);
    for (const keyboard of keyboards) {
      await coverWithKeyboard(page, keyboard);
      for (const share of [0, 0.5, 1]) {
        await scrollForm(page, share);
        await expect
          .poll(() => findHiddenButtons(page, keyboard), { message: `${share}, keyboard ${keyboard}` })
          .toEqual([]);
      }
    }
    await coverWithKeyboard(page, 0);
  });

  it('keeps its buttons free of the message that a save shows', async () => {
    // Without the draft that the form kept above.
    const page = await openSignedIn(options);
    await page.goto(`${server.origin}/admin/settings`);
    const site = page.getByLabel('Nom du site');
    const description = page.getByLabel('Description du site');
    const before = await site.inputValue();
    const save = page.locator(BAR).getByRole('button', { name: 'Tout enregistrer' });
    await site.fill(`${before} et fils`);
    await save.click();
    const toast = page.locator('.mantine-Notifications-root [role=alert]').first();
    // The message vanishes after some seconds, but not from under the mouse.
    await toast.hover();
    await description.fill(`Couvreur de père en fils, vu sur ${view}.`);
    await save.waitFor();
    for (const share of [0, 0.5, 1]) {
      await scrollForm(page, share);
      await expect.poll(() => findHiddenButtons(page, 0)).toEqual([]);
    }
    expect(await toast.isVisible()).toBe(true);
    await site.fill(before);
    await save.click();
    await save.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('tabs of the profile', () => {
  it('leave room for a thumb, all within reach at 390 px', async () => {
    const page = await openSignedIn(VIEWS.phone);
    await page.goto(`${server.origin}/admin/profile`);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBeGreaterThan(1);
    for (const tab of await tabs.all()) {
      await tab.tap();
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      const box = await tab.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(VIEWS.phone.viewport.width);
    }
    await page.context().close();
  });
});
