import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { startServer } from '#tests/support/server.ts';
import { findPostgres } from '../../tools/machine.mjs';

const START = resolve('scripts/start.mjs');
/** What a newer version does to the schema. */
const LATER = [
  'create table later_things (id integer)',
  'alter table settings add column later text',
  "insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01')",
];
const MIGRATIONS = 'select name, timestamp from kysely_migration order by name';
/** @param place of the database, when the sentence names it. */
const toSentence = (place = ''): string =>
  `La base ${place}vient d’une version plus récente (9999-later) : installez cette version-là, ou restaurez la sauvegarde faite avant elle.\n`;

/** Runs statements; returns the rows of each as text. */
type Ask = (statements: string[]) => Promise<string[]>;

const askFile =
  (folder: string): Ask =>
  async (statements) => {
    const database = new DatabaseSync(join(folder, 'faitage.sqlite'), { timeout: 5_000 });
    const answers = statements.map((statement) => JSON.stringify(database.prepare(statement).all()));
    database.close();
    return answers;
  };

const askServer =
  (url: string): Ask =>
  async (statements) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const answers: string[] = [];
    for (const statement of statements) answers.push(JSON.stringify((await client.query(statement)).rows));
    await client.end();
    return answers;
  };

const SQLITE_SCHEMA = 'select type, name, sql from sqlite_schema order by type, name';
const POSTGRES_SCHEMA = `select table_name, column_name, data_type from information_schema.columns
  where table_schema = current_schema() order by table_name, column_name`;

/** Runs the site once, makes its schema that of a newer version, and starts the program on it again. */
async function startOnNewer(environment: NodeJS.ProcessEnv, schema: string, toAsk: (folder: string) => Ask) {
  const server = await startServer({ DEMO: '0', ...environment });
  try {
    expect(await server.stop()).toBe(0);
    const ask = toAsk(server.folder);
    await ask(LATER);
    const before = await ask([schema, MIGRATIONS]);
    const { status, stderr } = spawnSync(process.execPath, [START], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0', DATA_DIR: server.folder, DEMO: '0', LOG_LEVEL: 'warn', ...environment },
    });
    const sentence = stderr.replace(server.folder, 'DATA_DIR');
    return { status, sentence, isUnchanged: (await ask([schema, MIGRATIONS])).join() === before.join() };
  } finally {
    await server.discard();
  }
}

const REFUSED = { status: 1, isUnchanged: true };

describe('program older than the schema', () => {
  let cluster: Cluster | undefined;
  afterAll(() => cluster?.stop());

  it('refuses to start on SQLite with one sentence, and changes nothing', async () => {
    expect(await startOnNewer({}, SQLITE_SCHEMA, askFile)).toEqual({
      ...REFUSED,
      sentence: toSentence('DATA_DIR/faitage.sqlite '),
    });
  });

  it('refuses to start on PostgreSQL with the same sentence, and changes nothing', async ({ skip }) => {
    skip(findPostgres() === undefined, 'no PostgreSQL on this machine');
    cluster = await startCluster();
    await cluster.createDatabase('newer');
    const url = cluster.url('newer');
    const environment = { DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY };
    expect(await startOnNewer(environment, POSTGRES_SCHEMA, () => askServer(url))).toEqual({
      ...REFUSED,
      sentence: toSentence(),
    });
  });
});
