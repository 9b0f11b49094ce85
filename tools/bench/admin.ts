import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { ensureBuilt } from '../built.mjs';
import { findPostgres } from '../machine.mjs';
import { weighBackOffice } from './admin-bytes.ts';
import { measureExports } from './admin-exports.ts';
import type { Volume } from './admin-fill.ts';
import { measureInput } from './admin-input.ts';
import { LISTS, type List, toSearches } from './admin-lists.ts';
import { measureNextScreen } from './admin-next-screen.ts';
import {
  changeMessage,
  measureTimes,
  type Offices,
  onPostgres,
  onSqlite,
  type Rounds,
  type Times,
  toWorst,
} from './admin-offices.ts';
import { measureAdminPaint } from './admin-paint.ts';
import { measureLargeSite } from './large-site.ts';
import { type Row, report } from './report.ts';

/** A back office with many rows, which is compared to one with a tenth of them. */
interface Scale extends Rounds {
  many: Volume;
}

const ADMIN: Scale = {
  many: {
    messages: 10_000,
    quotes: 3_334,
    users: 2_000,
    articles: 1_000,
    subscribers: 2_000,
    activity: 10_000,
    pictures: 500,
    reviews: 500,
    orders: 2_000,
    invoices: 2_000,
    payments: 2_000,
    chats: 500,
    chatMessages: 10_000,
    binned: 500,
    places: 200,
  },
  warmUp: 8,
  rounds: 60,
};
/** Many years of a large company. */
const GROWTH: Scale = {
  many: {
    ...ADMIN.many,
    ...{ messages: 100_000, quotes: 20_000, activity: 1_000_000, pictures: 5_000, subscribers: 20_000 },
    ...{ orders: 20_000, invoices: 20_000, payments: 20_000, chats: 5_000, chatMessages: 100_000 },
    ...{ binned: 5_000, places: 500 },
  },
  warmUp: 5,
  rounds: 40,
};
const toTenth = (volume: Volume): Volume =>
  Object.fromEntries(Object.entries(volume).map(([name, count]) => [name, Math.ceil(count / 10)])) as unknown as Volume;

/** Each of these calls follows a change, after which the totals are counted again. */
const AFTER_A_CHANGE = { warmUp: 2, rounds: 30 };
const LIST_MS = 50;
const WHOLE_MS = 100;
const PER_PAGE = 20;
/** Highest allowed ratio of the times, for ten times the rows: of a page, and of a search with the same hits. */
const MOST = 2;
const MOST_SEARCH = 1.5;

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const times = (value: number): string => `× ${value.toFixed(2)}`;

const toRow = (name: string, { p95, ratio }: Times, goal: number, most = Number.POSITIVE_INFINITY): Row => ({
  name,
  figure: `p95 ${milliseconds(p95)} (${times(ratio)})`,
  goal: `≤ ${goal} ms${Number.isFinite(most) ? `, < × ${most}` : ''}`,
  holds: p95 <= goal && ratio < most,
});

/** Measures the first, the middle and the last page, each order both ways, each filter, and searches by their hits. */
async function measureList(database: string, offices: Offices, list: List, scale: Scale): Promise<Row[]> {
  const { path, rows, sorts, filters } = list;
  const toPath = (message: Record<string, string | number>): string =>
    `${path}?${new URLSearchParams({ per_page: String(PER_PAGE), page: '1', ...message } as Record<string, string>)}`;
  const time = (pathFor: (volume: Volume) => string) => measureTimes(offices, scale, pathFor);
  const pages = (volume: Volume): number => Math.max(1, Math.ceil(rows(volume) / PER_PAGE));
  const orders = sorts.flatMap((sort_by) => ['asc', 'desc'].map((sort_order) => ({ sort_by, sort_order })));
  const timeAll = async (some: Record<string, string>[]): Promise<Times> => {
    const timed: Times[] = [];
    for (const one of some) timed.push(await time(() => toPath(one)));
    return toWorst(timed);
  };
  const name = `${database}, ${path} (${rows(offices[1].volume)})`;
  const measured = [
    toRow(`${name}, first page`, await time(() => toPath({})), LIST_MS, MOST),
    toRow(
      `${name}, middle page`,
      await time((volume) => toPath({ page: Math.max(1, pages(volume) >> 1) })),
      LIST_MS,
      MOST,
    ),
    toRow(`${name}, last page`, await time((volume) => toPath({ page: pages(volume) })), LIST_MS, MOST),
    toRow(`${name}, slowest of ${orders.length} orders`, await timeAll(orders), LIST_MS, MOST),
  ];
  if (filters.length > 0)
    measured.push(toRow(`${name}, slowest of ${filters.length} filters`, await timeAll(filters), LIST_MS, MOST));
  for (const [hits, search] of Object.entries(toSearches(list, offices[1].volume))) {
    // The hits of the first two grow with the rows, and the answer states their exact number.
    const limit = hits === 'few' || hits === 'none' ? MOST_SEARCH : undefined;
    measured.push(toRow(`${name}, a search, ${hits}`, await time(() => toPath({ search })), WHOLE_MS, limit));
    if (limit !== undefined) continue;
    const changed = await measureTimes(
      offices,
      { ...scale, ...AFTER_A_CHANGE },
      () => toPath({ search }),
      changeMessage,
    );
    measured.push(toRow(`${name}, a search, ${hits}, after a change`, changed, WHOLE_MS));
  }
  return measured;
}

async function measureOffice(database: string, offices: Offices, scale: Scale): Promise<Row[]> {
  const measured: Row[] = [];
  // The connection of an office that waited while the other one was filled may be closed.
  for (const { get } of offices) await get('/admin/contact').catch(() => undefined);
  for (const list of LISTS) {
    const rows = await measureList(database, offices, list, scale);
    for (const { name, figure, holds } of rows) console.log(`${name}: ${figure}${holds ? '' : ' NO'}`);
    measured.push(...rows);
  }
  for (const period of ['month', 'year']) {
    const path = () => `/admin/dashboard?period=${period}`;
    const dashboard = await measureTimes(offices, scale, path);
    measured.push(toRow(`${database}, dashboard, ${period}`, dashboard, WHOLE_MS));
    const changed = await measureTimes(offices, { ...scale, ...AFTER_A_CHANGE }, path, changeMessage);
    measured.push(toRow(`${database}, dashboard, ${period}, after a change`, changed, WHOLE_MS));
  }
  for (const path of ['/admin/activity/statistics', '/admin/contact/statistics', '/admin/quotes/statistics']) {
    measured.push(toRow(`${database}, ${path}`, await measureTimes(offices, scale, () => path), WHOLE_MS));
  }
  for (const q of ['Crémieu', 'introuvable']) {
    const everywhere = await measureTimes(offices, scale, () => `/admin/search?${new URLSearchParams({ q })}`);
    measured.push(toRow(`${database}, global search, “${q}”`, everywhere, WHOLE_MS));
  }
  if (scale === GROWTH) measured.push(...(await measureExports(database, offices[1])));
  for (const { server } of offices) await server.discard();
  return measured;
}

async function measureOnPostgres(cluster: Cluster, scale: Scale): Promise<Row[]> {
  const offices = [await onPostgres(cluster, toTenth(scale.many)), await onPostgres(cluster, scale.many)] as const;
  return measureOffice('PostgreSQL', offices, scale);
}

async function measureVolume(scale: Scale): Promise<Row[]> {
  const { messages, quotes, activity, users, articles, pictures } = scale.many;
  const { orders, invoices, payments, chats, chatMessages, subscribers } = scale.many;
  const rows: Row[] = [
    {
      name: `${messages} messages, ${quotes} quotes, ${activity} lines of activity, ${pictures} pictures, ${users} accounts, ${articles} articles, ${orders} orders, ${invoices} invoices, ${payments} payments, ${chats} conversations with ${chatMessages} messages, ${subscribers} subscribers`,
      figure: `over HTTP, ${scale.rounds} calls each; in brackets: median compared with a tenth of the rows`,
      goal: '',
      holds: true,
    },
  ];
  const wants = process.env.BENCH_ENGINE;
  if (wants !== 'postgres') {
    const offices = [await onSqlite(toTenth(scale.many)), await onSqlite(scale.many)] as const;
    rows.push(...(await measureOffice('SQLite', offices, scale)));
  }
  if (wants === 'sqlite' || findPostgres() === undefined) return rows;
  const cluster = await startCluster();
  rows.push(...(await measureOnPostgres(cluster, scale)));
  await cluster.stop();
  return rows;
}

ensureBuilt(console.log);
// `npm run bench:admin -- growth` measures ten to a hundred times as many rows, `-- site` the large site alone,
// `-- load` what the back office loads first, how soon the next screen stands, and how long keys and presses wait.
const [part] = process.argv.slice(2);
if (part === undefined) report('admin', await measureVolume(ADMIN));
if (part === 'growth') report('growth', await measureVolume(GROWTH), 'bench:admin -- growth');
if (part === undefined || part === 'load')
  report(
    'load',
    [...weighBackOffice(), ...(await measureAdminPaint()), ...(await measureNextScreen()), ...(await measureInput())],
    'bench:admin -- load',
  );
if (part === undefined || part === 'site') report('site', await measureLargeSite(), 'bench:admin -- site');
