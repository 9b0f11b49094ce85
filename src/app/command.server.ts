import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { DomainError } from '#src/kernel/errors.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { keepFilesPrivate } from '#src/platform/data-folder/file-modes.server.ts';
import { createLog, setLog } from '#src/platform/log.server.ts';
import { adminCreate, adminList, adminResetPassword, adminResetTwoFactor } from './command/admin-commands.server.ts';
import { backupCommand } from './command/backup-command.server.ts';
import {
  type CommandAnswer,
  type CommandShape,
  EXIT,
  readCommandLine,
  UsageError,
} from './command/command-shape.server.ts';
import { configCommand } from './command/config-command.server.ts';
import { demoRemove } from './command/demo-command.server.ts';
import { doctorCommand } from './command/doctor-command.server.ts';
import { exportAllCommand } from './command/export-all-command.server.ts';
import { showCommandHelp, showGroupHelp, showHelp } from './command/help.server.ts';
import { importSiteCommand, importWordpressCommand } from './command/import-commands.server.ts';
import { jobsDrop, jobsList, jobsRetry } from './command/jobs-commands.server.ts';
import { maintenanceCommand } from './command/maintenance-command.server.ts';
import { migrateCommand } from './command/migrate-command.server.ts';
import { readSecret } from './command/read-secret.server.ts';
import { restoreCommand } from './command/restore-command.server.ts';
import { userErase, userExport } from './command/user-commands.server.ts';
import { verifyCommand } from './command/verify-command.server.ts';

/** As `main.server.ts` names it: beside this file, which is in `src/app/` or is `build/server/command.js`. */
const STAMP_FOLDER = fileURLToPath(new URL('../../.cache/data-folders', import.meta.url));

/** Every command by its words. */
const COMMANDS: Record<string, CommandShape> = {
  doctor: doctorCommand,
  config: configCommand,
  backup: backupCommand,
  restore: restoreCommand,
  verify: verifyCommand,
  'jobs list': jobsList,
  'jobs retry': jobsRetry,
  'jobs drop': jobsDrop,
  'admin list': adminList,
  'admin create': adminCreate,
  'admin reset-password': adminResetPassword,
  'admin reset-2fa': adminResetTwoFactor,
  'user export': userExport,
  'user erase': userErase,
  maintenance: maintenanceCommand,
  migrate: migrateCommand,
  'demo remove': demoRemove,
  'import site': importSiteCommand,
  'import wordpress': importWordpressCommand,
  'export all': exportAllCommand,
};

/** Where the answer goes, and where secrets come from; a test brings its own. */
export interface CommandTerminal {
  write(text: string): void;
  writeError(text: string): void;
  readSecret(question: string): Promise<string>;
}

const TERMINAL: CommandTerminal = {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  readSecret,
};

/** Returns the commands of two words that begin with this one: those of `admin`. */
const findGroup = (first: string): Record<string, CommandShape> =>
  Object.fromEntries(Object.entries(COMMANDS).filter(([name]) => name.startsWith(`${first} `)));

/** @throws UsageError with the commands that begin with the first word, when there are any. */
function refuseUnknown([first = '', second]: readonly string[]): never {
  const group = findGroup(first);
  if (Object.keys(group).length === 0)
    throw new UsageError(`La commande « ${first} » n’existe pas : faitage --help les montre toutes.`);
  const fault =
    second === undefined || second.startsWith('-')
      ? `La commande « ${first} » demande un mot de plus :`
      : `La commande « ${first} ${second} » n’existe pas ; celles de « ${first} » :`;
  throw new UsageError(`${fault}\n${showGroupHelp(first, group).text}`);
}

/** Splits the words into the command's name, of one or two words, and the rest. @throws UsageError */
function findCommand(args: readonly string[]): { name: string; shape: CommandShape; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ');
    const shape = COMMANDS[name];
    if (shape !== undefined) return { name, shape, rest: args.slice(length) };
  }
  return refuseUnknown(args);
}

/** Reads the variables of a file in the form of systemd's `EnvironmentFile=`. */
function readVariables(path: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new UsageError(`Le fichier ${path} ne peut pas être lu : vérifiez son nom et ses droits.`, { cause });
  }
}

async function answer(
  args: readonly string[],
  ownEnvironment: NodeJS.ProcessEnv,
  terminal: CommandTerminal,
): Promise<CommandAnswer> {
  if (args.length === 0 || args[0] === '--help' || args[0] === 'help') return showHelp(COMMANDS);
  const group = findGroup(args[0] ?? '');
  if (args[1] === '--help' && Object.keys(group).length > 0) return showGroupHelp(args[0] ?? '', group);
  const { name, shape, rest } = findCommand(args);
  const line = readCommandLine(name, shape, rest);
  if (line.values.help) return showCommandHelp(name, shape);
  const { variables } = line.values;
  const fromFile = typeof variables === 'string' ? readVariables(variables) : {};
  return shape.run({
    ...line,
    stampFolder: STAMP_FOLDER,
    ownEnvironment,
    environment: { ...ownEnvironment, ...fromFile },
    readSecret: terminal.readSecret,
  });
}

/** The sentence of a failure; an error of the system or the database, in English, gets one around it. */
function toSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForeign = ('code' in error || 'errcode' in error) && !(error instanceof DomainError);
  return isForeign
    ? `La commande s’est arrêtée (${error.message}) : vérifiez les droits, la place et la base (faitage doctor), puis recommencez.`
    : error.message;
}

/**
 * Runs one command of `faitage` and writes its answer. Returns the exit code; every failure is one French sentence, with
 * the possible commands below it when only their first word is given.
 * @param args words after the program's name.
 */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  output: CommandTerminal = TERMINAL,
): Promise<number> {
  const wantsJson = args.includes('--json');
  return new AppState().run(async () => {
    setLog(createLog('silent'));
    try {
      const { code, text, json } = await answer(args, environment, output);
      output.write(wantsJson ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`);
      return code;
    } catch (error) {
      if (wantsJson) output.write(`${JSON.stringify({ error: toSentence(error) })}\n`);
      else output.writeError(`${toSentence(error)}\n`);
      return error instanceof UsageError ? EXIT.usage : EXIT.broken;
    }
  });
}

/** Runs one command as a process: its files are its account's alone. Returns the exit code. */
export function main(args: readonly string[]): Promise<number> {
  keepFilesPrivate();
  return runCommand(args);
}
