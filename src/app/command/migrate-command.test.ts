import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockDataFolder } from '#src/platform/data-folder/open-data-folder.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isMigrated, MIGRATIONS } from '#src/platform/database/migrate.server.ts';
import { useCommandSite } from '#tests/support/command-site.ts';
import { dropIndexes } from '#tests/support/drop-indexes.ts';
import { answerAlways } from '#tests/support/installation.ts';

const site = useCommandSite();
const { run, inSite } = site;

const LAST = Object.keys(MIGRATIONS).at(-1) ?? '';

/** Takes the site back to the version before the last migration. */
const goBack = () =>
  inSite(async () => {
    await dropIndexes(/^quotes_shares$/);
    await sql`delete from kysely_migration where name = ${LAST}`.execute(db());
  });
const archives = () => readdirSync(join(site.root, 'copies')).filter((name) => name.endsWith('.tar.gz'));

describe('faitage migrate', () => {
  it('says what waits, then does it after a backup', async () => {
    expect(await run(['migrate'])).toMatchObject({ code: 0, text: expect.stringMatching(/déjà la version/) });
    await goBack();
    const planned = await run(['migrate', '--dry-run', '--json']);
    expect(planned.code).toBe(1);
    expect(JSON.parse(planned.text)).toEqual({ migrations: [LAST], applied: false });
    const refused = await run(['admin', 'list']);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/lancez faitage migrate/) });
    const done = await run(['migrate', '--to', join(site.root, 'copies')]);
    const where = site.environment.DATABASE_URL === undefined ? '' : ' --replace';
    expect(done.code).toBe(0);
    expect(done.text).toMatch(/^Mises à jour faites : 1\./);
    expect(done.text.trimEnd().endsWith(`puis faitage restore${where}.`)).toBe(true);
    expect(archives()).toHaveLength(1);
    expect(await inSite(isMigrated)).toBe(true);
    expect((await run(['verify', join(site.root, 'copies', archives()[0] ?? '')])).code).toBe(0);
  });

  it('refuses a newer schema, and changes nothing', async () => {
    await inSite(() => sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(db()));
    const refused = await run(['migrate', '--to', join(site.root, 'copies')]);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/version plus récente.*9999-later/) });
  });

  it('refuses beside a running server', async () => {
    await goBack();
    const { DATA_DIR = '', DATABASE_URL } = site.environment;
    if (DATABASE_URL === undefined) {
      const leave = lockDataFolder(DATA_DIR);
      expect(await run(['migrate'])).toMatchObject({ code: 2, errors: expect.stringMatching(/Un autre processus/) });
      leave();
      return;
    }
    const running = await answerAlways('{"status":"ok"}');
    site.environment.PORT = String(running.port);
    expect(await run(['migrate'])).toMatchObject({ code: 2, errors: expect.stringMatching(/tourne encore/) });
    running.server.close();
  });
});
