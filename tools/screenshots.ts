import { mkdirSync, rmSync } from 'node:fs';
import { openBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { ensureBuilt } from './built.mjs';

// Takes pictures of every public page at three widths, with reduced motion, into a folder that git ignores.
const FOLDER = 'screenshots';
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;
const OUTSIDE_THE_SITEMAP = ['/nulle-part', '/itineraire/cadre'];

const getFile = (path: string, width: number): string => {
  const name = path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-');
  return `${FOLDER}/${name}-${width}.png`;
};

ensureBuilt(console.log);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const [browser, server] = await Promise.all([openBrowser(), startServer()]);
const wanted = process.argv.slice(2);
const paths = wanted.length > 0 ? wanted : [...(await pathsOfSitemap(server.origin)), ...OUTSIDE_THE_SITEMAP];
for (const width of WIDTHS) {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(server.origin + path);
    // Scrolls so that everything loaded near the viewport appears: pictures, islands, frames.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: getFile(path, width), fullPage: true });
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.discard();
console.log(`${paths.length * WIDTHS.length} images dans ${FOLDER}/`);
