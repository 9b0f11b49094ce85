import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

const ROWS = 1_000;
/** Bytes of rows that are sent together. */
const BATCH_BYTES = 4_000_000;

/** Tables of the product; the table of migrations is made by migrating. */
const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = current_schema() and c.relname not like 'kysely\\_%' order by 1`;

/** File of the last number that each table has given to a row. */
export const NUMBERS = 'last_numbers';
const LAST_NUMBERS = `select c.relname || '.' || a.attname as name,
    pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as value
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where a.attidentity <> '' and n.nspname = current_schema() and pg_sequence_last_value(
    pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) is not null`;

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Writes the rows of a query to a file: a JSON object a line. */
async function writeTable(client: pg.Client, query: string, path: string): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  await client.query(`declare rows no scroll cursor for select row_to_json(t)::text as line from (${query}) t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS} from rows`);
    if (rows.length === 0) break;
    const text = `${rows.map(({ line }) => line).join('\n')}\n`;
    if (!file.write(text)) await once(file, 'drain');
  }
  await client.query('close rows');
  file.end();
  await once(file, 'close');
}

/**
 * Writes all rows of a database to files of `folder`, as they are at one instant, while the server goes on writing.
 */
export async function exportRows(address: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const client = await connect(address);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>(TABLES);
    for (const { name } of rows)
      await writeTable(client, `table ${pg.escapeIdentifier(name)}`, join(folder, `${name}.jsonl`));
    await writeTable(client, LAST_NUMBERS, join(folder, `${NUMBERS}.jsonl`));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function insertLines(client: pg.Client, table: string, path: string): Promise<void> {
  const name = pg.escapeIdentifier(table);
  let lines: string[] = [];
  let bytes = 0;
  const send = async (): Promise<void> => {
    if (lines.length === 0) return;
    const insert = `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`;
    await client.query(insert, [`[${lines.join(',')}]`]);
    lines = [];
    bytes = 0;
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    bytes += line.length;
    if (bytes > BATCH_BYTES) await send();
  }
  await send();
}

interface ForeignKey {
  owner: string;
  name: string;
  definition: string;
}

/** The order of tables does not matter while foreign keys are away; adding them again checks every row. */
async function withoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } =
    await client.query<ForeignKey>(`select conrelid::regclass::text as owner, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  await work();
  for (const { owner, name, definition } of rows) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  }
}

/** Numbers of new rows go on where they were, so that the number of a deleted row is never used again. */
async function continueNumbers(client: pg.Client, path: string): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const { name, value } = JSON.parse(line) as { name: string; value: number };
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [...name.split('.'), value]);
  }
}

/**
 * Fills the tables of a migrated database from the files of `folder`, all of them or none: rows that migrations have
 * written are replaced.
 */
export async function importRows(address: string, folder: string): Promise<void> {
  const files = (await readdir(folder)).map((file) => file.replace('.jsonl', ''));
  const client = await connect(address);
  try {
    await client.query('begin');
    const { rows } = await client.query<{ name: string }>(TABLES);
    const names = rows.map(({ name }) => name);
    for (const name of names) await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
    await withoutForeignKeys(client, async () => {
      for (const name of names) await client.query(`delete from ${pg.escapeIdentifier(name)}`);
      for (const table of files.filter((file) => file !== NUMBERS))
        await insertLines(client, table, join(folder, `${table}.jsonl`));
    });
    for (const name of names) await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
    await continueNumbers(client, join(folder, `${NUMBERS}.jsonl`));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
