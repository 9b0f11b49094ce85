import { mkdirSync, rmSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { fill } from '#src/kernel/text.ts';
import { type Reader, SCREENS_OF, SITE_PAGES } from '#tests/support/all-screens.ts';
import { colourViolationsOn, violationsOn } from '#tests/support/axe.ts';
import { changeScheme, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { CUSTOMER, openCustomer } from '#tests/support/customer.ts';
import { untilHydrated } from '#tests/support/hydrated.ts';
import { PRESSED_DIALOGS } from '#tests/support/opened-screens.ts';
import { untilDialogHasFocus, untilDialogHasLoaded } from '#tests/support/quick-press.ts';
import { ADMIN, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { ensureBuilt } from './built.mjs';

// Takes pictures of every page of the site, of the customer account and of the back office at three widths, the last
// two in light and dark, into a folder that git ignores, and looks for faults. Arguments are the only addresses to
// take: `/admin` also takes what is below it.
const FOLDER = 'screenshots';
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  /** With the records of the customer filled in. */
  path: string;
  /** Begins the names of its pictures. */
  name: string;
  reader: Reader | 'site';
  /** Name of the button that opens its dialog. */
  button?: RegExp;
}

const faults: string[] = [];
let count = 0;

/** Paints also what is far outside the window: a picture of the whole page leaves it out otherwise. */
const PAINT_ALL = '* { content-visibility: visible !important }';

/** Waits for every picture and font of the page as it stands. */
const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading, width }) => complete || loading === 'lazy' || width === 0),
  );

/** Scrolls so that everything loaded near the viewport appears: pictures, islands, frames. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
}

/** Waits for the data of a screen that loads them in the browser. */
async function untilLoaded(page: Page, { path, button }: Screen): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  if (/[?&](new|view|edit)=/.test(path)) await untilDialogHasLoaded(page);
  await page.waitForFunction(() => {
    const marks = '[aria-busy=true], [data-loading], [role=status]:is(:has(.mantine-Loader-root), .admin-late)';
    const visible = [...document.querySelectorAll(marks)].filter((mark) => mark.closest('[data-specimen]') === null);
    const words = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    return visible.length === 0 && !words.some((text) => text.startsWith('Chargement'));
  });
  if (button === undefined) return;
  await page.getByRole('button', { name: button }).first().click();
  await untilDialogHasFocus(page);
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function take(page: Page, origin: string, screen: Screen): Promise<void> {
  const { path, name, reader } = screen;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(origin + path);
    if (reader === 'site') {
      await page.addStyleTag({ content: PAINT_ALL });
      await scrollThrough(page);
      await untilHydrated(page);
    } else {
      await untilLoaded(page, screen);
    }
    await stopTransitions(page);
    const isOverlaid = (await page.getByRole('dialog').count()) > 0;
    for (const scheme of reader === 'site' ? (['light'] as const) : SCHEMES) {
      if (reader === 'office') await changeScheme(page, scheme);
      else await page.emulateMedia({ colorScheme: scheme });
      await untilPainted(page);
      const found = await (scheme === 'light' ? violationsOn(page) : colourViolationsOn(page));
      const file = `${name}-${size.width}-${scheme}.png`;
      faults.push(...[...found, ...((await isWide(page)) ? ['scrolls sideways'] : [])].map((one) => `${file}: ${one}`));
      await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: !isOverlaid });
      count += 1;
    }
  }
}

const toName = (reader: string, address: string): string =>
  `${reader}-${address === '/' ? 'accueil' : address.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}`;

const isWanted = (wanted: readonly string[], path: string): boolean =>
  wanted.length === 0 ||
  wanted.some((one) => path === one || (one !== '/' && ['/', '?'].some((end) => path.startsWith(one + end))));

ensureBuilt(console.log);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const [browser, server] = await Promise.all([openBrowser(), startServer()]);
const records = { ...(await openCustomer(server)) };
const toScreen = (reader: Screen['reader'], address: string): Screen => ({
  path: fill(address, records),
  name: toName(reader, address),
  reader,
});
const screens: Screen[] = [
  ...[...new Set([...(await pathsOfSitemap(server.origin)), ...SITE_PAGES])].map((path) => toScreen('site', path)),
  ...(['visitor', 'customer', 'office'] as const).flatMap((reader) =>
    SCREENS_OF[reader].map((address) => toScreen(reader, address)),
  ),
  ...PRESSED_DIALOGS.map(([path, button]): Screen => {
    const screen = toScreen('office', path);
    return { ...screen, name: `${screen.name}-dialog`, button };
  }),
];
const wanted = process.argv.slice(2);
const PEOPLE = { site: undefined, visitor: undefined, customer: CUSTOMER, office: ADMIN };
const OPTIONS: BrowserContextOptions = { reducedMotion: 'reduce', locale: 'fr-FR', bypassCSP: true };
for (const [reader, person] of Object.entries(PEOPLE)) {
  const own = screens.filter((screen) => screen.reader === reader && isWanted(wanted, screen.path));
  if (own.length === 0) continue;
  const page = await (await browser.newContext(OPTIONS)).newPage();
  let name = '';
  page.on('pageerror', ({ message }) => faults.push(`${name}: ${message}`));
  if (person !== undefined) await signInToBackOffice(page, server.origin, person);
  for (const screen of own) {
    name = screen.name;
    await take(page, server.origin, screen).catch(({ message }) => faults.push(`${name}: ${message}`));
  }
  await page.context().close();
}
await browser.close();
await server.discard();
console.log([...faults, `${count} images dans ${FOLDER}/, ${faults.length} défauts`].join('\n'));
if (faults.length > 0 || count === 0) process.exitCode = 1;
