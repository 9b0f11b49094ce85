import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { ADDITIONS, readSchema, type Schema } from './schema.ts';

/** Variables that say where a site is. */
export interface Site {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** What a database holds. */
export interface State extends Schema {
  /** Damage that the engine finds by itself. */
  damage: string[];
  migrations: string[];
  /** Rows as JSON, by table. */
  rows: Map<string, string[]>;
}

export interface Engine {
  name: string;
  /** Names of what the schema has beside what the migrations make, once a start has completed it. */
  additions: readonly string[];
  /** Names an empty site. */
  create(): Promise<Site>;
  copy(site: Site): Promise<Site>;
  remove(site: Site): Promise<void>;
  /** Returns whether the migrations of a program are running right now; looks from outside and changes nothing. */
  isMigrating(site: Site): Promise<boolean>;
  /** Reads everything, once no killed program is connected any more; changes nothing. */
  read(site: Site): Promise<State>;
  /** Makes numbers of new rows go on after the last row: PostgreSQL does not take back those of a rolled back one. */
  takeNumbersBack(site: Site, old: Site): Promise<void>;
  /** Writes to the database while nothing runs. */
  write(site: Site, statement: string): Promise<void>;
  close(): Promise<void>;
}

const FILE = 'faitage.sqlite';
export const databaseAddress = ({ DATA_DIR, DATABASE_URL }: Site): string => DATABASE_URL ?? join(DATA_DIR, FILE);

/** Locks that the processes of a Linux machine hold on files. */
const LOCKS = '/proc/locks';
/** Byte of SQLite's shared memory that a write transaction locks (WAL mode). */
const WRITE_LOCK = 120;

function isWriting(folder: string): boolean {
  const memory = statSync(join(folder, `${FILE}-shm`), { throwIfNoEntry: false });
  if (memory === undefined) return false;
  return new RegExp(` WRITE .*:${memory.ino} ${WRITE_LOCK} ${WRITE_LOCK}$`, 'm').test(readFileSync(LOCKS, 'utf8'));
}

const sorted = (rows: unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** Tables that an index of the search consists of; the check of the integrity reads them. */
const SEARCH = /_search(_data|_idx|_docsize|_config|_waiting)?$/;

/** Reads a copy, so that the log that a killed process left is merged by the next start and not here. */
function readFile(folder: string): State {
  const place = mkdtempSync(join(tmpdir(), 'faitage-read-'));
  for (const name of [FILE, `${FILE}-wal`]) {
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(place, name));
  }
  const database = new DatabaseSync(join(place, FILE));
  const all = (query: string): Record<string, unknown>[] => database.prepare(query).all();
  try {
    const schema = all('select type, name, tbl_name, sql from sqlite_schema order by type, name');
    const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => String(name));
    const stored = tables.filter((name) => !SEARCH.test(name));
    const checked = all('pragma integrity_check').map(({ integrity_check: found }) => String(found));
    return {
      damage: [...checked.filter((found) => found !== 'ok'), ...sorted(all('pragma foreign_key_check'))],
      migrations: all('select name from kysely_migration order by name').map(({ name }) => String(name)),
      schema: JSON.stringify(schema, null, 1),
      additions: new Map(),
      rows: new Map(stored.map((name) => [name, sorted(all(`select * from "${name}"`))])),
    };
  } finally {
    database.close();
    rmSync(place, { recursive: true });
  }
}

/** @param root folder of the sites. */
export function openSqlite(root: string): Engine {
  if (!existsSync(LOCKS)) throw new Error('Cette preuve demande Linux : elle y voit de dehors quand SQLite écrit.');
  let last = 0;
  const create = async (): Promise<Site> => {
    last += 1;
    return { DATA_DIR: join(root, `SQLite ${last}`) };
  };
  return {
    name: 'SQLite',
    additions: [],
    create,
    copy: async (site) => {
      const copied = await create();
      cpSync(site.DATA_DIR, copied.DATA_DIR, { recursive: true });
      return copied;
    },
    remove: async ({ DATA_DIR }) => rmSync(DATA_DIR, { recursive: true, force: true }),
    isMigrating: async ({ DATA_DIR }) => isWriting(DATA_DIR),
    read: async ({ DATA_DIR }) => readFile(DATA_DIR),
    takeNumbersBack: async () => {},
    write: async ({ DATA_DIR }, statement) => {
      const database = new DatabaseSync(join(DATA_DIR, FILE));
      database.exec(statement);
      database.close();
    },
    close: async () => {},
  };
}

type Ask = <Row extends object>(query: string, values?: unknown[]) => Promise<Row[]>;

async function inDatabase<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (query, values) => (await client.query(query, values)).rows);
  } finally {
    await client.end();
  }
}

/** Number of the lock that Kysely holds while it migrates. */
const MIGRATION_LOCK = '3853314791062309107';

const TABLES = `select c.relname as name from pg_class c where c.relkind = 'r'
  and c.relnamespace = current_schema()::regnamespace order by 1`;

async function readRows(ask: Ask): Promise<State['rows']> {
  const rows: State['rows'] = new Map();
  for (const { name } of await ask<{ name: string }>(TABLES)) {
    const found = await ask<{ row: string }>(`select row_to_json(t)::text as row from "${name}" t`);
    rows.set(name, found.map(({ row }) => row).sort());
  }
  return rows;
}

const NUMBERS = `select c.relname as name, pg_sequence_last_value(s.sequence) as last, s.sequence::text
  from pg_class c join pg_attribute a on a.attrelid = c.oid,
  lateral (select pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass as sequence) s
  where a.attidentity <> '' and c.relnamespace = current_schema()::regnamespace`;
interface Numbers {
  name: string;
  last: string | null;
  sequence: string;
}

/** Sets each sequence to its last row's number, or to what it was before the upgrade. */
async function resetNumbers(ask: Ask, before: readonly Numbers[]): Promise<void> {
  for (const { name, last, sequence } of await ask<Numbers>(NUMBERS)) {
    const [row] = await ask<{ highest: number | null }>(`select max(id) as highest from "${name}"`);
    const known = before.find((numbers) => numbers.name === name)?.last;
    const target = Math.max(Number(known ?? 0), row?.highest ?? 0);
    if (Number(last ?? 0) <= target) continue;
    await ask('select setval($1::regclass, $2, $3)', [sequence, Math.max(target, 1), target > 0]);
  }
}

/** @param root folder of the sites. */
export async function openPostgres(root: string): Promise<Engine> {
  const cluster: Cluster = await startCluster();
  const server = new pg.Client({ connectionString: cluster.url('postgres') });
  server.on('error', () => {});
  await server.connect();
  const getName = ({ DATABASE_URL = '' }: Site): string => new URL(DATABASE_URL).pathname.slice(1);
  const untilAlone = async (site: Site): Promise<void> => {
    const query = 'select from pg_stat_activity where datname = $1';
    while ((await server.query(query, [getName(site)])).rowCount !== 0) await wait(10);
  };
  let last = 0;
  const create = async (template?: string): Promise<Site> => {
    last += 1;
    await cluster.createDatabase(`site_${last}`, template);
    return { DATA_DIR: join(root, `PostgreSQL ${last}`), DATABASE_URL: cluster.url(`site_${last}`) };
  };
  return {
    name: 'PostgreSQL',
    additions: ADDITIONS,
    create: () => create(),
    copy: async (site) => {
      await untilAlone(site);
      const copied = await create(getName(site));
      cpSync(site.DATA_DIR, copied.DATA_DIR, { recursive: true });
      return copied;
    },
    remove: async (site) => {
      await server.query(`drop database "${getName(site)}" with (force)`);
      rmSync(site.DATA_DIR, { recursive: true, force: true });
    },
    isMigrating: async (site) => {
      const query = `select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = $1 and l.locktype = 'advisory' and l.granted
        and (l.classid::bigint << 32) + l.objid::bigint = $2`;
      return (await server.query(query, [getName(site), MIGRATION_LOCK])).rowCount !== 0;
    },
    read: async (site) => {
      await untilAlone(site);
      const url = databaseAddress(site);
      return inDatabase(url, async (ask) => ({
        damage: [],
        migrations: (await ask<{ name: string }>('select name from kysely_migration order by name')).map(
          ({ name }) => name,
        ),
        ...readSchema(url),
        rows: await readRows(ask),
      }));
    },
    takeNumbersBack: async (site, old) => {
      const before = await inDatabase(databaseAddress(old), (ask) => ask<Numbers>(NUMBERS));
      await inDatabase(databaseAddress(site), (ask) => resetNumbers(ask, before));
    },
    write: (site, statement) => inDatabase(databaseAddress(site), async (ask) => void (await ask(statement))),
    close: async () => {
      await server.end();
      await cluster.stop();
    },
  };
}
