import { join } from 'node:path';
import { sql } from 'kysely';
import { POSTS_PER_PAGE } from '#src/domains/blog/blog-page.views.ts';
import { createPost } from '#src/domains/blog/commands/create-post.server.ts';
import { closeDatabase, db, engine, openDatabase, transaction } from '#src/platform/database/database.server.ts';
import { migrate } from '#src/platform/database/migrate.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { ensureBuilt } from '../built.mjs';
import { findPostgres } from '../machine.mjs';
import { type Row, report } from './report.ts';

// Compares the page times of a company's blog with those of a blog with ten times the articles.
const FEW = 1_000;
const MANY = 10_000;
const MOST = 1.5;
const WARM_UP = 40;
const ROUNDS = 150;
const AT_ONCE = 500;

const CATEGORIES = ['Conseils', 'Isolation', 'Entretien', 'Matériaux', 'Réparation', 'Installation'];
const PARAGRAPH =
  'La tuile posée au sud sèche avant midi ; celle du nord garde la rosée, puis la mousse, puis le gel. ';
const BODY = `## Ce que l’on voit d’en bas\n${`${PARAGRAPH.repeat(5)}\n`.repeat(9)}- **Faîtage**\n- [Gouttières](/services/gouttieres)`;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const HOUR = 3_600_000;

/** Writes articles of about five thousand characters, one every six hours, through the back office's own operation. */
async function write(count: number): Promise<void> {
  const author = systemContext('mesure');
  for (let first = 0; first < count; first += AT_ONCE) {
    await transaction(async () => {
      for (let number = first; number < Math.min(count, first + AT_ONCE); number += 1) {
        await createPost(author, {
          title: `${number} raisons de regarder son toit`,
          content: BODY,
          excerpt: PARAGRAPH.trim(),
          category: CATEGORIES[number % CATEGORIES.length],
          is_published: true,
          published_at: new Date(FIRST_DAY + number * 6 * HOUR).toISOString(),
        });
      }
    });
  }
  // PostgreSQL does this by itself within a minute.
  if (engine() === 'postgres') await sql`vacuum analyze blog_posts`.execute(db());
}

async function blogOnSqlite(count: number): Promise<BuiltServer> {
  const server = await startServer({ DEMO: '0' });
  await server.stop();
  await openDatabase(join(server.folder, 'faitage.sqlite'));
  await write(count);
  await closeDatabase();
  await server.restart();
  return server;
}

async function blogOnPostgres(cluster: Cluster, count: number): Promise<BuiltServer> {
  const name = `blog_${count}`;
  await cluster.createDatabase(name);
  await openDatabase(cluster.url(name));
  await migrate();
  await write(count);
  await closeDatabase();
  return startServer({ DEMO: '0', DATABASE_URL: cluster.url(name) });
}

/** Measures the milliseconds from the request to the last byte; an unknown query parameter forces a new rendering. */
async function getTime({ origin }: BuiltServer, path: string, round: number): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}mesure=${round}`);
  const html = await answer.text();
  const spent = performance.now() - begun;
  if (!answer.ok || !html.includes('</html>')) throw new Error(`${path}: ${answer.status}`);
  return spent;
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

interface Blog {
  server: BuiltServer;
  count: number;
}

/** Measures both in turn, so that other load on the machine affects both. */
async function compare(blogs: [Blog, Blog], pathFor: (count: number) => string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { server, count } = blogs[which];
      const spent = await getTime(server, pathFor(count), round);
      if (round >= 0) times[which].push(spent);
    }
  }
  return [median(times[0]), median(times[1])];
}

const lastPage = (count: number): number => Math.ceil(count / POSTS_PER_PAGE);
const PAGES: [name: string, pathFor: (count: number) => string][] = [
  ['/blog', () => '/blog'],
  ['middle page', (count) => `/blog?page=${lastPage(count) >> 1}`],
  ['last page', (count) => `/blog?page=${lastPage(count)}`],
  ['one category', () => '/blog?categorie=Isolation'],
  ['one article', () => '/blog/500-raisons-de-regarder-son-toit'],
];

const milliseconds = (value: number): string => value.toFixed(1);

async function measure(database: string, blogs: [Blog, Blog]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, pathFor] of PAGES) {
    const [few, many] = await compare(blogs, pathFor);
    const ratio = many / few;
    rows.push({
      name: `${database}, ${name}`,
      figure: `${milliseconds(few)} ms → ${milliseconds(many)} ms (× ${ratio.toFixed(2)})`,
      goal: `< × ${MOST}`,
      holds: ratio < MOST,
    });
  }
  for (const { server } of blogs) await server.discard();
  return rows;
}

ensureBuilt(console.log);
const rows: Row[] = [
  {
    name: `From ${FEW} to ${MANY} articles`,
    figure: `rendered without cache, median of ${ROUNDS}`,
    goal: '',
    holds: true,
  },
];
const sqlite = async (count: number): Promise<Blog> => ({ server: await blogOnSqlite(count), count });
rows.push(...(await measure('SQLite', [await sqlite(FEW), await sqlite(MANY)])));
if (findPostgres() !== undefined) {
  const cluster = await startCluster();
  const postgres = async (count: number): Promise<Blog> => ({ server: await blogOnPostgres(cluster, count), count });
  rows.push(...(await measure('PostgreSQL', [await postgres(FEW), await postgres(MANY)])));
  await cluster.stop();
}
report('blog', rows);
