import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AppState } from '#src/platform/app-state.server.ts';
import { hasTables } from '#src/platform/backup/postgres-schema.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { lockDataFolder } from '#src/platform/data-folder/open-data-folder.server.ts';
import { db, transaction } from '#src/platform/database/database.server.ts';
import { MIGRATIONS } from '#src/platform/database/migrate.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import {
  backUp,
  elsewhere,
  fillSite,
  IS_POSTGRES,
  inSite,
  readRows,
  root,
  site,
  useBackupSite,
} from '#tests/support/backup-site.ts';
import { answerAlways } from '#tests/support/installation.ts';
import { runFaitage } from '#tests/support/run-command.ts';
import { loadPostgres } from './restore-database.server.ts';

useBackupSite();

const passphraseFile = (): string => {
  const path = join(root, 'phrase');
  writeFileSync(path, 'une phrase de passe longue\n');
  return path;
};

describe('faitage backup and restore', () => {
  it('bring every row and file to another machine, and hold what was queued', async () => {
    await fillSite();
    const before = await readRows(site.environment);
    const archive = await backUp();
    const target = await elsewhere();
    const { code, text } = await runFaitage(['restore', archive], target);
    expect(code).toBe(0);
    expect(text).toMatch(/retenus, car ils sont peut-être déjà partis : faitage jobs list/);
    const after = await readRows(target);
    const { jobs: earlier = [], ...others } = before;
    const { jobs: later = [], ...restored } = after;
    expect(restored).toEqual(others);
    const toHeld = (row: unknown) => {
      const job = JSON.parse(String(row));
      return job.status === 'waiting' ? { ...job, status: 'held', finished_at: expect.any(String) } : job;
    };
    expect(later.map((row) => JSON.parse(String(row)))).toEqual(expect.arrayContaining(earlier.map(toHeld)));
    expect(later).toHaveLength(earlier.length);
    const verified = await runFaitage(['verify'], target);
    expect(verified).toMatchObject({ code: 0, text: expect.stringMatching(/Images complètes : 4 fichiers/) });
  });

  it('go on numbering after the last row, even a deleted one', async () => {
    const last = await inSite(site.environment, async () => {
      await enqueue('mail', {});
      const id = await enqueue('mail', {});
      await db().deleteFrom('jobs').execute();
      return id;
    });
    const target = await elsewhere();
    await runFaitage(['restore', await backUp()], target);
    expect(await inSite(target, () => enqueue('mail', {}))).toBe(last + 1);
  });

  it('copy one instant while rows are written, and keep what was acknowledged before', async () => {
    await fillSite();
    let written = 0;
    let isOver = false;
    const writing = inSite(site.environment, async () => {
      while (!isOver) {
        await transaction(async () => {
          await enqueue('pair', { number: written });
          await enqueue('pair', { number: written });
        });
        written += 1;
      }
    });
    await expect.poll(() => written, { timeout: 10_000 }).toBeGreaterThan(20);
    const acknowledged = written;
    const archive = await backUp().finally(() => {
      isOver = true;
    });
    await writing;
    const target = await elsewhere();
    await runFaitage(['restore', archive], target);
    const rows = await inSite(target, () => db().selectFrom('jobs').select('id').where('kind', '=', 'pair').execute());
    expect(rows.length % 2).toBe(0);
    expect(rows.length).toBeGreaterThanOrEqual(2 * acknowledged);
    expect(rows.length).toBeLessThanOrEqual(2 * written);
  });

  it('open an encrypted archive with its passphrase alone', async () => {
    const archive = await backUp('--passphrase-file', passphraseFile());
    expect(archive).toMatch(/\.chiffre$/);
    const target = await elsewhere();
    const refused = await runFaitage(['restore', archive], target);
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/est chiffrée/) });
    expect((await runFaitage(['verify', archive, '--passphrase-file', passphraseFile()], target)).code).toBe(0);
    expect((await runFaitage(['restore', archive, '--passphrase-file', passphraseFile()], target)).code).toBe(0);
  });

  it('change nothing for a damaged archive', async () => {
    const archive = await backUp();
    const bytes = readFileSync(archive);
    writeFileSync(archive, bytes.subarray(0, bytes.length - 500));
    const target = await elsewhere();
    expect(await runFaitage(['restore', archive], target)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/abîmée/),
    });
    expect(readdirSync(join(root, 'elsewhere')).filter((name) => name !== 'faitage.lock')).toEqual([]);
    expect(await runFaitage(['verify', archive], target)).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/abîmée/),
    });
  });

  it('remove archives beyond the retention, and mark the backup', async () => {
    const copies = join(root, 'copies');
    await backUp();
    const old = ['faitage-2020-01-03T01-04-05Z.tar.gz', 'faitage-2020-01-03T03-04-05Z.tar.gz', 'mes-photos.zip'];
    for (const name of old) writeFileSync(join(copies, name), '');
    await backUp('--keep-all');
    expect(readdirSync(copies)).toEqual(expect.arrayContaining(old));
    await backUp();
    expect(existsSync(join(copies, 'faitage-2020-01-03T01-04-05Z.tar.gz'))).toBe(false);
    expect(existsSync(join(copies, 'mes-photos.zip'))).toBe(true);
    expect(readdirSync(copies).filter((name) => !/^(faitage-.*\.tar\.gz|mes-photos\.zip)$/.test(name))).toEqual([]);
    expect(existsSync(join(site.folder, 'derniere-sauvegarde'))).toBe(true);
  });
});

describe('faitage backup', () => {
  it('names the folder that it cannot write into', async () => {
    const file = join(root, 'fichier');
    writeFileSync(file, '');
    const refused = await runFaitage(['backup', '--to', join(file, 'copies')], site.environment);
    expect(refused).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/ne peut pas être créé : choisissez-en un autre/),
    });
    expect((await runFaitage(['backup', '--encrypt'], site.environment)).errors).toMatch(/--passphrase-file FICHIER/);
  });

  it('finds nothing to save where no site has started', async () => {
    const refused = await runFaitage(['backup'], await elsewhere());
    expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/n’a jamais démarré/) });
  });
});

describe('faitage restore', () => {
  it('leaves the key where it is when the archive has none, and asks for it elsewhere', async () => {
    if (IS_POSTGRES) return;
    const archive = await backUp('--without-key');
    expect(await runFaitage(['restore', archive], await elsewhere())).toMatchObject({
      code: 1,
      text: expect.stringMatching(/remettez le fichier secret\.key/),
    });
    expect(await runFaitage(['restore', archive], site.environment)).toMatchObject({ code: 0 });
    expect(existsSync(join(site.folder, 'secret.key'))).toBe(true);
  });

  it('never overwrites what is there: another database, or a folder beside', async () => {
    const archive = await backUp();
    await fillSite();
    if (IS_POSTGRES) {
      const refused = await runFaitage(['restore', archive], site.environment);
      expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/n’est pas vide.*createdb.*--replace/) });
      return;
    }
    const { code, text } = await runFaitage(['restore', archive], site.environment);
    expect(code).toBe(0);
    const [, former = ''] = /L’état d’avant est dans (\S+) :/.exec(text) ?? [];
    const jobs = (DATA_DIR: string) => inSite({ DATA_DIR }, () => db().selectFrom('jobs').select('id').execute());
    expect(await jobs(site.folder)).toHaveLength(0);
    expect((await jobs(former)).length).toBeGreaterThan(0);
    expect(readdirSync(site.folder)).not.toContain('.restauration');
  });

  it('refuses a folder in use, one that is not empty, and another engine', async () => {
    const archive = await backUp();
    const target = await elsewhere();
    if (!IS_POSTGRES) {
      const leave = lockDataFolder(site.folder);
      const used = await runFaitage(['restore', archive], site.environment);
      leave();
      expect(used).toMatchObject({ code: 2, errors: expect.stringMatching(/Un autre processus utilise déjà/) });
    }
    if (IS_POSTGRES) {
      const running = await answerAlways('{"status":"ok"}');
      const used = await runFaitage(['restore', archive], { ...target, PORT: String(running.port) });
      running.server.close();
      expect(used).toMatchObject({ code: 2, errors: expect.stringMatching(/Le serveur tourne encore : arrêtez-le/) });
    }
    const full = await runFaitage(['restore', archive, '--at', root], target);
    expect(full).toMatchObject({ code: 2, errors: expect.stringMatching(/n’est pas vide : donnez-en un neuf/) });
    const { DATABASE_URL, ...rest } = target;
    const other = IS_POSTGRES ? rest : { ...rest, DATABASE_URL: 'postgres://site@127.0.0.1:1/site' };
    const foreign = await runFaitage(['restore', archive], other);
    expect(foreign).toMatchObject({ code: 2, errors: expect.stringMatching(/vient de (PostgreSQL|SQLite)/) });
    expect(await runFaitage(['restore'], target)).toMatchObject({ code: 64 });
  });
});

describe('faitage verify', () => {
  it('names a picture whose file is missing, in the site and in an archive', async () => {
    await fillSite();
    const [folder = ''] = readdirSync(join(site.folder, 'media'));
    const pictures = readdirSync(join(site.folder, 'media', folder), { recursive: true, withFileTypes: true });
    const gone = pictures.find((entry) => entry.isFile() && entry.name.endsWith('-800.webp'));
    rmSync(join(gone?.parentPath ?? '', gone?.name ?? ''));
    const found = await runFaitage(['verify'], site.environment);
    expect(found).toMatchObject({ code: 2, text: expect.stringContaining(`(${gone?.name})`) });
    expect(await runFaitage(['verify', await backUp()], {})).toMatchObject({
      code: 2,
      text: expect.stringMatching(/✓ Archive intacte[\s\S]*✓ [\s\S]*✗ Images incomplètes/),
    });
  });
});

describe('faitage jobs', () => {
  it('lists, retries and drops what a restore holds, with a line in the audit log', async () => {
    await fillSite();
    const target = await elsewhere();
    await runFaitage(['restore', await backUp()], target);
    target.SUDO_USER = 'lea';
    const listed = await runFaitage(['jobs', 'list', '--json'], target);
    const held = JSON.parse(listed.text).filter((job: { status: string }) => job.status === 'held');
    const mail = held.find((job: { kind: string }) => job.kind === 'mail');
    expect(listed.code).toBe(1);
    expect(await runFaitage(['jobs', 'retry', String(mail.id)], target)).toMatchObject({ code: 0 });
    expect(await runFaitage(['jobs', 'drop', '--held'], target)).toMatchObject({ code: 0 });
    expect(await runFaitage(['jobs', 'drop', '--held'], target)).toMatchObject({ code: 1 });
    expect(await runFaitage(['jobs', 'drop'], target)).toMatchObject({ code: 64 });
    expect(await runFaitage(['jobs', 'drop', 'douze'], target)).toMatchObject({ code: 64 });
    const rows = await inSite(target, () => db().selectFrom('audit_log').select(['action', 'actor_name']).execute());
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: 'jobs.retry', actor_name: 'operator lea' },
        { action: 'jobs.drop', actor_name: 'operator lea' },
      ]),
    );
    expect((await runFaitage(['verify'], target)).code).toBe(0);
  });
});

describe('loadPostgres', () => {
  it('leaves an empty database when a row does not fit', async () => {
    if (!IS_POSTGRES) return;
    const target = await elsewhere();
    const proved = join(root, 'proved');
    mkdirSync(join(proved, 'tables'), { recursive: true });
    writeFileSync(join(proved, 'tables', 'settings.jsonl'), '{"grp":"general"}\n');
    writeFileSync(join(proved, 'tables', 'last_numbers.jsonl'), '');
    const config = { ...readConfig(target), DATABASE_URL: target.DATABASE_URL ?? '' };
    const loading = new AppState().run(() => loadPostgres(config, { proved, migrations: Object.keys(MIGRATIONS) }));
    await expect(loading).rejects.toThrow(/null value/);
    expect(await inSite(target, hasTables)).toBe(false);
  });
});
