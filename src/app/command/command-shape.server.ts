import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Codes with which the command ends; `docs/guides/commande.md` explains them. */
export const EXIT = { done: 0, toDo: 1, broken: 2, usage: 64 } as const;

/** What a call of a command was given. */
export interface CommandCall {
  values: Record<string, string | boolean | undefined>;
  /** Words after the command's name. */
  words: string[];
  /** Variables of the process, and of the file that `--variables` names. */
  environment: NodeJS.ProcessEnv;
  /** The same, without those of the file. */
  ownEnvironment: NodeJS.ProcessEnv;
  /** Folder outside the data folder where starts store which folders hold a database. */
  stampFolder: string;
  /** Reads a line that must appear nowhere, from the keyboard or a pipe. */
  readSecret(question: string): Promise<string>;
}

export interface CommandAnswer {
  code: number;
  /** For a person at a terminal. */
  text: string;
  /** For a program: `--json`. */
  json: unknown;
}

export interface CommandShape {
  /** Words after the name, in French: `ARCHIVE`. */
  usage?: string;
  /** One French line of the help. */
  summary: string;
  /** Options besides those of every command, each with a French line of the help. */
  options?: Record<string, { type: 'string' | 'boolean'; help: string; value?: string }>;
  /** Most words after the name. */
  words?: number;
  run(call: CommandCall): Promise<CommandAnswer>;
}

/** A command line that cannot be understood: one French sentence with the remedy. */
export class UsageError extends Error {}

export const COMMON_OPTIONS = {
  json: { type: 'boolean', help: 'répond en JSON, pour un programme' },
  variables: { type: 'string', value: 'FICHIER', help: 'lit aussi les variables de ce fichier (comme systemd)' },
  help: { type: 'boolean', help: 'montre cette aide' },
} as const;

const REASONS: Record<string, (message: string) => string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (message) => `l’option ${/'(-[^']*)'/.exec(message)?.[1] ?? ''} est inconnue`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (message) =>
    `l’option ${/'(-[^' ]*)/.exec(message)?.[1] ?? ''} ${/does not take/.test(message) ? 'ne prend pas de valeur' : 'demande une valeur'}`,
};

/** Reads a command line by the command's options. @throws UsageError */
export function readCommandLine(
  name: string,
  shape: CommandShape,
  args: readonly string[],
): Pick<CommandCall, 'values' | 'words'> {
  const options: ParseArgsConfig['options'] = {};
  for (const [option, { type }] of Object.entries({ ...COMMON_OPTIONS, ...shape.options })) options[option] = { type };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const extra = positionals[shape.words ?? 0];
    if (extra !== undefined)
      throw new UsageError(`« ${extra} » est de trop : faitage ${name} --help dit ce qui est attendu.`);
    return { values: values as CommandCall['values'], words: positionals };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    const reason = 'code' in error ? REASONS[String(error.code)]?.(error.message) : undefined;
    throw new UsageError(
      `La ligne de commande n’est pas comprise : ${reason ?? error.message} (faitage ${name} --help).`,
    );
  }
}
