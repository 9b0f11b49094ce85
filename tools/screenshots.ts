import { mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { LINKS, SETUP_LINK } from '#src/app/layouts/admin-links.ts';
import { changeScheme, signInToBackOffice, stopTransitions } from '#tests/support/back-office.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { OPENED_DIALOGS } from '#tests/support/opened-screens.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { ensureBuilt } from './built.mjs';

// Takes pictures of every public page, or with `admin` of every screen of the back office in light and dark, at three
// widths, with reduced motion, into a folder that git ignores. Further arguments are the only paths to take.
const FOLDER = 'screenshots';
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;
const OUTSIDE_THE_SITEMAP = ['/nulle-part', '/itineraire/cadre'];
const SCHEMES = ['light', 'dark'] as const;
/** What opens over or beside the lists. */
const OPENED = [
  ...OPENED_DIALOGS,
  ...['/admin/blog/new', '/admin/site/home', '/admin/profile', '/admin/payments/closings'],
  ...['/admin/aide', '/admin/settings/etat', '/admin/settings?tab=company'],
];

const getFile = (path: string, name: string | number): string => {
  const page = path === '/' ? 'accueil' : path.slice(1).replaceAll(/[/?=&]/g, '-');
  return `${FOLDER}/${page}-${name}.png`;
};

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

async function takeSite(server: BuiltServer, wanted: string[]): Promise<number> {
  const browser = await openBrowser();
  const paths = wanted.length > 0 ? wanted : [...(await pathsOfSitemap(server.origin)), ...OUTSIDE_THE_SITEMAP];
  for (const width of WIDTHS) {
    const options = { viewport: { width, height: HEIGHT }, reducedMotion: 'reduce', bypassCSP: true } as const;
    const context = await browser.newContext(options);
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(server.origin + path);
      await page.addStyleTag({ content: PAINT_ALL });
      await scrollThrough(page);
      await untilPainted(page);
      await page.screenshot({ path: getFile(path, width), fullPage: true });
      await page.close();
    }
    await context.close();
  }
  return paths.length * WIDTHS.length;
}

async function takeBackOffice(server: BuiltServer, wanted: string[]): Promise<number> {
  const browser = await openBrowser();
  const screens = [SETUP_LINK, ...LINKS.flat()].map(({ to }) => to);
  const paths = wanted.length > 0 ? wanted : [...screens, ...OPENED];
  for (const width of WIDTHS) {
    const viewport = { width, height: HEIGHT };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'fr-FR' });
    const page = await context.newPage();
    await signInToBackOffice(page, server.origin);
    for (const path of paths) {
      await page.goto(server.origin + path);
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true], [data-loading]') === null);
      await stopTransitions(page);
      for (const scheme of SCHEMES) {
        await changeScheme(page, scheme);
        await untilPainted(page);
        await page.screenshot({ path: getFile(path, `${width}-${scheme}`) });
      }
    }
    await context.close();
  }
  return paths.length * WIDTHS.length * SCHEMES.length;
}

ensureBuilt(console.log);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const server = await startServer();
const [part, ...rest] = process.argv.slice(2);
const count = part === 'admin' ? await takeBackOffice(server, rest) : await takeSite(server, process.argv.slice(2));
await (await openBrowser()).close();
await server.discard();
console.log(`${count} images dans ${FOLDER}/`);
