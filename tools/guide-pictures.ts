import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { signInToBackOffice } from '#tests/support/back-office.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { ensureBuilt } from './built.mjs';

// Takes the pictures of the owner's guide from the running product, filled with the demo company.
const FOLDER = 'guide/pictures';
const VIEW = { width: 1200, height: 750 };
/** Small enough to be part of the product, sharp enough to read. */
const PICTURE = { width: 960, quality: 60 };

/** Words to scroll to, where the subject of the article is further down. */
const SCROLLED: Record<string, string> = { 'fermer-pour-conges': 'Fermetures' };

/** Screen of each picture, by the name of the article. */
const SCREENS: Record<string, string> = {
  'repondre-a-une-demande': '/admin/contact',
  'faire-un-devis': '/admin/quotes',
  'changer-une-photo': '/admin/pictures',
  'ajouter-une-commune': '/admin/places',
  'fermer-pour-conges': '/admin/settings?tab=chat',
  'enregistrer-un-paiement': '/admin/payments',
  'publier-une-page': '/admin/site',
  'quitter-la-demonstration': '/admin/mise-en-route',
  domaine: '/admin/settings/etat',
};

ensureBuilt(console.log);
mkdirSync(FOLDER, { recursive: true });
// Fields for dates and hours follow the language of the browser, not that of the page.
process.env.LANGUAGE = 'fr';
const [browser, server] = await Promise.all([launchBrowser(['--lang=fr-FR']), startServer()]);
const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' });
const page = await context.newPage();
if (!(await page.evaluate(() => navigator.language)).startsWith('fr')) {
  throw new Error('This browser has no French: install its languages (Debian: chromium-l10n), or set CHROME_PATH.');
}
await signInToBackOffice(page, server.origin);
let bytes = 0;
for (const [name, path] of Object.entries(SCREENS)) {
  await page.goto(server.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The stream of news keeps the network busy: the screen is complete when nothing is loading and every picture is there.
  await page.waitForFunction(
    () =>
      document.querySelector('.admin-late, [role="progressbar"]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  if ((await page.locator('iframe').count()) > 0) {
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  }
  const words = SCROLLED[name];
  if (words !== undefined) await page.getByText(words, { exact: true }).first().scrollIntoViewIfNeeded();
  const picture = await page.screenshot();
  const { size } = await sharp(picture)
    .resize({ width: PICTURE.width })
    .webp({ quality: PICTURE.quality })
    .toFile(`${FOLDER}/${name}.webp`);
  bytes += size;
}
await browser.close();
await server.discard();
console.log(`${Object.keys(SCREENS).length} images dans ${FOLDER}/, ${Math.round(bytes / 1000)} ko`);
