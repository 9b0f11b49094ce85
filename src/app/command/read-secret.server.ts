import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';

const LONGEST = 10_000;

/** Reads the first line of a pipe or a file. */
async function readFirstLine(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n') || text.length > LONGEST) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}

/** Reads one line of a terminal, which shows nothing of it. @throws Error after Ctrl-C. */
async function readUnseen(input: Readable, ask: () => void): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nothing, terminal: true });
  const stopped = new AbortController();
  lines.on('SIGINT', () => stopped.abort());
  try {
    ask();
    return await lines.question('', { signal: stopped.signal });
  } catch (cause) {
    throw new Error('Interrompu : rien n’a été changé.', { cause });
  } finally {
    lines.close();
  }
}

/** Reads a secret that must appear nowhere: neither on the screen nor on the command line. */
export async function readSecret(
  question: string,
  input: Readable & { isTTY?: boolean } = process.stdin,
  ask: (text: string) => void = (text) => process.stderr.write(text),
): Promise<string> {
  if (input.isTTY !== true) return readFirstLine(input);
  const secret = await readUnseen(input, () => ask(`${question} : `));
  ask('\n');
  return secret;
}
