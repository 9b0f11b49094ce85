import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from './database.server.ts';
import { isMigrated, MIGRATIONS, migrate } from './migrate.server.ts';
import { createTable } from './schema.server.ts';

useDatabase();

const tables = async (): Promise<string[]> => (await db().introspection.getTables()).map((table) => table.name);

describe('migrate', () => {
  it('runs each migration once: a second start changes nothing', async () => {
    const before = await tables();
    await migrate();
    expect([await isMigrated(), await tables()]).toEqual([true, before]);
  });

  it('leaves no trace of a migration that fails half-way', async () => {
    const before = await tables();
    const broken: Migration = {
      up: async (schema) => {
        await createTable(schema, 'half_done', { key: 'auto', columns: { name: 'text' }, indexes: [['name']] });
        throw new Error('power cut');
      },
    };
    const migrations = { ...MIGRATIONS, '9999-broken': broken };
    const migrator = new Migrator({ db: db(), provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'power cut' });
    expect(await tables()).toEqual(before);
    const states = await migrator.getMigrations();
    expect(states.filter((state) => state.executedAt === undefined).map(({ name }) => name)).toEqual(['9999-broken']);
  });

  it('refuses a database of a newer version with one sentence, and changes nothing', async () => {
    const later = { name: '9999-later', timestamp: '2030-01-01T08:00:00.000Z' };
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(db());
    const before = await tables();
    await expect(migrate()).rejects.toThrow(/^La base vient d’une version plus récente \(9999-later\) : installez /);
    expect(await tables()).toEqual(before);
  });

  it.runIf(process.env.TEST_DATABASE !== 'postgres')(
    'keeps what may be undone in files, and in memory later',
    async () => {
      const places: unknown[] = [];
      const readPlace = async () => {
        const { rows } = await sql<{ temp_store: number }>`pragma temp_store`.execute(db());
        places.push(rows[0]?.temp_store);
      };
      const latest = vi.spyOn(Migrator.prototype, 'migrateToLatest').mockImplementation(async () => {
        await readPlace();
        throw new Error('power cut');
      });
      await readPlace();
      await db()
        .deleteFrom('kysely_migration' as 'settings')
        .execute();
      await expect(migrate()).rejects.toThrow('power cut');
      latest.mockRestore();
      await readPlace();
      const [MEMORY, FILE] = [2, 1];
      expect(places).toEqual([MEMORY, FILE, MEMORY]);
    },
  );

  it('reports missing migrations before they have run', async () => {
    await db()
      .deleteFrom('kysely_migration' as 'settings')
      .execute();
    expect(await isMigrated()).toBe(false);
  });
});

describe('createTable', () => {
  it('deletes rows with their parent, and never reuses an id', async () => {
    const at = '2026-11-20T08:00:00.000Z';
    const account = {
      email: 'a@x.example',
      name: '',
      password_hash: '',
      role: 'user',
      phone: '',
      address: '',
    } as const;
    const times = { is_active: 1, last_login_at: null, search_text: '', created_at: at, updated_at: at };
    const insert = () =>
      db()
        .insertInto('users')
        .values({ ...account, ...times })
        .returning('id')
        .executeTakeFirstOrThrow();
    const first = await insert();
    await db().insertInto('login_devices').values({ token_hash: 'x', user_id: first.id, created_at: at }).execute();
    await db().deleteFrom('users').execute();
    expect(await db().selectFrom('login_devices').selectAll().execute()).toEqual([]);
    expect((await insert()).id).toBeGreaterThan(first.id);
  });
});
