import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#tests/support/browser.ts';
import { setUpMartin } from '#tests/support/martin-site.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { pathsOfSitemap } from '#tests/support/sitemap.ts';
import { type Audit, auditPage, toMedians } from './lighthouse.ts';
import { type PageScripts, weighScripts } from './page-scripts.ts';
import { type Row, report } from './report.ts';

// npm run bench:pages -- [--site demo|martin] [path…]: the demo company's site, or one that was just set up.

/** Judged by the medians of three runs; other pages by one run, and by two more when that run misses a goal. */
const TYPES = ['/', '/services', '/services/couverture', '/services/lyon', '/blog', '/contact'];
const RUNS = 3;
const KB = 1_000;
const MOST = {
  notHydrated: 4 * KB,
  hydrated: 60 * KB,
  Stylesheet: 25 * KB,
  Font: 80 * KB,
  total: 300 * KB,
  largestPaint: 1_800,
  blocked: 50,
  layoutShift: 0.02,
};
const SCORES = [98, 100, 100, 100];
const GOAL =
  'scripts ≤ 4 then ≤ 60 kB, CSS ≤ 25, fonts ≤ 80, first view ≤ 300 kB; LCP ≤ 1.8 s, TBT ≤ 50 ms, CLS ≤ 0.02; scores ≥ 98/100/100/100';

const kilobytes = (bytes: number): string => String(Math.round(bytes / KB));
const decimal = (value: number, digits: number): string => value.toFixed(digits);

/** Returns the names of the missed goals. */
function missed(audit: Audit, scripts: PageScripts): string[] {
  const { weights, scores, ...rest } = audit;
  const figures: Record<keyof typeof MOST, number> = { ...weights, ...scripts, ...rest };
  const heavy = Object.entries(MOST).filter(([name, most]) => figures[name as keyof typeof MOST] > most);
  return [...heavy.map(([name]) => name), ...(scores.some((score, at) => score < (SCORES[at] ?? 0)) ? ['scores'] : [])];
}

async function judge(path: string, url: string, scripts: PageScripts): Promise<Row> {
  const audits = [await auditPage(url)];
  const [first] = audits;
  if (first && (TYPES.includes(path) || missed(first, scripts).length > 0)) {
    while (audits.length < RUNS) audits.push(await auditPage(url));
  }
  const audit = toMedians(audits);
  const { weights } = audit;
  const faults = missed(audit, scripts);
  const figure = [
    `scripts ${decimal(scripts.notHydrated / KB, 1)} then ${decimal(scripts.hydrated / KB, 1)} kB`,
    `CSS ${kilobytes(weights.Stylesheet)}, fonts ${kilobytes(weights.Font)}, HTML ${kilobytes(weights.Document)}, view ${kilobytes(audit.total)} kB`,
    `LCP ${decimal(audit.largestPaint / 1_000, 2)} s, TBT ${Math.round(audit.blocked)} ms, CLS ${decimal(audit.layoutShift, 3)}`,
    audit.scores.join('/'),
    ...(faults.length > 0 ? [`missed: ${faults.join(', ')}`] : []),
  ].join('; ');
  console.log(`${path} · ${figure}`);
  return { name: path, figure, goal: 'budget', holds: faults.length === 0 };
}

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: 'demo' } },
});
const isMartin = options.site === 'martin';
if (!isMartin && options.site !== 'demo') throw new Error('Say --site demo or --site martin.');

/** Starts an empty installation and sets it up in its own screens. */
async function startMartin(browser: Browser): Promise<BuiltServer> {
  const server = await startServer({ DEMO: '0', SETUP: '1' });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await setUpMartin(page, server.origin);
  await page.close();
  return server;
}

const browser = await openBrowser();
const server = isMartin ? await startMartin(browser) : await startServer();
const paths = wanted.length > 0 ? wanted : await pathsOfSitemap(server.origin);
const rows: Row[] = [{ name: 'Budget of a page', figure: GOAL, goal: '', holds: true }];
for (const path of paths) {
  const url = server.origin + path;
  rows.push(await judge(path, url, await weighScripts(browser, url)));
}
await browser.close();
await server.discard();
// A run on some pages does not measure the whole site.
if (wanted.length === 0) {
  if (isMartin) report('set-up site', rows, 'bench:pages -- --site martin');
  else report('pages', rows);
}
