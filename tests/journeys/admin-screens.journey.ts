import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareBoxes, compareColours, measureBoxes, readColours } from '#tests/support/atelier-looks.ts';
import { colourViolationsOn, violationsOn } from '#tests/support/axe.ts';
import { adminCalls, changeScheme, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { closePages, openBrowser } from '#tests/support/browser.ts';
import { findEnglishOn } from '#tests/support/english-words.ts';
import { SCREENS } from '#tests/support/opened-screens.ts';
import { recordFaults } from '#tests/support/page-faults.ts';
import { findRepeats, MOST_REQUESTS, recordRequests } from '#tests/support/page-requests.ts';
import { getFocusAtRest, pressOnceShown, untilDialogHasFocus } from '#tests/support/quick-press.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

/** The last one is the documents' own; the style sheets of the others are swapped in the open page. */
const COLOURS = { 'nearly black': '#14161A', yellow: '#F5C518', default: '#3B82F6' };
const VIEWS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;
/** Besides the default colour in light mode, in which a screen opens and passes every rule. */
const OTHER_LOOKS = [
  ['nearly black', 'light'],
  ['yellow', 'light'],
  ['nearly black', 'dark'],
  ['yellow', 'dark'],
  ['default', 'dark'],
] as const;
const STOPS = 45;
/** Width of the smallest phones still in use, in pixels, and of a tablet. */
const NARROWEST = 320;
const TABLET = 768;

let browser: Browser;
let server: BuiltServer;
/** Style sheets by colour name, as the server sends them. */
const styleSheets = new Map<string, string>();

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  const call = await adminCalls(server.origin);
  for (const [name, primary_color] of Object.entries(COLOURS)) {
    expect((await call('PUT', '/admin/settings/appearance', { primary_color })).status).toBe(200);
    const html = await (await fetch(`${server.origin}/admin/login`)).text();
    styleSheets.set(name, /<style data-mantine-styles="true">([^<]+)/.exec(html)?.[1] ?? '');
  }
});
afterAll(async () => {
  await closePages(browser);
  await server?.discard();
});

/** Opens the screen and waits for its rows, or for the reason why there are none. */
async function show(page: Page, path: string): Promise<void> {
  const answer = await page.goto(server.origin + path);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [role=status] .mantine-Loader-root') === null);
}

/** Swaps the primary colour and the scheme of the open screen, as a reload would. */
async function changeLook(page: Page, colour: keyof typeof COLOURS, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((sheet) => {
    const style = document.querySelector('style[data-mantine-styles="true"]');
    if (style !== null) style.textContent = sheet;
  }, styleSheets.get(colour) ?? '');
  await changeScheme(page, scheme);
}

/** Finds buttons too low for a finger, and fields into which a phone would zoom. */
const crampedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main a.mantine-active, main input, main select, main textarea',
      ),
    ].filter(
      (one) => one.offsetParent !== null && !['checkbox', 'radio', 'file'].includes(one.getAttribute('type') ?? ''),
    );
    return seen.flatMap((one) => {
      const isField = one.matches('input, select, textarea');
      const isLow = one.matches('.mantine-active, input, select, textarea') && one.offsetHeight < 36;
      const isSmall = isField && Number.parseFloat(getComputedStyle(one).fontSize) < 16;
      return isLow || isSmall ? [`${one.getAttribute('aria-label') ?? one.textContent} ${one.offsetHeight} px`] : [];
    });
  });

/** Names the focused element if its focus is invisible; returns '' if visible, `null` at the end of the page. */
const unmarkedFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const holder = document.activeElement;
    if (!(holder instanceof HTMLElement) || holder === document.body) return null;
    // A hidden control shows its focus on a visible neighbour.
    const places = [holder, holder.nextElementSibling, holder.parentElement, holder.closest('label')];
    const looks = (): string =>
      places
        .flatMap((one) =>
          one === null ? [] : [null, '::before', '::after'].map((part) => getComputedStyle(one, part)),
        )
        .map((one) => [one.outline, one.borderColor, one.boxShadow, one.backgroundColor].join())
        .join();
    const withFocus = looks();
    holder.blur();
    const isMarked = looks() !== withFocus;
    holder.focus();
    return isMarked ? '' : `${holder.tagName} ${holder.getAttribute('aria-label') ?? holder.textContent?.slice(0, 40)}`;
  });

/** Returns what stands out of the card of a list at the right, where the list cuts it off. */
const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul > [data-row]')].flatMap((card) => {
      const edge = card.getBoundingClientRect().right;
      const isOutside = (part: Element): boolean => part.getBoundingClientRect().right > edge;
      const outside = [...card.querySelectorAll('a, button, span, p, label')].find(isOutside);
      return outside === undefined ? [] : [`${card.textContent?.slice(0, 40)}: ${outside.outerHTML.slice(0, 80)}`];
    }),
  );

describe.each(Object.entries(VIEWS))('on a %s', (view, options) => {
  let page: Page;
  let faults: string[];
  let requests: Awaited<ReturnType<typeof recordRequests>>;
  beforeAll(async () => {
    page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage();
    faults = await recordFaults(page);
    requests = await recordRequests(page);
    await signInToBackOffice(page, server.origin);
    await page.goto(`${server.origin}/admin/login`);
    expect(await page.locator('style[data-mantine-styles="true"]').textContent()).toBe(styleSheets.get('default'));
    expect(new Set(styleSheets.values()).size).toBe(Object.keys(COLOURS).length);
    // Who is signed in is led on to the dashboard: its late calls must not count as those of the first screen.
    await page.goto('about:blank');
  });
  afterAll(() => page?.context().close());

  describe.each(SCREENS)('%s', (path) => {
    beforeAll(async () => {
      requests.begin();
      await show(page, path);
      await stopTransitions(page);
    });

    if (view === 'desktop') {
      it('loads with few requests, none of them made twice', async () => {
        const loaded = await requests.untilLoaded();
        expect(findRepeats(loaded)).toEqual([]);
        expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
      });
    }

    it('fits the window and passes every rule of axe', async () => {
      const { width } = options.viewport;
      await expect
        .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
        .toEqual([width, width]);
      expect(await violationsOn(page)).toEqual([]);
      expect(faults).toEqual([]);
      const narrow = 'isMobile' in options ? NARROWEST : TABLET;
      await page.setViewportSize({ ...options.viewport, width: narrow });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow);
      expect(await findCutOff(page)).toEqual([]);
      await page.setViewportSize(options.viewport);
    });

    it('says everything in French, also what is read aloud', async () => {
      expect(await findEnglishOn(page)).toEqual([]);
    });

    if (view === 'phone') {
      it('shows the first row of a list without scrolling', async () => {
        const top = await page.evaluate(
          () => document.querySelector('main [data-row]:not([data-specimen] *)')?.getBoundingClientRect().top,
        );
        expect(top ?? 0).toBeLessThan(options.viewport.height - 160);
      });

      it('keeps touch targets large enough and never makes a phone zoom', async () => {
        expect(await crampedIn(page)).toEqual([]);
      });
    } else {
      it('shows the focus at every Tab stop', async () => {
        const unmarked: string[] = [];
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const found = await unmarkedFocus(page);
          if (found === null) break;
          if (found !== '') unmarked.push(found);
        }
        expect(unmarked).toEqual([]);
      });

      it('moves through the rows of a list with j and k, and explains its keys with ?', async () => {
        const openers = page.locator('main [data-row-open]:not([data-specimen] *)');
        if ((await openers.count()) === 0) return;
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const hasFocus = (place: number) => openers.nth(place).evaluate((one) => one === document.activeElement);
        // The stops of the Tab key may have left another place in the rows.
        const goToFirst = async (): Promise<boolean> => {
          await page.keyboard.press('k');
          return hasFocus(0);
        };
        await expect.poll(goToFirst).toBe(true);
        const last = Math.min(1, (await openers.count()) - 1);
        await page.keyboard.press('j');
        await expect.poll(() => hasFocus(last)).toBe(true);
        await page.keyboard.press('k');
        await expect.poll(() => hasFocus(0)).toBe(true);
        await page.keyboard.press('?');
        const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
        for (const words of ['Ligne suivante', 'Ligne précédente', 'Ouvrir', 'Cette aide']) {
          await keys.getByText(words, { exact: true }).waitFor();
        }
        await untilDialogHasFocus(page);
        await page.keyboard.press('Escape');
        await keys.waitFor({ state: 'detached' });
      });
    }

    if (path === '/admin/atelier') {
      it('shows every component with the boxes and colours that were recorded', async () => {
        // The stops of the Tab key leave the focus in a field.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        expect(compareBoxes(view, await measureBoxes(page))).toEqual([]);
        for (const scheme of ['light', 'dark'] as const) {
          await changeLook(page, 'default', scheme);
          expect(compareColours(`${view}, ${scheme}`, await readColours(page))).toEqual([]);
        }
      });
    }

    it('keeps its contrast in every colour, light and dark', async () => {
      const found: Record<string, string[]> = {};
      for (const [colour, scheme] of OTHER_LOOKS) {
        await changeLook(page, colour, scheme);
        const violations = await colourViolationsOn(page);
        if (violations.length > 0) found[`${colour}, ${scheme}`] = violations;
      }
      await page.evaluate(() => localStorage.removeItem('mantine-color-scheme-value'));
      expect(found).toEqual({});
      expect(faults).toEqual([]);
    });
  });
});

describe('gestures of a phone', () => {
  /** Moves a finger from one point by as much, in steps, as a hand does. */
  async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
      });
    await touch('touchStart');
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
    await touch('touchEnd');
    await cdp.detach();
  }

  it('acts on a row with an undo, reads the list again, and leaves the page its scrolling and its edges', async () => {
    const page = await (await browser.newContext(VIEWS.phone)).newPage();
    await signInToBackOffice(page, server.origin);
    await show(page, '/admin/contact?status=unread');
    const row = page.locator('main [data-row]').first();
    const name = (await row.locator('[data-row-open]').textContent()) ?? '';
    const getMiddle = async () => {
      const box = await row.boundingBox();
      return { x: 200, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const toasts = page.locator('.mantine-Notifications-root [role=alert]');
    const rows = page.locator('main [data-row]');
    const count = await rows.count();

    await drag(page, { ...(await getMiddle()), x: 8 }, { x: 220, y: 0 });
    await drag(page, await getMiddle(), { x: 60, y: 0 });
    await drag(page, await getMiddle(), { x: 70, y: 160 });
    expect([await toasts.count(), page.url()]).toEqual([0, `${server.origin}/admin/contact?status=unread`]);

    await drag(page, await getMiddle(), { x: -180, y: 8 });
    await expect.poll(() => rows.count()).toBe(count - 1);
    await toasts.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => row.locator('[data-row-open]').textContent()).toBe(name);
    await drag(page, await getMiddle(), { x: 180, y: -8 });
    await expect.poll(() => rows.count()).toBe(count - 1);

    await page.evaluate(() => scrollTo(0, 0));
    const read = page.waitForResponse((response) => response.url().includes('/api/admin/contact/status/'));
    await drag(page, { x: 200, y: 500 }, { x: 0, y: 200 });
    expect((await read).status()).toBe(200);
    await page.context().close();
  });
});

describe('keyboard only', () => {
  it('writes a review, hides it and deletes it without a mouse', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInToBackOffice(page, server.origin);
    await show(page, '/admin/testimonials');
    const reach = async (name: RegExp): Promise<void> => {
      const met: string[] = [];
      for (let stop = 0; stop < 2 * STOPS; stop += 1) {
        const label = await page.evaluate(() => {
          const held = document.activeElement as HTMLInputElement | null;
          return held?.getAttribute('aria-label') ?? held?.labels?.[0]?.textContent ?? held?.textContent ?? '';
        });
        if (name.test(label)) return;
        met.push(label);
        await page.keyboard.press('Tab');
      }
      throw new Error(`No stop is named ${name}: ${met.join(' | ')}`);
    };
    await reach(/^Nouveau témoignage$/);
    await page.keyboard.press('Enter');
    await untilDialogHasFocus(page);
    await reach(/^Nom/);
    await page.keyboard.type('Clavier Seul');
    await expect.poll(() => page.getByLabel(/^Nom/).last().inputValue()).toBe('Clavier Seul');
    await reach(/^Avis/);
    await page.keyboard.type('Écrit sans souris.');
    await reach(/^Enregistrer$/);
    await page.keyboard.press('Enter');
    await page.getByText('Témoignage ajouté.').waitFor();

    await show(page, '/admin/testimonials?search=Clavier');
    await page.getByText('Écrit sans souris.').waitFor();
    await reach(/^Actif\./);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Inactif\./ }).waitFor();
    await reach(/^Supprimer l’avis de Clavier Seul/);
    await page.keyboard.press('Enter');
    await untilDialogHasFocus(page);
    await reach(/^Supprimer$/);
    await page.keyboard.press('Enter');
    await page.getByText('Aucun témoignage trouvé').waitFor();
    await page.close();
  });
});

describe('quick press', () => {
  it('keeps the focus that it gave to a field of an opening screen or dialog', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInToBackOffice(page, server.origin);
    await show(page, '/admin/dashboard');
    await pressOnceShown(page, 'main input[type=search]');
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Témoignages' }).click();
    await page.getByRole('searchbox').waitFor();
    expect(await getFocusAtRest(page)).toBe('Rechercher un témoignage');
    await pressOnceShown(page, '[role=dialog] textarea');
    await page.getByRole('link', { name: 'Nouveau témoignage' }).click();
    await untilDialogHasFocus(page);
    expect(await getFocusAtRest(page)).toBe('TEXTAREA');
    await page.close();
  });
});
