import { sql } from 'kysely';
import { db, transaction } from '../database/database.server.ts';
import { allowLongStatements } from '../database/long-statements.server.ts';

/** Schema that an archive is loaded into before it replaces the tables in use; what a killed restore left is removed. */
export const SIDE_SCHEMA = 'faitage_restauration';

const currentSchema = async (): Promise<string> => {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db());
  return rows[0]?.name ?? 'public';
};

/** Returns whether the open PostgreSQL database has a table. */
export async function hasTables(): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from pg_class
    where relkind in ('r', 'p', 'v') and relnamespace = current_schema()::regnamespace) as found`.execute(db());
  return rows[0]?.found === true;
}

/** Returns whether the tables of the open PostgreSQL database are those of a site. */
export async function holdsSite(): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from pg_class where relkind = 'r'
    and relname = 'kysely_migration' and relnamespace = current_schema()::regnamespace) as found`.execute(db());
  return rows[0]?.found === true;
}

/** Removes everything that a failed load has left in a database that was empty before. */
export async function emptyDatabase(): Promise<void> {
  const schema = sql.id(await currentSchema());
  await sql`drop schema ${schema} cascade`.execute(db());
  await sql`create schema ${schema}`.execute(db());
}

/** Returns the address of a database, with the side schema as the only one that its statements see. */
export const toSideAddress = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}options=-c%20search_path%3D${SIDE_SCHEMA}`;

/** Creates the side schema in the open database, empty. */
export async function createSideSchema(): Promise<void> {
  await removeSideSchema();
  await sql`create schema ${sql.id(SIDE_SCHEMA)}`.execute(db());
}

/** Time limit to remove all tables of a site, in milliseconds. */
const REMOVE_MS = 600_000;

export async function removeSideSchema(): Promise<void> {
  const drop = sql`drop schema if exists ${sql.id(SIDE_SCHEMA)} cascade`;
  await allowLongStatements(REMOVE_MS, () => drop.execute(db()));
}

/** Moves tables with their indexes and numbers, views and functions; what an extension has put there stays. */
async function moveAll(from: string, to: string): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %I.%I set schema %I', ${from}::text, c.relname, ${to}::text) as statement
      from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = ${from}::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    union all
    select format('alter function %I.%I(%s) set schema %I', ${from}::text, p.proname,
        pg_get_function_identity_arguments(p.oid), ${to}::text)
      from pg_proc p where p.pronamespace = ${from}::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  `.execute(db());
  for (const { statement } of rows) await sql.raw(statement).execute(db());
}

/**
 * Puts the tables of the side schema in the place of those in use, which move to a schema of their own; in one
 * transaction: all of them or none.
 * @param former name of that schema.
 */
export async function replaceTables(former: string): Promise<void> {
  const current = await currentSchema();
  await transaction(async () => {
    await sql`create schema ${sql.id(former)}`.execute(db());
    await moveAll(current, former);
    await moveAll(SIDE_SCHEMA, current);
    await sql`drop schema ${sql.id(SIDE_SCHEMA)}`.execute(db());
  });
}
