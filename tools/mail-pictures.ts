import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { getTokens } from '#src/domains/settings/identity.rules.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { type Brand, BUILT_BRAND } from '#src/platform/brand.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';
import { dressEmail, LOGO_CID } from '#src/platform/mail/email-layout.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { type Company, findUnsampled, type SampleEmail, writeSamples } from './mail/sample-emails.ts';

// Shows every email of the product as mail programs do: five widths, light and dark, two companies.
// Fails for what scrolls sideways, has too little contrast or a picture without a text.
const FOLDER = 'screenshots/mail';
const WIDTHS = [320, 375, 480, 600, 800];
/** A mail program shows an email inside a page of its own, which has the landmarks. */
const OF_PAGES = /^(landmark-one-main|region):/;
const SCHEMES = ['light', 'dark'] as const;

interface Sender {
  company: Company;
  brand: Brand;
}

const CONTACT = { phone: '04 65 71 00 12', email: 'contact@exemple.example' };

const drawLogo = async (colour: string): Promise<Brand['logo']> => ({
  png: new Uint8Array(
    await sharp({ create: { width: 720, height: 120, channels: 4, background: colour } })
      .png()
      .toBuffer(),
  ),
  ...{ width: 720, height: 120, alt: 'Martin-Delacroix' },
});

async function getSenders(): Promise<Record<string, Sender>> {
  const name = 'Société nouvelle de couverture, zinguerie et charpente traditionnelle Martin-Delacroix & Fils';
  // The hardest main colour for white text: the product darkens it.
  const tokens = getTokens({ palette: 'terre', main_color: '#f2c200' });
  const accent = tokens['terre-600'];
  return {
    demo: { company: { name: 'Toitures du Pouzin', ...CONTACT }, brand: BUILT_BRAND },
    longue: {
      company: { name, ...CONTACT },
      brand: { accent, soft: tokens['terre-300'], logo: await drawLogo(accent) },
    },
  };
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Takes one email in every width and scheme; returns what is wrong with it. */
async function take(page: Page, { name, html }: SampleEmail, { brand }: Sender, folder: string): Promise<string[]> {
  const faults = /\{\w+\}/.test(html.replace(/<style>.*?<\/style>/s, ''))
    ? [`${name}: a placeholder is not filled`]
    : [];
  const logo = `data:image/png;base64,${Buffer.from(brand.logo?.png ?? []).toString('base64')}`;
  await page.setContent(dressEmail(html, brand).replace(`cid:${LOGO_CID}`, logo));
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${name} ${scheme} ${width}`;
      if (await isTooWide(page)) faults.push(`${where}: scrolls sideways`);
      await page.screenshot({ path: join(folder, `${name}-${scheme}-${width}.png`), fullPage: true });
    }
    const violations = (await violationsOn(page)).filter((violation) => !OF_PAGES.test(violation));
    faults.push(...violations.map((violation) => `${name} ${scheme}: ${violation}`));
  }
  return faults;
}

async function takeAll(): Promise<{ faults: string[]; pictures: number }> {
  const browser = await launchBrowser();
  const faults = findUnsampled().map((name) => `${name}: no sample in tools/mail/sample-emails.ts`);
  let pictures = 0;
  for (const [place, sender] of Object.entries(await getSenders())) {
    const folder = join(FOLDER, place);
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage();
    for (const email of await writeSamples(sender.company)) {
      faults.push(...(await take(page, email, sender, folder)));
      pictures += WIDTHS.length * SCHEMES.length;
    }
    await page.close();
  }
  await browser.close();
  return { faults, pictures };
}

const data = mkdtempSync(join(tmpdir(), 'mail-pictures-'));
rmSync(FOLDER, { recursive: true, force: true });
const { faults, pictures } = await new AppState().run(async () => {
  await openDatabase(join(data, 'faitage.db'));
  await migrate();
  setPublicUrl('https://www.toitures-du-pouzin.example');
  const taken = await takeAll();
  await closeDatabase();
  return taken;
});
rmSync(data, { recursive: true });
for (const fault of faults) console.error(fault);
console.log(`${pictures} images dans ${FOLDER}/, ${faults.length} défauts`);
if (faults.length > 0) process.exitCode = 1;
