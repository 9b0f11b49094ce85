import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Installation, makeInstallation } from '#tests/support/installation.ts';
import { runFaitage } from '#tests/support/run-command.ts';

let site: Installation;
/** Names of all commands, `start` of `scripts/faitage.mjs` included. */
let names: string[] = [];

beforeAll(async () => {
  site = makeInstallation(inject('sqliteTemplate'));
  const { text } = await runFaitage(['--help', '--json']);
  names = Object.keys(JSON.parse(text)).map((call) => (/^[a-z0-9 -]+/.exec(call)?.[0] ?? '').trim());
});
afterAll(() => rmSync(site.folder, { recursive: true }));

/** Options of the command, as its help shows them. */
async function getOptions(name: string): Promise<string[]> {
  if (name === 'start') return ['--variables', '--help'];
  const { text } = await runFaitage([...name.split(' '), '--help', '--json']);
  return Object.keys(JSON.parse(text).options).map((option) => option.split(' ')[0] ?? '');
}

/** Calls in the texts that people read: remedies, refusals, the interface, and what the guides show within a sentence. */
function getCalls(): [file: string, call: string][] {
  const calls = (files: string[], pattern: RegExp): [string, string][] =>
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, call = '']): [string, string] => [file, call]),
    );
  return [
    ...calls(globSync('src/**/*.texts.ts'), /\bfaitage ((?:--)?[a-z][^'"`»(),;:.…]*)/g),
    ...calls(globSync('src/app/command/*.server.ts'), /\bfaitage ((?:--)?[a-z][^'"`»(),;:.…$]*)/g),
    ...calls([...globSync('docs/guides/*.md'), 'README.md'], /`faitage ([^`\n]+)`/g),
  ];
}

describe('texts and guides', () => {
  it('name only commands and options that exist', async () => {
    const calls = getCalls();
    expect(calls.length).toBeGreaterThan(40);
    const unknown: string[] = [];
    for (const [file, call] of calls) {
      if (call.startsWith('--help')) continue;
      const [first = '', second = ''] = call.split(' ');
      const name = names.find((one) => one === `${first} ${second}` || one === first);
      const options = name === undefined ? [] : await getOptions(name);
      const wrong = [...call.matchAll(/--[a-z0-9-]+/g)].filter(([option]) => !options.includes(option));
      if (name === undefined || wrong.length > 0) unknown.push(`${file}: faitage ${call}`);
    }
    expect(unknown).toEqual([]);
  });
});

describe('runCommand', () => {
  it('answers a program in JSON, whichever command it calls', async () => {
    expect(names.length).toBeGreaterThan(20);
    // Without a folder it would write into the one of the tests.
    const place: Record<string, string[]> = { 'export all': ['--to', join(site.folder, 'export')] };
    for (const name of names.filter((one) => one !== 'start')) {
      const { code, text, errors } = await runFaitage(
        [...name.split(' '), ...(place[name] ?? []), '--json'],
        site.environment,
      );
      expect([name, errors, typeof JSON.parse(text)]).toEqual([name, '', 'object']);
      expect([0, 1, 2, 64]).toContain(code);
    }
  });
});
