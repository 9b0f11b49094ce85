import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = JSON.stringify(pathToFileURL(resolve('tools/one-at-a-time.mjs')).href);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that works under the lock and writes when it begins and ends. */
function startWorker(name: string) {
  const [lock, journal] = [join(folder, 'lock'), join(folder, 'journal')].map((path) => JSON.stringify(path));
  const script = `const { oneAtATime } = await import(${MODULE});
    const { appendFileSync } = await import('node:fs');
    const write = (what) => appendFileSync(${journal}, '${name} ' + what + '\\n');
    oneAtATime(${lock}, { onWait: () => write('waits'), work: () => {
      write('begins');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      write('ends');
    } });`;
  return once(spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' }), 'close');
}

const readJournal = () => readFileSync(join(folder, 'journal'), 'utf8').trim().split('\n');

describe('oneAtATime', () => {
  it('lets processes that start together work one after the other', async () => {
    const codes = await Promise.all(['a', 'b', 'c'].map(startWorker));
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0]);
    const turns = readJournal().filter((line) => !line.endsWith('waits'));
    for (let turn = 0; turn < turns.length; turn += 2) {
      const [name] = turns[turn]?.split(' ') ?? [];
      expect(turns.slice(turn, turn + 2)).toEqual([`${name} begins`, `${name} ends`]);
    }
    expect(turns).toHaveLength(6);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('takes over from a process that was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(join(folder, 'lock'), String(pid));
    await startWorker('a');
    expect(readJournal()).toEqual(['a begins', 'a ends']);
  });
});
