import type pg from 'pg';

const NOTE_SCHEMA_CHANGES = `
create schema test_support;
create table test_support.schema_changes (tag text);
create table test_support.start_values (sequence regclass primary key, last_value bigint);
insert into test_support.start_values
  select oid, pg_sequence_last_value(oid) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
create function test_support.note_schema_change() returns event_trigger language plpgsql as $$
begin
  insert into test_support.schema_changes values (tg_tag);
end $$;
`;

/** Compares seeded tables with the rows of the migrations; every other table must be empty. */
const filledTest = (table: string, isSeeded: boolean): string =>
  isSeeded
    ? `if exists ((table public.${table} except all table test_support.${table})
         union all (table test_support.${table} except all table public.${table})) then
         delete from public.${table};
         insert into public.${table} overriding system value table test_support.${table};
       end if;`
    : `if exists (select from public.${table}) then delete from public.${table}; end if;`;

// Deleting is ten times as fast as truncating. A table of one page whose space is never reused (holdSnapshot)
// returns rows in the order of their insertion; a longer one might not, and is truncated.
const resetFunction = (tables: string[], seeded: string[]): string => `
create function test_support.reset(snapshot_holder integer) returns boolean language plpgsql as $$
declare
  long_tables text;
begin
  if exists (select from test_support.schema_changes) then return false; end if;
  perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid not in (pg_backend_pid(), snapshot_holder);
  select string_agg(oid::regclass::text, ', ') into long_tables from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    and pg_relation_size(oid) > current_setting('block_size')::int;
  if long_tables is not null then execute 'truncate ' || long_tables || ' cascade'; end if;
  ${tables.map((table) => filledTest(table, seeded.includes(table))).join('\n  ')}
  perform setval(sequence, coalesce(last_value, 1), last_value is not null) from test_support.start_values
    where pg_sequence_last_value(sequence) is distinct from last_value;
  return true;
end $$;
create event trigger note_schema_change on ddl_command_end execute function test_support.note_schema_change();
`;

/** Adds a reset to the current state to the migrated template, and so to every database copied from it. */
export async function installReset(client: pg.Client): Promise<void> {
  await client.query(NOTE_SCHEMA_CHANGES);
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const seeded: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from public.${name} limit 1`);
    if (rowCount === 0) continue;
    seeded.push(name);
    await client.query(`create table test_support.${name} as table public.${name}`);
  }
  const tables = rows.map(({ name }) => name);
  await client.query(resetFunction(tables, seeded));
}

/** Disables foreign keys and triggers of a connection that resets. In the function it would discard every cached plan. */
export async function disableForeignKeys(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
}

/** Prevents the removal of deleted rows, so that no new row reuses their space; returns its own process id. */
export async function holdSnapshot(client: pg.Client): Promise<number> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0].pid;
}

/** Resets the database to the template's rows, and closes every other connection; false when its schema changed. */
export async function resetRows(client: pg.Client, snapshotHolder: number): Promise<boolean> {
  const { rows } = await client.query('select test_support.reset($1) as is_reset', [snapshotHolder]);
  return rows[0].is_reset;
}
