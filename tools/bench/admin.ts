import { join } from 'node:path';
import { USER_SORT_KEYS } from '#src/domains/accounts/users/user.contract.ts';
import { ACTIVITY_SORT_KEYS } from '#src/domains/activity/activity.contract.ts';
import { POST_SORT_KEYS } from '#src/domains/blog/blog-admin.contract.ts';
import { SORT_KEYS } from '#src/domains/contact/contact.contract.ts';
import { GALLERY_SORT_KEYS } from '#src/domains/gallery/gallery.contract.ts';
import { SUBSCRIBER_SORT_KEYS } from '#src/domains/newsletter/newsletter.contract.ts';
import { SERVICE_SORT_KEYS } from '#src/domains/services/service.contract.ts';
import { TESTIMONIAL_SORT_KEYS } from '#src/domains/testimonials/testimonial-admin.contract.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';
import { adminCalls } from '#tests/support/back-office.ts';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { ensureBuilt } from '../built.mjs';
import { findPostgres } from '../machine.mjs';
import { weighBackOffice } from './admin-bytes.ts';
import { fillBackOffice, type Volume } from './admin-fill.ts';
import { measureAdminPaint } from './admin-paint.ts';
import { measureLargeSite } from './large-site.ts';
import { type Row, report } from './report.ts';

// Compares the back office of a company with many messages to one with a tenth of them.
const MANY: Volume = {
  messages: 10_000,
  users: 2_000,
  articles: 1_000,
  subscribers: 2_000,
  activity: 10_000,
  showpieces: 500,
};
const FEW = Object.fromEntries(Object.entries(MANY).map(([name, count]) => [name, count / 10])) as unknown as Volume;

const LIST_MS = 50;
const WHOLE_MS = 100;
/** Highest allowed ratio of the times, for ten times the rows. */
const MOST = 2;
const WARM_UP = 8;
const ROUNDS = 60;
const PER_PAGE = 20;

interface List {
  path: string;
  rows: (volume: Volume) => number;
  sorts: readonly string[];
  search: string;
}
const LISTS: List[] = [
  { path: '/admin/contact', rows: ({ messages }) => messages, sorts: SORT_KEYS, search: 'Crémieu' },
  { path: '/admin/users', rows: ({ users }) => users, sorts: USER_SORT_KEYS, search: 'Crémieu' },
  { path: '/admin/blog', rows: ({ articles }) => articles, sorts: POST_SORT_KEYS, search: '7 raisons' },
  { path: '/admin/newsletter', rows: ({ subscribers }) => subscribers, sorts: SUBSCRIBER_SORT_KEYS, search: '-77' },
  { path: '/admin/activity', rows: ({ activity }) => activity, sorts: ACTIVITY_SORT_KEYS, search: 'message:77' },
  { path: '/admin/gallery', rows: ({ showpieces }) => showpieces, sorts: GALLERY_SORT_KEYS, search: 'chantier 7' },
  { path: '/admin/testimonials', rows: ({ showpieces }) => showpieces, sorts: TESTIMONIAL_SORT_KEYS, search: 'noé' },
  { path: '/admin/services', rows: () => 11, sorts: SERVICE_SORT_KEYS, search: 'toit' },
];

interface Office {
  server: BuiltServer;
  volume: Volume;
  get: (path: string) => Promise<Response>;
}

async function officeOn(server: BuiltServer, volume: Volume): Promise<Office> {
  const call = await adminCalls(server.origin);
  return { server, volume, get: (path) => call('GET', path) };
}

async function onSqlite(volume: Volume): Promise<Office> {
  const server = await startServer({ DEMO: '0' });
  await server.stop();
  await openDatabase(join(server.folder, 'faitage.sqlite'));
  await fillBackOffice(volume);
  await closeDatabase();
  await server.restart();
  return officeOn(server, volume);
}

async function onPostgres(cluster: Cluster, volume: Volume): Promise<Office> {
  const name = `admin_${volume.messages}`;
  await cluster.createDatabase(name);
  await openDatabase(cluster.url(name));
  await migrate();
  await fillBackOffice(volume);
  await closeDatabase();
  return officeOn(await startServer({ DEMO: '0', DATABASE_URL: cluster.url(name) }), volume);
}

/** Measures the milliseconds from the request to the last byte. */
async function getTime({ get }: Office, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await get(path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - begun;
}

const at = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

interface Times {
  p95: number;
  /** Ratio of the medians: all rows to a tenth of them. */
  ratio: number;
}

/** Measures both in turn, so that other load on the machine affects both. */
async function measure(offices: readonly [Office, Office], pathFor: (volume: Volume) => string): Promise<Times> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const which of [0, 1] as const) {
      const office = offices[which];
      const spent = await getTime(office, pathFor(office.volume));
      if (round >= 0) times[which].push(spent);
    }
  }
  return { p95: at(times[1], 0.95), ratio: at(times[1], 0.5) / at(times[0], 0.5) };
}

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const times = (value: number): string => `× ${value.toFixed(2)}`;

const toRow = (name: string, { p95, ratio }: Times, goal: number, most = Number.POSITIVE_INFINITY): Row => ({
  name,
  figure: `p95 ${milliseconds(p95)} (${times(ratio)})`,
  goal: `≤ ${goal} ms${Number.isFinite(most) ? `, < × ${most}` : ''}`,
  holds: p95 <= goal && ratio < most,
});

const worst = (several: Times[]): Times => ({
  p95: Math.max(...several.map(({ p95 }) => p95)),
  ratio: Math.max(...several.map(({ ratio }) => ratio)),
});

/** Measures the first page, one in the middle, each order both ways, and a search, which reads every row's text. */
async function measureList(database: string, offices: readonly [Office, Office], list: List): Promise<Row[]> {
  const { path, rows, sorts, search } = list;
  const asked = (message: Record<string, string | number>): string =>
    `${path}?${new URLSearchParams({ per_page: String(PER_PAGE), ...message } as Record<string, string>)}`;
  const middle = (volume: Volume): number => Math.max(1, Math.ceil(rows(volume) / PER_PAGE) >> 1);
  const orders = sorts.flatMap((sort_by) => ['asc', 'desc'].map((sort_order) => ({ sort_by, sort_order })));
  const sorted: Times[] = [];
  for (const order of orders) sorted.push(await measure(offices, () => asked({ page: 1, ...order })));
  const name = `${database}, ${path} (${rows(offices[1].volume)})`;
  return [
    toRow(`${name}, first page`, await measure(offices, () => asked({ page: 1 })), LIST_MS, MOST),
    toRow(`${name}, middle page`, await measure(offices, (volume) => asked({ page: middle(volume) })), LIST_MS, MOST),
    toRow(`${name}, slowest of ${orders.length} orders`, worst(sorted), LIST_MS, MOST),
    toRow(`${name}, a search`, await measure(offices, () => asked({ page: 1, search })), LIST_MS),
  ];
}

async function measureOffice(database: string, offices: readonly [Office, Office]): Promise<Row[]> {
  const measured: Row[] = [];
  for (const list of LISTS) measured.push(...(await measureList(database, offices, list)));
  for (const period of ['month', 'year']) {
    const dashboard = await measure(offices, () => `/admin/dashboard?period=${period}`);
    measured.push(toRow(`${database}, dashboard, ${period}`, dashboard, WHOLE_MS));
  }
  for (const q of ['Crémieu', 'introuvable']) {
    const everywhere = await measure(offices, () => `/admin/search?${new URLSearchParams({ q })}`);
    measured.push(toRow(`${database}, global search, “${q}”`, everywhere, WHOLE_MS));
  }
  for (const { server } of offices) await server.discard();
  return measured;
}

async function measureVolume(): Promise<Row[]> {
  const rows: Row[] = [
    {
      name: `${MANY.messages} messages, ${MANY.users} accounts, ${MANY.articles} articles`,
      figure: `over HTTP, ${ROUNDS} calls each; in brackets: median compared with a tenth of the rows`,
      goal: '',
      holds: true,
    },
  ];
  rows.push(...(await measureOffice('SQLite', [await onSqlite(FEW), await onSqlite(MANY)])));
  if (findPostgres() === undefined) return rows;
  const cluster = await startCluster();
  const offices = [await onPostgres(cluster, FEW), await onPostgres(cluster, MANY)] as const;
  rows.push(...(await measureOffice('PostgreSQL', offices)));
  await cluster.stop();
  return rows;
}

ensureBuilt(console.log);
// `npm run bench:admin -- site` measures the large site alone, `-- load` what the back office loads first.
const [part] = process.argv.slice(2);
if (part === undefined) report('admin', await measureVolume());
if (part !== 'site') report('load', [...weighBackOffice(), ...(await measureAdminPaint())], 'bench:admin -- load');
if (part !== 'load') report('site', await measureLargeSite(), 'bench:admin -- site');
