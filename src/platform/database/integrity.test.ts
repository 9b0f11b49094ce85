import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from './database.server.ts';
import { findDamage } from './integrity.server.ts';
import { MIGRATIONS, readSchemaState } from './migrate.server.ts';

useDatabase();

describe('findDamage', () => {
  it('finds nothing in a sound database', async () => {
    expect(await findDamage()).toEqual([]);
  });
});

describe('readSchemaState', () => {
  it('finds the schema of this build complete', async () => {
    expect(await readSchemaState()).toEqual({ waiting: [], newer: undefined });
  });

  it('names what has not run, and what a newer version has run', async () => {
    const last = Object.keys(MIGRATIONS).at(-1) ?? '';
    await sql`delete from kysely_migration where name = ${last}`.execute(db());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(db());
    expect(await readSchemaState()).toEqual({ waiting: [last], newer: '9999-future' });
    await sql`delete from kysely_migration where name = '9999-future'`.execute(db());
    await sql`insert into kysely_migration (name, timestamp) values (${last}, '2030-01-01')`.execute(db());
  });
});
