import { join, resolve } from 'node:path';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { lockDataFolder } from '#src/platform/data-folder/open-data-folder.server.ts';
import { closeDatabase } from '#src/platform/database/database.server.ts';
import { migrate, readSchemaState, refuseNewer } from '#src/platform/database/migrate.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { openInstallation } from './open-installation.server.ts';
import { refuseRunningServer } from './restore-command.server.ts';
import { DEFAULT_FOLDER, writeBackup } from './write-backup.server.ts';

/** Returns the names of the migrations to run. @throws Error with one French sentence. */
async function readWaiting(config: Config, stampFolder: string): Promise<string[]> {
  if ((await openInstallation(config, stampFolder)) === 'new') {
    throw new Error('Rien n’est à mettre à jour : le site n’a jamais démarré avec ces variables (faitage config).');
  }
  const { waiting, newer } = await readSchemaState();
  if (newer !== undefined) refuseNewer(newer);
  return waiting;
}

/** Migrates while no server runs, after a copy of everything. */
async function migrateAlone(config: Config, folder: string): Promise<string> {
  await refuseRunningServer(config);
  const leave = config.DATABASE_URL === undefined ? lockDataFolder(config.DATA_DIR) : () => {};
  try {
    const { path } = await writeBackup(config, { folder, passphrase: undefined, isWithoutKey: false });
    await migrate();
    return path;
  } finally {
    leave();
  }
}

async function run(call: CommandCall): Promise<CommandAnswer> {
  const config = readConfig(call.environment);
  try {
    const waiting = await readWaiting(config, call.stampFolder);
    if (waiting.length === 0) {
      return { code: EXIT.done, text: 'La base a déjà la version de ce programme.', json: { migrations: [] } };
    }
    const list = waiting.map((name) => `  ${name}`);
    if (call.values['dry-run'] === true) {
      const text = [`Mises à jour qui attendent : ${waiting.length}.`, ...list, 'Rien n’est encore fait.'].join('\n');
      return { code: EXIT.toDo, text, json: { migrations: waiting, applied: false } };
    }
    const { to } = call.values;
    const folder = typeof to === 'string' ? resolve(to) : join(config.DATA_DIR, DEFAULT_FOLDER);
    const backup = await migrateAlone(config, folder);
    const option = config.DATABASE_URL === undefined ? '' : ' --replace';
    const text = [
      `Mises à jour faites : ${waiting.length}.`,
      ...list,
      `L’état d’avant : ${backup}. Pour revenir : l’ancienne version du programme, puis faitage restore${option}.`,
    ].join('\n');
    return { code: EXIT.done, text, json: { migrations: waiting, applied: true, backup } };
  } finally {
    await closeDatabase();
  }
}

/** `faitage migrate`: brings the schema to this version, server stopped, after a backup. */
export const migrateCommand: CommandShape = {
  summary: 'met la base à la version de ce programme, serveur arrêté, après une sauvegarde automatique',
  options: {
    'dry-run': { type: 'boolean', help: 'dit ce qui serait fait, et ne fait rien' },
    to: { type: 'string', value: 'DOSSIER', help: 'dossier de la sauvegarde (défaut : sauvegardes, dans DATA_DIR)' },
  },
  run,
};
