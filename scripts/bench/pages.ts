import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { findChromium } from '../machine.mjs';
import { type Row, report } from './report.ts';

const PAGES = ['/', '/contact'];
const RUNS = 3;
const KB = 1_000;
/** Largest weights on the wire, bytes; JavaScript with the islands of the first view awake. */
const BUDGET = { Document: 20 * KB, Stylesheet: 20 * KB, Script: 75 * KB, Font: 80 * KB };
const ASLEEP = 4 * KB;
const FLOORS = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof FLOORS;

interface NetworkRequest {
  url: string;
  resourceType: string;
  transferSize: number;
}

async function runs(url: string): Promise<Result[]> {
  const chromePath = findChromium();
  if (chromePath === undefined) throw new Error('Chromium manque (CHROME_PATH).');
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS });
    const answer = await lighthouse(url, { port: chrome.port, locale: 'fr', logLevel: 'silent' });
    chrome.kill();
    if (answer === undefined) throw new Error(`Lighthouse n’a rien rendu pour ${url}.`);
    results.push(answer.lhr);
  }
  return results.toSorted((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
}

const requestsOf = (result: Result): NetworkRequest[] => {
  const { details } = result.audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
};

function weightRows(page: string, result: Result, origin: string): Row[] {
  const requests = requestsOf(result).filter((request) => !request.url.startsWith('data:'));
  const rows = Object.entries(BUDGET).map(([type, most]): Row => {
    const bytes = requests.filter((one) => one.resourceType === type).reduce((sum, one) => sum + one.transferSize, 0);
    const figure = `${(bytes / KB).toFixed(1)} Ko`;
    return { name: `${page} · ${type}`, figure, goal: `≤ ${most / KB} Ko`, holds: bytes <= most };
  });
  const total = requests.reduce((sum, one) => sum + one.transferSize, 0);
  const strangers = requests.filter((one) => !one.url.startsWith(origin));
  return [
    ...rows,
    { name: `${page} · tout`, figure: `${(total / KB).toFixed(0)} Ko`, goal: '', holds: true },
    { name: `${page} · autres serveurs`, figure: String(strangers.length), goal: '0', holds: strangers.length === 0 },
  ];
}

/** What the document itself asks for, before an island has woken. */
async function sleepingRow(page: string, origin: string): Promise<Row> {
  const html = await (await fetch(origin + page)).text();
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => `${origin}${source}`);
  const sizes = sources.map(async (source) => {
    const answer = await fetch(source, { headers: { 'accept-encoding': 'br' }, method: 'HEAD' });
    return Number(answer.headers.get('content-length'));
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const figure = `${(bytes / KB).toFixed(1)} Ko`;
  return { name: `${page} · Script, rien d’éveillé`, figure, goal: '≤ 4 Ko', holds: bytes > 0 && bytes <= ASLEEP };
}

function scoreRows(page: string, result: Result): Row[] {
  const scores = Object.entries(FLOORS).map(([category, floor]): Row => {
    const score = result.categories[category as Category]?.score ?? 0;
    const figure = String(Math.round(score * 100));
    return { name: `${page} · ${category}`, figure, goal: `≥ ${floor * 100}`, holds: score >= floor };
  });
  const timing = (audit: string): string => result.audits[audit]?.displayValue ?? '';
  const figure = `LCP ${timing('largest-contentful-paint')}, TBT ${timing('total-blocking-time')}, CLS ${timing('cumulative-layout-shift')}`;
  return [...scores, { name: `${page} · médiane de ${RUNS}`, figure, goal: '', holds: true }];
}

const server = await startServer();
const rows: Row[] = [];
for (const page of PAGES) {
  const results = await runs(`${server.origin}${page}`);
  const middle = results[Math.floor(RUNS / 2)];
  if (middle === undefined) continue;
  rows.push(...scoreRows(page, middle), ...weightRows(page, middle, server.origin));
  rows.push(await sleepingRow(page, server.origin));
}
await server.discard();
report('pages', rows);
