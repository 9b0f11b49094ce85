import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#src/routes.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { adminCalls, signInToBackOffice } from '#tests/support/back-office.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const COLOURS = { default: '#3B82F6', yellow: '#F5C518', 'nearly black': '#14161A' };
const LOOKS = [
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const;
const STOPS = 45;

const childrenOf = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(childrenOf),
];

/** Every screen that an address without parameters shows: a new one is looked at without being named here. */
const SCREENS = (routes as RouteConfigEntry[])
  .flatMap(childrenOf)
  .filter(({ path }) => path === 'admin')
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (path === undefined || path.includes(':') ? [] : [`/admin/${path}`]));

let browser: Browser;
let server: BuiltServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.discard();
});

/** The screen with its rows, or with why there are none. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [role=status] .mantine-Loader-root') === null);
}

describe.each(Object.entries(COLOURS))('with the %s colour', (_name, primary_color) => {
  beforeAll(async () => {
    const call = await adminCalls(server.origin);
    expect((await call('PUT', '/admin/settings/appearance', { primary_color })).status).toBe(200);
  });

  it.each(LOOKS)('axe objects to nothing in %s at %i px, and nothing overflows', async (colorScheme, width) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), colorScheme);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await signInToBackOffice(page, server.origin);
    const found: Record<string, string[]> = {};
    for (const path of SCREENS) {
      await show(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const faults = [...(await violationsOn(page)), ...(overflow > 0 ? [`overflows by ${overflow} px`] : [])];
      if (faults.length > 0) found[path] = faults;
    }
    expect(found).toEqual({});
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Buttons too low for a finger, and fields into which a phone would zoom. */
const crampedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main a.mantine-Button-root, main input, main select, main textarea',
      ),
    ].filter(
      (one) => one.offsetParent !== null && !['checkbox', 'radio', 'file'].includes(one.getAttribute('type') ?? ''),
    );
    return seen.flatMap((one) => {
      const isField = one.matches('input, select, textarea');
      const isLow =
        one.matches('.mantine-Button-root, .mantine-ActionIcon-root, input, select, textarea') && one.offsetHeight < 36;
      const isSmall = isField && Number.parseFloat(getComputedStyle(one).fontSize) < 16;
      return isLow || isSmall ? [`${one.getAttribute('aria-label') ?? one.textContent} ${one.offsetHeight} px`] : [];
    });
  });

it('leaves a finger room on every screen of a phone, and never makes it zoom', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signInToBackOffice(page, server.origin);
  const cramped: Record<string, string[]> = {};
  for (const path of SCREENS) {
    await show(page, path);
    const found = await crampedIn(page);
    if (found.length > 0) cramped[path] = found;
  }
  expect(cramped).toEqual({});
  await context.close();
});

describe('by the keyboard alone', () => {
  it.each(SCREENS)('%s shows where one is, stop after stop', async (path) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await signInToBackOffice(page, server.origin);
    await show(page, path);
    // Looks are compared at once: a border that fades would still be the one of before.
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
    const lost: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const holder = document.activeElement;
        if (!(holder instanceof HTMLElement) || holder === document.body) return null;
        // A hidden control is marked on what stands for it.
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
        return isMarked
          ? ''
          : `${holder.tagName} ${holder.getAttribute('aria-label') ?? holder.textContent?.slice(0, 40)}`;
      });
      if (place === null) break;
      if (place !== '') lost.push(place);
    }
    expect(lost).toEqual([]);
    await page.close();
  });

  it('a review is written, hidden, and deleted without a mouse', async () => {
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
    // A dialog takes the focus a moment after it shows, and once more after that: keys pressed before are not for it.
    const untilDialogHasFocus = async (): Promise<void> => {
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') != null);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    };
    await reach(/^Ajouter$/);
    await page.keyboard.press('Enter');
    await untilDialogHasFocus();
    await reach(/^Nom/);
    await page.keyboard.type('Clavier Seul');
    expect(await page.getByLabel(/^Nom/).last().inputValue()).toBe('Clavier Seul');
    await reach(/^Avis/);
    await page.keyboard.type('Écrit sans souris.');
    await reach(/^Ajouter$/);
    await page.keyboard.press('Enter');
    await page.getByText('Témoignage ajouté.').waitFor();

    await show(page, '/admin/testimonials?search=Clavier');
    await page.getByText('Écrit sans souris.').waitFor();
    await reach(/^Actif\./);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Inactif\./ }).waitFor();
    await reach(/^Supprimer l’avis de Clavier Seul/);
    await page.keyboard.press('Enter');
    await untilDialogHasFocus();
    await reach(/^Supprimer$/);
    await page.keyboard.press('Enter');
    await page.getByText('Aucun témoignage trouvé').waitFor();
    await page.close();
  });
});
