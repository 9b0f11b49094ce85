import { startServer } from '#tests/support/server.ts';
import { type Audit, auditPage, type Throttling } from './lighthouse.ts';
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
const METHODS: readonly Throttling[] = ['simulate', 'devtools'];
const RUNS = 3;
const KB = 1_000;
/** Milliseconds, bytes and units of layout shift, with applied throttling. */
const MOST = { firstPaint: 1_100, largestPaint: 1_500, blocked: 30, layoutShift: 0.01, total: 180 * KB };
const GOAL = 'applied: FCP ≤ 1.1 s, LCP ≤ 1.5 s, TBT ≤ 30 ms, CLS ≤ 0.01, first view ≤ 180 kB';

type Figure = keyof typeof MOST;

function median(audits: Audit[], figure: Figure): number {
  const values = audits.map((audit) => audit[figure]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function describe(method: Throttling, audits: Audit[]): string {
  const seconds = (figure: Figure): string => (median(audits, figure) / 1_000).toFixed(2);
  const blocked = Math.round(median(audits, 'blocked'));
  return `${method}: FCP ${seconds('firstPaint')} s, LCP ${seconds('largestPaint')} s, TBT ${blocked} ms, CLS ${median(audits, 'layoutShift').toFixed(3)}`;
}

async function measurePage(origin: string, path: string): Promise<Row> {
  const audits: Record<Throttling, Audit[]> = { simulate: [], devtools: [] };
  for (const method of METHODS) {
    while (audits[method].length < RUNS) audits[method].push(await auditPage(origin + path, method));
  }
  const size = Math.round(median(audits.devtools, 'total') / KB);
  const figure = [...METHODS.map((method) => describe(method, audits[method])), `first view ${size} kB`].join('; ');
  console.log(`${path} · ${figure}`);
  const holds = (Object.keys(MOST) as Figure[]).every((name) => median(audits.devtools, name) <= MOST[name]);
  return { name: path, figure, goal: 'budget', holds };
}

const server = await startServer();
const wanted = process.argv.slice(2);
const rows: Row[] = [{ name: 'Budget of a page', figure: GOAL, goal: '', holds: true }];
for (const path of wanted.length > 0 ? wanted : PATHS) rows.push(await measurePage(server.origin, path));
await server.discard();
// A run on some pages does not measure all kinds.
if (wanted.length === 0) report('paint', rows);
