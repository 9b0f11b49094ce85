import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AppState } from '#src/platform/app-state.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { MIGRATIONS } from '#src/platform/database/migrate.server.ts';
import { hasSearchIndexes } from '#src/platform/database/text-index.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import {
  backUp,
  createDatabase,
  elsewhere,
  fillSite,
  IS_POSTGRES,
  inSite,
  readRows,
  root,
  site,
  useBackupSite,
} from '#tests/support/backup-site.ts';
import { runFaitage } from '#tests/support/run-command.ts';
import { loadPostgres } from './restore-database.server.ts';

useBackupSite();

describe.runIf(IS_POSTGRES)('faitage restore --replace', () => {
  const ask = <Row>(statement: string) =>
    inSite(site.environment, async () => (await sql.raw<Row>(statement).execute(db())).rows);
  const schemas = async (): Promise<string[]> => {
    const rows = await ask<{ name: string }>(
      "select nspname as name from pg_namespace where nspname ~ 'restauration' order by 1",
    );
    return rows.map(({ name }) => name);
  };
  const subjects = (schema: string) =>
    ask<{ subject: string }>(
      `select payload::json->>'subject' as subject from ${schema}.jobs where kind = 'mail' and status <> 'done' order by id`,
    );

  it('puts an earlier state in the place of a newer one, which stays in a schema', async () => {
    await fillSite();
    const before = await readRows(site.environment);
    const archive = await backUp();
    // What a newer version and a visitor have changed since; what a killed restore has left.
    await ask('create table later_things (id integer)');
    await ask('alter table settings add column later text');
    await ask("insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01')");
    await inSite(site.environment, () => enqueue('mail', { subject: 'arrivée depuis' }));
    await ask('create schema faitage_restauration create table jobs (id integer)');
    const { code, text } = await runFaitage(['restore', archive, '--replace'], site.environment);
    expect(code).toBe(0);
    const [, former = ''] = /Les tables d’avant sont dans le schéma (\w+) de la base/.exec(text) ?? [];
    expect(await schemas()).toEqual([former]);
    expect(await subjects('public')).toEqual([{ subject: 'en file' }]);
    expect(await subjects(former)).toEqual([{ subject: 'en file' }, { subject: 'arrivée depuis' }]);
    expect(await ask("select to_regclass('public.later_things') is null as gone")).toEqual([{ gone: true }]);
    const columns = `select from information_schema.columns where table_schema = '${former}' and column_name = 'later'`;
    expect(await ask(columns)).toHaveLength(1);
    await ask(`drop schema ${former} cascade`);
    const { jobs: _held, ...after } = await readRows(site.environment);
    const { jobs: _waiting, ...expected } = before;
    expect(after).toEqual(expected);
    expect(await inSite(site.environment, hasSearchIndexes)).toBe(true);
    expect((await runFaitage(['verify'], site.environment)).code).toBe(0);
    expect(await runFaitage(['migrate', '--dry-run'], site.environment)).toMatchObject({ code: 0 });
  });

  it('changes nothing when a row does not fit, or when the exchange fails', async () => {
    await fillSite();
    const archive = await backUp();
    await inSite(site.environment, () => enqueue('mail', { subject: 'arrivée depuis' }));
    const before = await readRows(site.environment);
    const proved = join(root, 'proved');
    mkdirSync(join(proved, 'tables'), { recursive: true });
    writeFileSync(join(proved, 'tables', 'settings.jsonl'), '{"grp":"general"}\n');
    writeFileSync(join(proved, 'tables', 'last_numbers.jsonl'), '');
    const config = { ...readConfig(site.environment), DATABASE_URL: site.environment.DATABASE_URL ?? '' };
    const load = { proved, migrations: Object.keys(MIGRATIONS), formerSchema: 'avant' };
    await expect(new AppState().run(() => loadPostgres(config, load))).rejects.toThrow(/null value/);
    expect(await readRows(site.environment)).toEqual(before);
    // An event trigger refuses the last step: everything before it is taken back.
    await ask(`create function refuse_drop() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_event_trigger_dropped_objects() where object_name = 'faitage_restauration')
        and exists (select from pg_namespace where nspname ~ '^avant') then raise 'no'; end if; end $$`);
    await ask('create event trigger refuse_drop on sql_drop execute function refuse_drop()');
    expect(await runFaitage(['restore', archive, '--replace'], site.environment)).toMatchObject({ code: 2 });
    await ask('drop event trigger refuse_drop');
    expect(await readRows(site.environment)).toEqual(before);
    expect(await schemas()).toEqual([]);
  });

  it('fills an empty database, and refuses one of another program', async () => {
    await fillSite();
    const archive = await backUp();
    const target = await elsewhere();
    expect(await runFaitage(['restore', archive, '--replace'], target)).toMatchObject({ code: 0 });
    const trial = ['restore', archive, '--replace', '--at', join(root, 'trial')];
    expect(await runFaitage(trial, site.environment)).toMatchObject({ code: 64 });
    const other = await createDatabase('template0');
    const environment = { ...site.environment, DATA_DIR: join(root, 'other'), DATABASE_URL: other };
    await inSite(environment, () => sql`create table things (id integer)`.execute(db()));
    expect(await runFaitage(['restore', archive, '--replace'], environment)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/n’est pas celle d’un site/),
    });
  });
});
