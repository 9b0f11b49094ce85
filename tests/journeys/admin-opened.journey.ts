import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourViolationsOn, violationsOn, violationsWithin } from '#tests/support/axe.ts';
import { changeScheme, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { findEnglishOn } from '#tests/support/english-words.ts';
import {
  OPENED_DIALOGS,
  OPENED_RECORDS,
  OVERLAYS,
  PRESSED_DIALOGS,
  SCREENS_WITH_MENUS,
} from '#tests/support/opened-screens.ts';
import { findRepeats, MOST_REQUESTS, recordRequests } from '#tests/support/page-requests.ts';
import { untilDialogHasFocus, untilDialogHasLoaded } from '#tests/support/quick-press.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const VIEWS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

const DIALOG = '[role=dialog]';
/** A menu, and the button that has opened it. */
const MENU = '[role=menu], button[aria-haspopup=menu]';

interface Audit {
  /** What may have violations in light mode; without it, the whole page. */
  light?: string;
  dark?: string;
}

/** Returns the violations of the open page in light and in dark mode. */
async function faultsOn(page: Page, { light, dark }: Audit): Promise<string[]> {
  const inLight = await (light === undefined ? violationsOn(page) : violationsWithin(page, light));
  await changeScheme(page, 'dark');
  const inDark = await colourViolationsOn(page, dark);
  await changeScheme(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark, ${fault}`)];
}

/** The list below a dialog passes the rules of colours in the journey of the screens. */
const faultsWithDialog = (page: Page): Promise<string[]> => faultsOn(page, { dark: DIALOG });

async function expectFewRequests(requests: Awaited<ReturnType<typeof recordRequests>>): Promise<void> {
  const loaded = await requests.untilLoaded();
  expect(findRepeats(loaded)).toEqual([]);
  expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
}

describe.each(Object.entries(VIEWS))('opened on a %s', (view, options) => {
  let page: Page;
  let requests: Awaited<ReturnType<typeof recordRequests>>;
  beforeAll(async () => {
    page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
    requests = await recordRequests(page);
    await signInToBackOffice(page, server.origin);
  });
  afterAll(() => page?.context().close());

  describe.each(OPENED_DIALOGS)('%s', (path) => {
    beforeAll(async () => {
      await page.goto('about:blank');
      requests.begin();
      await page.goto(server.origin + path);
      await untilDialogHasLoaded(page);
    });

    if (view === 'desktop') {
      it('gives the focus to a field, a button or the title, never to the cross', async () => {
        const readFocus = () =>
          page.evaluate(() => {
            const holder = document.activeElement;
            return [holder?.getAttribute('aria-label') === 'Fermer', holder?.closest('[role=dialog]') !== null];
          });
        const first = await readFocus();
        await page.keyboard.press('Tab');
        expect([first, await readFocus()]).toEqual([
          [false, true],
          [false, true],
        ]);
      });

      it('takes few requests, none of them made twice', () => expectFewRequests(requests));
    }

    it('passes every rule of axe, fits the window and says everything in French', async () => {
      await stopTransitions(page);
      expect(await faultsWithDialog(page)).toEqual([]);
      expect(await findEnglishOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
      if (view === 'desktop') return;
      const box = await page.getByRole('dialog').first().boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...options.viewport });
    });
  });

  it.each(PRESSED_DIALOGS)(
    'passes every rule of axe with the dialog that a button opens on %s: %s',
    async (path, name) => {
      await page.goto(server.origin + path);
      await page.getByRole('button', { name }).first().click();
      await untilDialogHasFocus(page);
      await stopTransitions(page);
      expect(await faultsWithDialog(page)).toEqual([]);
      expect(await findEnglishOn(page)).toEqual([]);
    },
  );

  it.each(OVERLAYS.filter((overlay) => (overlay.view ?? view) === view))(
    'passes every rule of axe with what $by opens on $path',
    async ({ path, by, shows }) => {
      await page.goto(server.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.includes('?')) await untilDialogHasLoaded(page);
      const below = path.includes('?') ? page.getByRole('dialog') : page;
      if (typeof by === 'string') await page.keyboard.press(by);
      else await below.getByRole('button', { name: by }).filter({ visible: true }).first().click();
      await page.locator(shows).filter({ visible: true }).first().waitFor();
      await stopTransitions(page);
      expect(await faultsOn(page, { dark: shows })).toEqual([]);
      expect(await findEnglishOn(page)).toEqual([]);
    },
  );

  it.each(SCREENS_WITH_MENUS)('passes every rule of axe with each menu open on %s', async (path) => {
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('main [role=status] .mantine-Loader-root') === null);
    await stopTransitions(page);
    // The rows of a list have the same menu.
    const audited = new Set<string>();
    for (const trigger of await page.locator('button[aria-haspopup=menu]:visible').all()) {
      await trigger.click();
      const menu = page.locator('[role=menu]:visible');
      await menu.waitFor();
      const entries = await menu.innerText();
      if (!audited.has(entries)) {
        // With the first menu the whole screen has passed.
        expect(await faultsOn(page, audited.size === 0 ? {} : { light: MENU, dark: MENU })).toEqual([]);
        expect(await findEnglishOn(page)).toEqual([]);
      }
      audited.add(entries);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
    expect(audited.size).toBeGreaterThan(0);
  });
});

describe('cold load', () => {
  let page: Page;
  let requests: Awaited<ReturnType<typeof recordRequests>>;
  beforeAll(async () => {
    page = await (await browser.newContext({ ...VIEWS.desktop, reducedMotion: 'reduce' })).newPage();
    requests = await recordRequests(page);
    await signInToBackOffice(page, server.origin);
  });
  afterAll(() => page?.context().close());

  it.each(OPENED_RECORDS)('takes few requests, none of them made twice: %s', async (path) => {
    await page.goto('about:blank');
    requests.begin();
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (/[?&](new|view|edit)=/.test(path)) await page.getByRole('dialog').first().waitFor();
    await expectFewRequests(requests);
  });
});
