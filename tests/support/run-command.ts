import { runCommand } from '#src/app/command.server.ts';

/** Answer of the command as a program sees it. */
export interface Ran {
  code: number;
  text: string;
  errors: string;
}

/** Runs `faitage` in this process and collects its output. @param secret what is typed when a secret is asked. */
export async function runFaitage(args: string[], environment: NodeJS.ProcessEnv = {}, secret = ''): Promise<Ran> {
  const written = { text: '', errors: '' };
  const code = await runCommand(args, environment, {
    write: (text) => {
      written.text += text;
    },
    writeError: (text) => {
      written.errors += text;
    },
    readSecret: async () => secret,
  });
  return { code, ...written };
}
