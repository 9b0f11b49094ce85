import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { damageTable, withBrokenIndex } from '#tests/support/damage-table.ts';
import { useDatabase } from '#tests/support/database.ts';
import { databaseFile, db } from './database.server.ts';
import { findDamage } from './integrity.server.ts';
import { MIGRATIONS, readSchemaState } from './migrate.server.ts';

useDatabase();

describe('findDamage', () => {
  it('finds nothing in a sound database', async () => {
    expect(await findDamage()).toEqual([]);
  });

  it.runIf(process.env.TEST_DATABASE !== 'postgres')('finds a row without its parent', async () => {
    await sql`pragma foreign_keys = off`.execute(db());
    await sql`insert into recovery_codes (user_id, code_hash) values (999, 'x')`.execute(db());
    expect(await findDamage()).toEqual(['recovery_codes → users']);
  });

  it.runIf(process.env.TEST_DATABASE !== 'postgres')('finds damaged pages', async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    damageTable(databaseFile() ?? '', 'settings');
    expect((await findDamage()).length).toBeGreaterThan(0);
  });

  it.runIf(process.env.TEST_DATABASE === 'postgres')('finds an index that a broken build left behind', async () => {
    await withBrokenIndex(async () => expect(await findDamage()).toEqual(['index jobs_pkey']));
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
