import { runCommand } from '#src/app/command.server.ts';

/** Answer of the command as a program sees it. */
export interface Ran {
  code: number;
  text: string;
  errors: string;
}

/** Runs `faitage` in this process and collects its output. */
export async function runFaitage(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const written = { text: '', errors: '' };
  const code = await runCommand(args, environment, {
    write: (text) => {
      written.text += text;
    },
    writeError: (text) => {
      written.errors += text;
    },
  });
  return { code, ...written };
}
