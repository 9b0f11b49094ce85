import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROWS_FOLDER } from '#src/platform/backup/manifest.server.ts';
import { readArchive } from '#src/platform/backup/read-archive.server.ts';
import { readPassphrase } from '#src/platform/backup/write-archive.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { checkDatabaseFile } from '#src/platform/data-folder/check-database-file.server.ts';
import { DATABASE_FILE } from '#src/platform/data-folder/open-data-folder.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';
import { MIGRATIONS } from '#src/platform/database/migrate.server.ts';
import { withArchive } from './archive-place.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { openInstallation } from './open-installation.server.ts';
import { type Proof, proveDatabase } from './verify-records.server.ts';
import { proveArchivedRows, toFileNames } from './verify-rows.server.ts';

async function proveInstallation({ environment, stampFolder }: CommandCall): Promise<Proof[]> {
  const config = readConfig(environment);
  if ((await openInstallation(config, stampFolder)) === 'new') {
    throw new Error('Rien n’est à vérifier : le site n’a jamais démarré avec ces variables (faitage config).');
  }
  return proveDatabase({ folder: config.DATA_DIR });
}

/** Proves every file of an archive; an SQLite database in it is opened and proved as well, the rows of PostgreSQL are read. */
async function proveArchive(path: string, passphrase: string | undefined): Promise<Proof[]> {
  const target = await mkdtemp(join(tmpdir(), 'faitage-verify-'));
  try {
    const isUnpacked = (name: string): boolean =>
      name === DATABASE_FILE || name === 'audit-roots.jsonl' || name.startsWith(`${ROWS_FOLDER}/`);
    const manifest = await readArchive(path, { target, passphrase, isUnpacked });
    const { files, made_at, engine, migrations } = manifest;
    const whole: Proof = {
      proof: 'archive',
      isIntact: true,
      sentence: `Archive intacte : ${files.length} fichiers du ${made_at.slice(0, 10)}, chacun avec son empreinte.`,
    };
    if (engine === 'postgres') return [whole, ...(await proveArchivedRows(target, manifest))];
    const file = join(target, DATABASE_FILE);
    checkDatabaseFile(file, Object.keys(MIGRATIONS));
    if (migrations.length < Object.keys(MIGRATIONS).length) return [whole];
    const names = toFileNames(files);
    await openDatabase(file);
    return [whole, ...(await proveDatabase({ folder: target, exists: (name) => names.has(name) }))];
  } finally {
    await closeDatabase();
    await rm(target, { recursive: true, force: true });
  }
}

async function verify(call: CommandCall): Promise<CommandAnswer> {
  const [archive] = call.words;
  const { 'passphrase-file': file } = call.values;
  const passphrase = typeof file === 'string' ? await readPassphrase(file) : undefined;
  try {
    const place = { readAccess: () => readConfig(call.environment), folder: tmpdir() };
    const proofs =
      archive === undefined
        ? await proveInstallation(call)
        : await withArchive(archive, place, (path) => proveArchive(path, passphrase));
    const isIntact = proofs.every((proof) => proof.isIntact);
    const text = proofs.map((proof) => `${proof.isIntact ? '✓' : '✗'} ${proof.sentence}`).join('\n');
    return { code: isIntact ? EXIT.done : EXIT.broken, text, json: { isIntact, proofs } };
  } finally {
    await closeDatabase();
  }
}

/** `faitage verify`: proves the site, or an archive. */
export const verifyCommand: CommandShape = {
  usage: '[ARCHIVE]',
  summary: 'prouve la base, les encaissements, le journal et les images du site, ou d’une archive',
  words: 1,
  options: {
    'passphrase-file': { type: 'string', value: 'FICHIER', help: 'mot de passe d’une archive chiffrée' },
  },
  run: verify,
};
