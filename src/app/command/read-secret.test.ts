import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readSecret } from './read-secret.server.ts';

const terminal = () => Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });

describe('readSecret', () => {
  it.each([
    [['une phrase de passe\n'], 'une phrase de passe'],
    [['une phr', 'ase\r\nla suite'], 'une phrase'],
    [['sans fin de ligne'], 'sans fin de ligne'],
    [[], ''],
  ])('reads the first line of a pipe: %j', async (chunks, line) => {
    const input = new PassThrough();
    for (const chunk of chunks) input.write(chunk);
    input.end();
    expect(await readSecret('Mot de passe', input)).toBe(line);
  });

  it('asks at a terminal, and shows nothing of the answer', async () => {
    const input = terminal();
    const output: string[] = [];
    const reading = readSecret('Mot de passe', input, (text) => void output.push(text));
    input.write('tuiles plates\r');
    expect(await reading).toBe('tuiles plates');
    expect(output).toEqual(['Mot de passe : ', '\n']);
  });

  it('ends with a sentence after Ctrl-C', async () => {
    const input = terminal();
    const reading = readSecret('Mot de passe', input, () => undefined);
    input.write('\u0003');
    await expect(reading).rejects.toThrow('Interrompu : rien n’a été changé.');
  });
});
