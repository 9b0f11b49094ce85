import { startServer } from '#tests/support/server.ts';
import { type Audit, auditPage, type Throttling, toMedians } from './lighthouse.ts';
import { type Row, report } from './report.ts';

// First paint of twelve kinds of page on a simulated mid-range phone, by both methods of throttling.
const PATHS = [
  '/',
  '/services',
  '/services/couverture',
  '/services/lyon',
  '/blog',
  '/blog/lire-un-devis-de-toiture-ligne-par-ligne',
  '/contact',
  '/zones',
  '/avis',
  '/realisations',
  '/tarifs',
  '/a-propos',
];
const RUNS = 3;
const KB = 1_000;
/** Milliseconds, bytes and units of layout shift, with applied throttling. */
const MOST = { firstPaint: 1_100, largestPaint: 1_500, blocked: 30, layoutShift: 0.01, total: 180 * KB };
const GOAL = 'applied: FCP ≤ 1.1 s, LCP ≤ 1.5 s, TBT ≤ 30 ms, CLS ≤ 0.01, first view ≤ 180 kB';

type Figure = keyof typeof MOST;

function describe(method: Throttling, audit: Audit): string {
  const seconds = (figure: Figure): string => (audit[figure] / 1_000).toFixed(2);
  const blocked = Math.round(audit.blocked);
  return `${method}: FCP ${seconds('firstPaint')} s, LCP ${seconds('largestPaint')} s, TBT ${blocked} ms, CLS ${audit.layoutShift.toFixed(3)}`;
}

async function measure(url: string, method: Throttling): Promise<Audit> {
  const audits: Audit[] = [];
  while (audits.length < RUNS) audits.push(await auditPage(url, method));
  return toMedians(audits);
}

async function measurePage(origin: string, path: string): Promise<Row> {
  const simulated = await measure(origin + path, 'simulate');
  const applied = await measure(origin + path, 'devtools');
  const size = Math.round(applied.total / KB);
  const figure = `${describe('simulate', simulated)}; ${describe('devtools', applied)}; first view ${size} kB`;
  console.log(`${path} · ${figure}`);
  const holds = (Object.keys(MOST) as Figure[]).every((name) => applied[name] <= MOST[name]);
  return { name: path, figure, goal: 'budget', holds };
}

const server = await startServer();
const wanted = process.argv.slice(2);
const rows: Row[] = [{ name: 'Budget of a page', figure: GOAL, goal: '', holds: true }];
for (const path of wanted.length > 0 ? wanted : PATHS) rows.push(await measurePage(server.origin, path));
await server.discard();
// A run on some pages does not measure all kinds.
if (wanted.length === 0) report('paint', rows);
